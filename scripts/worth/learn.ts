/** Learns which sentences of a call, and which things named in it, are told first. */

import type { LinearModels } from '#language/linear-models/linear.ts';
import { mentionsOf, sentenceFeatures, thingFeatures } from '#tools/sales-call-analyzer/worth/features.ts';
import { type Sentence, sentencesOf } from '#tools/sales-call-analyzer/worth/sentence.ts';
import { isDetail } from '#tools/sales-call-analyzer/worth/things.ts';
import { decodeWorth, encodeWorth, TOLD, type WorthWeights } from '#tools/sales-call-analyzer/worth/weights.ts';
import { likelySentences } from '#tools/sales-call-analyzer/worth/worth.ts';
import { type Example, train } from '../learning/regression.ts';
import type { ToldCall } from './learned-calls.ts';

/** Those that did best on calls left out. */
const OPTIONS = { c: 0.5, calls: 3 };
/** Of calls left out while the likelihoods are made from which things are learned. */
const FOLDS = 4;

export function worthFrom(calls: readonly ToldCall[]): WorthWeights {
	const likely = new Map<Sentence, number>();
	for (let fold = 0; fold < FOLDS; fold += 1) {
		const sentence = sentenceModel(calls.filter((_, index) => index % FOLDS !== fold));
		for (const { reading } of calls.filter((_, index) => index % FOLDS === fold)) {
			for (const [one, value] of likelySentences(reading, { sentence })) likely.set(one, value);
		}
	}
	const things = calls.flatMap(({ reading, top }, call) =>
		[...mentionsOf(reading).keys()].map((thing) => ({
			thing,
			call,
			features: thingFeatures(reading, thing, (one) => likely.get(one) ?? 0),
			answers: { told: Number(top.some((fact) => fact.has(thing))) },
		})),
	);
	return {
		sentence: sentenceModel(calls),
		detail: train(
			things.filter(({ thing }) => isDetail(thing)),
			TOLD,
			OPTIONS,
		),
		word: train(
			things.filter(({ thing }) => !isDetail(thing)),
			TOLD,
			OPTIONS,
		),
	};
}

function sentenceModel(calls: readonly ToldCall[]): LinearModels {
	const examples = calls.flatMap((one, call): Example[] => {
		const best = fewestThatTell(one);
		return sentencesOf(one.reading).map((sentence) => ({
			call,
			features: sentenceFeatures(one.reading, sentence),
			answers: { told: Number(best.has(sentence)) },
		}));
	});
	return train(examples, TOLD, OPTIONS);
}

const MOST = 12;
/** What a detail counts where a word counts 1. */
const OF_A_DETAIL = 2;

/** The sentences that hold most of what is told first, each by what no one before holds. */
export function fewestThatTell({ reading, top }: ToldCall): Set<Sentence> {
	const open = new Set(top.flatMap((fact) => [...fact]));
	const chosen = new Set<Sentence>();
	const gain = ({ things }: Sentence) =>
		[...open].reduce((sum, one) => sum + (things.has(one) ? (isDetail(one) ? OF_A_DETAIL : 1) : 0), 0);
	while (chosen.size < MOST) {
		let best: Sentence | undefined;
		let most = 0;
		for (const sentence of sentencesOf(reading)) {
			const value = gain(sentence);
			if (value > most) [best, most] = [sentence, value];
		}
		if (best === undefined) break;
		chosen.add(best);
		for (const thing of best.things) open.delete(thing);
	}
	return chosen;
}

/** In as many parts are the calls of which each is told by what the others teach. */
const PARTS = 5;

/** Gives the weights that were trained without a call. */
export function worthWithout(calls: readonly ToldCall[]): (call: ToldCall) => WorthWeights {
	const trained = new Map<number, WorthWeights>();
	return (call) => {
		const part = calls.indexOf(call) % PARTS;
		const others = () => calls.filter((_, index) => index % PARTS !== part);
		const weights = trained.get(part) ?? decodeWorth(encodeWorth(worthFrom(others())));
		trained.set(part, weights);
		return weights;
	};
}
