/** Where readers began and ended each talk of some gold calls (`test/calls/gold/talks.tsv`), and what is learned from it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { utterancesOf } from '#call-facts/utterances.ts';
import { ask, type LinearModels } from '#language/linear-models/linear.ts';
import { talkFeatures } from '#tools/sales-call-analyzer/talks/features.ts';
import { BEGINS } from '#tools/sales-call-analyzer/talks/talks.ts';
import { GOLD, goldCalls } from '../facts/gold.ts';
import { FOLDERS } from '../facts/out-of-fold.ts';
import { type Example, train } from '../learning/regression.ts';

/** Of each place between two turns, whether a talk begins there. */
export interface Places {
	call: string;
	examples: readonly Example[];
}

export function talkPlaces(): Places[] {
	const lines = readFileSync(join(GOLD, 'talks.tsv'), 'utf8').trim().split('\n');
	const starts = Map.groupBy(
		lines.map((line) => line.split('\t')),
		([call = '']) => call,
	);
	const calls = FOLDERS.flatMap((folder) => goldCalls(join(GOLD, folder)));
	return calls.flatMap(({ name, call, gold }, index): Places[] => {
		const begun = starts.get(name);
		if (begun === undefined) return [];
		const first = new Set(begun.map(([, number]) => Number(number)));
		const turns = utterancesOf(call);
		const sideOf = (speaker: string) => gold.sides[speaker] ?? 'other';
		const examples = turns.slice(1).map((turn) => ({
			call: index,
			features: talkFeatures(turns, turn.index, sideOf),
			answers: { begins: Number(first.has(turn.number)) },
		}));
		return [{ call: name, examples }];
	});
}

/** Those that did best on calls left out. */
const OPTIONS = { c: 0.7, calls: 3 };

export function talksFrom(places: readonly Places[]): LinearModels {
	return train(
		places.flatMap(({ examples }) => examples),
		BEGINS,
		OPTIONS,
	);
}

/** In as many parts are the calls of which each is cut by what the others teach. */
const PARTS = 6;
/** From here on a place is taken for a beginning. */
const LIKELY = 0.35;

/** In percent, each call by weights that were trained without it. */
export interface TalksFigures {
	/** Of the places where a talk is found to begin, how many are right. */
	beginsRight: number;
	/** Of the right ones, how many are found. */
	beginsFound: number;
}

export function talksFigures(places: readonly Places[]): TalksFigures {
	const cut = Array.from({ length: PARTS }, (_, part) => {
		const weights = talksFrom(places.filter((_, index) => index % PARTS !== part));
		const own = places.filter((_, index) => index % PARTS === part).flatMap(({ examples }) => examples);
		return own.map(({ features, answers }) => ({
			isRight: answers.begins === 1,
			isFound: (ask(weights, features).begins ?? 0) >= LIKELY,
		}));
	}).flat();
	const percent = (part: number, of: number) => Math.round((1000 * part) / of) / 10;
	const found = cut.filter(({ isFound }) => isFound);
	const right = cut.filter(({ isRight }) => isRight);
	const both = found.filter(({ isRight }) => isRight).length;
	return { beginsRight: percent(both, found.length), beginsFound: percent(both, right.length) };
}
