import { ask } from '#language/linear-models/linear.ts';
import { oncePer } from '#shared/once-per.ts';
import type { Reading } from '../reading.ts';
import { mentionsOf, sentenceFeatures, thingFeatures } from './features.ts';
import { type Sentence, sentencesOf } from './sentence.ts';
import { isDetail } from './things.ts';
import { type WorthWeights, worthWeights } from './weights.ts';

/** How likely somebody who was there tells each sentence of a call, and each thing that is named in it. */
export interface Worth {
	sentences: ReadonlyMap<Sentence, number>;
	things: ReadonlyMap<string, number>;
}

export function likelySentences(reading: Reading, { sentence }: Pick<WorthWeights, 'sentence'>): Worth['sentences'] {
	return new Map(sentencesOf(reading).map((one) => [one, ask(sentence, sentenceFeatures(reading, one)).told ?? 0]));
}

export function worthOf(reading: Reading, weights: WorthWeights): Worth {
	const sentences = likelySentences(reading, weights);
	const likely = (one: Sentence) => sentences.get(one) ?? 0;
	const things = [...mentionsOf(reading).keys()].map((thing) => {
		const model = isDetail(thing) ? weights.detail : weights.word;
		return [thing, ask(model, thingFeatures(reading, thing, likely)).told ?? 0] as const;
	});
	return { sentences, things: new Map(things) };
}

/** By the weights that were learned from all gold calls. */
export const worthIn = oncePer((reading: Reading) => worthOf(reading, worthWeights()));

/** Of a sentence with all that it names. */
export function worthOfSentence({ sentences, things }: Worth, sentence: Sentence): number {
	return [...sentence.things].reduce((sum, thing) => sum + (things.get(thing) ?? 0), sentences.get(sentence) ?? 0);
}
