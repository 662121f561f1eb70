/** Where readers began and ended each talk of some gold calls (`test/calls/gold/talks.tsv`), and what is learned from it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { utterancesOf } from '#call-facts/utterances.ts';
import { ask, type LinearModels } from '#language/linear-models/linear.ts';
import { talkFeatures } from '#tools/sales-call-analyzer/talks/features.ts';
import { LIKELY_CHAT, TALK_QUESTIONS } from '#tools/sales-call-analyzer/talks/talks.ts';
import { GOLD, goldCalls } from '../facts/gold.ts';
import { FOLDERS } from '../facts/out-of-fold.ts';
import { type Example, train } from '../learning/regression.ts';

/** Of each turn, whether a talk begins with it, and whether it is chat. */
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
		const chat = begun.filter(([, , , kind]) => kind === 'chat');
		const isChat = (number: number) => chat.some(([, from, to]) => number >= Number(from) && number <= Number(to));
		const turns = utterancesOf(call);
		const sideOf = (speaker: string) => gold.sides[speaker] ?? 'other';
		const examples = turns.map((turn) => ({
			call: index,
			features: talkFeatures(turns, turn.index, sideOf),
			answers: {
				begins: turn.index === 0 ? undefined : Number(first.has(turn.number)),
				chats: Number(isChat(turn.number)),
			},
		}));
		return [{ call: name, examples }];
	});
}

/** Those that did best on calls left out. */
const OPTIONS = { c: 0.7, calls: 3 };

export function talksFrom(places: readonly Places[]): LinearModels {
	return train(
		places.flatMap(({ examples }) => examples),
		TALK_QUESTIONS,
		OPTIONS,
	);
}

/** In as many parts are the calls of which each is cut by what the others teach. */
const PARTS = 6;
/** From here on a place is taken for a beginning. */
const LIKELY = 0.35;

/** In percent, each call by weights that were trained without it. */
export interface TalksFigures {
	/** Of the places where a talk is found to begin, how many are right, and of the right ones how many are found. */
	beginsRight: number;
	beginsFound: number;
	/** The same of turns that are chat. */
	chatsRight: number;
	chatsFound: number;
}

export function talksFigures(places: readonly Places[]): TalksFigures {
	const cut = Array.from({ length: PARTS }, (_, part) => {
		const weights = talksFrom(places.filter((_, index) => index % PARTS !== part));
		const own = places.filter((_, index) => index % PARTS === part).flatMap(({ examples }) => examples);
		return own.map(({ features, answers }) => ({ answers, likely: ask(weights, features) }));
	}).flat();
	const figures = (question: (typeof TALK_QUESTIONS)[number], least: number) => {
		const asked = cut.filter(({ answers }) => answers[question] !== undefined);
		const right = asked.filter(({ answers }) => answers[question] === 1);
		const found = asked.filter(({ likely }) => (likely[question] ?? 0) >= least);
		const both = found.filter((one) => right.includes(one)).length;
		const percent = (of: number) => Math.round((1000 * both) / of) / 10;
		return { right: percent(found.length), found: percent(right.length) };
	};
	const [begins, chats] = [figures('begins', LIKELY), figures('chats', LIKELY_CHAT)];
	return {
		beginsRight: begins.right,
		beginsFound: begins.found,
		chatsRight: chats.right,
		chatsFound: chats.found,
	};
}
