/** What is learned from the gold calls, from all of them or without one. */

import { join } from 'node:path';
import { type EndingWeights, type Group, QUESTIONS, type Weights } from '#call-facts/learned/stored.ts';
import { decodeWeights, encodeWeights } from '#call-facts/learned/weights.ts';
import { train } from '../learning/regression.ts';
import { type Ending, type EndingsScore, endings, endingsScore } from './endings.ts';
import { type Examples, examplesOf, examplesOfEnding } from './examples.ts';
import { GOLD, type GoldCall, goldCalls } from './gold.ts';

export const FOLDERS = ['given', 'own', 'everyday'] as const;
const FOLDS = 8;
const GROUPS = Object.keys(QUESTIONS) as Group[];
/** Those that did best on calls left out. */
const OPTIONS: Record<Group, { c: number; calls: number }> = {
	side: { c: 4, calls: 2 },
	turn: { c: 2, calls: 2 },
	amount: { c: 1, calls: 2 },
	name: { c: 3, calls: 1 },
	close: { c: 10, calls: 2 },
	ends: { c: 2, calls: 3 },
	shown: { c: 10, calls: 3 },
};

interface Learned {
	examples: Examples;
}

interface LearnedCall extends GoldCall, Learned {
	folder: (typeof FOLDERS)[number];
}

interface LearnedEnding extends Ending, Learned {}

/** Every call that the weights learn from. */
export function learnedCalls(): LearnedCall[] {
	const calls = FOLDERS.flatMap((folder) => goldCalls(join(GOLD, folder)).map((call) => ({ ...call, folder })));
	return calls.map((call, index) => ({ ...call, examples: examplesOf(call, index) }));
}

/** Every ending that they learn from besides. */
export function learnedEndings(): LearnedEnding[] {
	return endings().map((ending, index) => ({ ...ending, examples: examplesOfEnding(ending, -1 - index) }));
}

/** Gives the weights that were trained without a call, by its name; undefined for a call that none were trained with. */
export function weightsWithout(
	calls: readonly LearnedCall[],
	besides: readonly Learned[] = learnedEndings(),
): (name: string) => Weights | undefined {
	const trained = new Map<number, Weights>();
	return (name) => {
		const place = calls.findIndex((call) => call.name === name);
		if (place === -1) return undefined;
		const fold = place % FOLDS;
		const others = () => [...calls.filter((_, index) => index % FOLDS !== fold), ...besides];
		const weights = trained.get(fold) ?? decodeWeights(encodeWeights(weightsFrom(others())));
		trained.set(fold, weights);
		return weights;
	};
}

/** How the endings are read, each by weights that were trained without what its writer wrote. */
export function endingsOutOfFold(calls: readonly Learned[], all: readonly LearnedEnding[]): EndingsScore {
	const trained = new Map<string, EndingWeights>();
	return endingsScore(all, ({ writer }) => {
		const others = () => [...calls, ...all.filter((one) => one.writer !== writer)];
		const weights = trained.get(writer) ?? endingWeightsFrom(others());
		trained.set(writer, weights);
		return weights;
	});
}

export function weightsFrom(learned: readonly Learned[]): Weights {
	return Object.fromEntries(GROUPS.map((group) => [group, trainedOn(learned, group)])) as Weights;
}

function endingWeightsFrom(learned: readonly Learned[]): EndingWeights {
	return {
		close: trainedOn(learned, 'close'),
		ends: trainedOn(learned, 'ends'),
		shown: trainedOn(learned, 'shown'),
	};
}

function trainedOn(learned: readonly Learned[], group: Group) {
	return train(
		learned.flatMap(({ examples }) => examples[group]),
		QUESTIONS[group],
		OPTIONS[group],
	);
}
