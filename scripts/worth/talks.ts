/** Where readers began and ended each talk of some calls, how they graded some (`test/calls/gold/talks.tsv`), and what is learned from it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { utterancesOf } from '#call-facts/utterances.ts';
import { ask, type LinearModels } from '#language/linear-models/linear.ts';
import { contract, type SalesCallInput } from '#tools/sales-call-analyzer/contract.ts';
import { type Reading, readingOf } from '#tools/sales-call-analyzer/reading.ts';
import { talkFeatures } from '#tools/sales-call-analyzer/talks/features.ts';
import { gradeFeatures } from '#tools/sales-call-analyzer/talks/grade-features.ts';
import { GRADE_QUESTIONS } from '#tools/sales-call-analyzer/talks/grades.ts';
import { LIKELY_CHAT, TALK_QUESTIONS } from '#tools/sales-call-analyzer/talks/talks.ts';
import { worthIn } from '#tools/sales-call-analyzer/worth/worth.ts';
import { decode } from '#transcript/decode.ts';
import { GOLD, goldCalls } from '../facts/gold.ts';
import { FOLDERS } from '../facts/out-of-fold.ts';
import { type Example, train } from '../learning/regression.ts';

/** A talk as a reader cut it, by the numbers of its first and last turn. */
interface CutTalk {
	first: number;
	last: number;
	isChat: boolean;
	/** From 3, told first, to 0, nothing follows from it; o where a later talk took its place; empty where nobody graded it. */
	grade: string;
}

/** The calls that were cut, in their order, with their talks. */
function cutTalks(): Map<string, CutTalk[]> {
	const lines = readFileSync(join(GOLD, 'talks.tsv'), 'utf8').trim().split('\n');
	const talks = lines.map((line) => {
		const [call = '', first, last, kind, grade = ''] = line.split('\t');
		return { call, first: Number(first), last: Number(last), isChat: kind === 'chat', grade };
	});
	return Map.groupBy(talks, ({ call }) => call);
}

/** A call of which nothing but the talks is learned, read as any other. */
interface HeardCall {
	name: string;
	reading: Reading;
}

export function heardCalls(): HeardCall[] {
	const folder = join(GOLD, 'heard');
	const lines = readFileSync(join(folder, 'sellers.tsv'), 'utf8').trim().split('\n');
	return lines.map((line) => {
		const [name = '', seller = ''] = line.split('\t');
		const callTranscript = decode(readFileSync(join(folder, `${name}.txt`)));
		const form = { callType: 'Discovery Call', callObjective: 'Agree a next step', salesPersonInfo: { name: seller } };
		return { name, reading: readingOf(contract.input.parse({ ...form, callTranscript }) as SalesCallInput) };
	});
}

/** What is learned from each call. */
type ByCall = readonly (readonly Example[])[];

/** Of each turn, whether a talk begins with it, and whether it is chat. */
export function talkPlaces(heard: readonly HeardCall[]): ByCall {
	const talks = cutTalks();
	const gold = FOLDERS.flatMap((folder) => goldCalls(join(GOLD, folder))).map((one) => ({
		name: one.name,
		turns: utterancesOf(one.call),
		sides: one.gold.sides,
	}));
	const calls = [
		...gold,
		...heard.map(({ name, reading }) => ({ name, turns: reading.turns, sides: reading.facts.sides })),
	];
	return calls.flatMap(({ name, turns, sides }, index): Example[][] => {
		const cut = talks.get(name);
		if (cut === undefined) return [];
		const sideOf = (speaker: string) => sides[speaker] ?? 'other';
		const isChat = (number: number) => cut.some((one) => one.isChat && number >= one.first && number <= one.last);
		const examples = turns.map(
			(turn): Example => ({
				call: index,
				features: talkFeatures(turns, turn.index, sideOf),
				answers: {
					begins: turn.index === 0 ? undefined : Number(cut.some(({ first }) => first === turn.number)),
					chats: Number(isChat(turn.number)),
				},
			}),
		);
		return [examples];
	});
}

/** The graded talks. */
export function gradedTalks(heard: readonly HeardCall[]): ByCall {
	const talks = cutTalks();
	return heard.map(({ name, reading }, index) => {
		const worth = worthIn(reading);
		const placeOf = (number: number) => reading.turnByNumber.get(number)?.index ?? 0;
		return (talks.get(name) ?? []).map(({ first, last, grade }) => ({
			call: index,
			features: gradeFeatures(reading, worth, { from: placeOf(first), to: placeOf(last) }),
			answers: {
				first: Number(grade === '3'),
				holds: Number(grade === '3' || grade === '2'),
				overtaken: Number(grade === 'o'),
			},
		}));
	});
}

/** Those that did best on calls left out. */
const OPTIONS = { talks: { c: 0.7, calls: 3 }, grades: { c: 0.5, calls: 4 } };

export function talksFrom(calls: ByCall): LinearModels {
	return train(calls.flat(), TALK_QUESTIONS, OPTIONS.talks);
}

export function gradesFrom(calls: ByCall): LinearModels {
	return train(calls.flat(), GRADE_QUESTIONS, OPTIONS.grades);
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

export function talksFigures(calls: ByCall): TalksFigures {
	const cut = Array.from({ length: PARTS }, (_, part) => {
		const weights = talksFrom(calls.filter((_, index) => index % PARTS !== part));
		const own = calls.filter((_, index) => index % PARTS === part).flat();
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
