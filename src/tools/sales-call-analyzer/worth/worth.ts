import { ask } from '#language/linear-models/linear.ts';
import type { Reading } from '../reading.ts';
import { mentionsOf, sentenceFeatures, thingFeatures } from './features.ts';
import { type Sentence, sentencesOf } from './sentence.ts';
import { isDetail } from './things.ts';
import type { WorthWeights } from './weights.ts';

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

/** Of a sentence with all that it names. */
export function worthOfSentence({ sentences, things }: Worth, sentence: Sentence): number {
	return [...sentence.things].reduce((sum, thing) => sum + (things.get(thing) ?? 0), sentences.get(sentence) ?? 0);
}

/** How much a sentence itself counts, and a word where a detail counts 1. */
const OF_ITSELF = 0.5;
const OF_A_WORD = 0.6;
/** Long sentences tell more; by how much they must, and how many words each costs besides its own. */
const BY_LENGTH = 0.5;
const BESIDES = 3;
/** How much less counts what goes on. */
const UNSETTLED = 0.5;
/** What tells less, or is less likely told, is left out where there is room for it. */
const ENOUGH = 0.6;
const LIKELY = 0.03;

/** What can be told together: a sentence with what it takes to understand it. */
export interface Choice {
	sentence: Sentence;
	/** What is named in all of it. */
	things: ReadonlySet<string>;
	/** In words. */
	length: number;
	/** From 0 to 1: how likely it is all that was said of the matter. */
	settled: number;
}

/** So many that are of no use are looked at. */
const MOST_REFUSED = 200;

/** One after the other those of use that tell most that is not told yet, as long as all together are few words. */
export function mostWorth<One extends Choice>(
	choices: readonly One[],
	{ sentences, things }: Worth,
	told: ReadonlySet<string>,
	words: number,
	isOfUse: (one: One) => boolean = () => true,
): One[] {
	const chosen: One[] = [];
	let refused = 0;
	const known = new Set(told);
	let left = words;
	const worth = ({ sentence, things: named, length, settled }: One) => {
		const values = [...named].map((thing) => {
			const value = (things.get(thing) ?? 0) * (isDetail(thing) ? 1 : OF_A_WORD);
			return { value, fresh: known.has(thing) ? 0 : value };
		});
		const total = values.reduce((sum, { value }) => sum + value, 0);
		const fresh = values.reduce((sum, one) => sum + one.fresh, 0);
		const itself = total === 0 ? 0 : (OF_ITSELF * (sentences.get(sentence) ?? 0) * fresh) / total;
		if (fresh + itself < ENOUGH) return 0;
		return ((fresh + itself) * (1 - UNSETTLED * (1 - settled))) / (length + BESIDES) ** BY_LENGTH;
	};
	let open = choices.filter(({ sentence }) => (sentences.get(sentence) ?? 0) >= LIKELY);
	for (;;) {
		let best: One | undefined;
		let most = 0;
		open = open.filter((one) => one.length <= left);
		for (const one of open) {
			const value = worth(one);
			if (value > most) [best, most] = [one, value];
		}
		if (best === undefined || refused > MOST_REFUSED) return chosen;
		const taken = best;
		if (!isOfUse(taken)) {
			refused += 1;
			open = open.filter((one) => one !== taken);
			continue;
		}
		chosen.push(taken);
		left -= taken.length;
		open = open.filter((one) => one !== taken);
		for (const thing of taken.things) known.add(thing);
	}
}
