/**
 * What the weights look at to tell whether a talk begins with a turn, and whether it is chat: its words, those beside it, its place,
 * and what is named on both sides of its beginning.
 */

import type { SideOf } from '#call-facts/learned/features.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import { GOES_ON, LEANS_BACK, SAYS_NOTHING } from '#call-facts/told/standing-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import type { Features } from '#language/linear-models/linear.ts';
import { oncePer } from '#shared/once-per.ts';
import { step } from '../worth/features.ts';
import { namesAmid } from '../worth/sentence.ts';
import { thingsIn } from '../worth/things.ts';

/** In words: of the turn its first and very first, of the turn before its last, of the next one its first. */
const FIRST = 8;
const VERY_FIRST = 3;
const LAST = 8;
const NEXT = 10;
/** A turn of fewer words is also looked at whole. */
const NOD = 6;

/** In turns from the beginning and from the end. */
const EDGE = 9;

export function talkFeatures(turns: readonly Utterance[], index: number, sideOf: SideOf): Features {
	const features: Features = new Map();
	const [earlier, before, turn, next] = [index - 2, index - 1, index, index + 1].map((at) => turns[at]);
	if (turn === undefined) return features;
	const all = (prefix: string, values: Iterable<string>, value: number) => {
		for (const one of new Set(values)) features.set(`${prefix} ${one}`, value);
	};
	const side = sideOf(turn.speaker);
	const sideBefore = before && sideOf(before.speaker);
	all('w', turn.words, 0.6);
	all(`w${side}`, turn.words, 0.4);
	all('first', turn.words.slice(0, FIRST), 1);
	all('first', pairs(turn.words.slice(0, FIRST)), 1);
	for (const [place, word] of turn.words.slice(0, VERY_FIRST).entries()) features.set(`at ${place} ${word}`, 1.5);
	all('last', before?.words.slice(-LAST) ?? [], 0.7);
	all('last', pairs(before?.words.slice(-LAST) ?? []), 0.7);
	if (before && before.words.length < NOD) features.set(`nod ${sideBefore} ${before.words.join(' ')}`, 1.5);
	all('next', next?.words.slice(0, NEXT) ?? [], 0.3);
	all('next', pairs(next?.words.slice(0, NEXT) ?? []), 0.3);
	all(
		'shape',
		[
			`sides ${sideBefore} ${side}`,
			`goes on ${turn.speaker === before?.speaker}`,
			`asks ${asks(before)} ${asks(turn)} ${side}`,
			`asks ${asks(earlier)} ${asks(before)} ${asks(turn)}`,
			`long ${long(turn)} ${side}`,
			`long before ${long(before)}`,
		],
		1.5,
	);
	all(
		'form',
		[
			`asks, then ${asks(turn)} ${asks(next)}`,
			`question ${turn.text.includes('?')} ${side}`,
			`long earlier ${long(earlier)}`,
			`long next ${long(next)}`,
			`long both ${long(before)} ${long(turn)}`,
			`leans ${LEANS_BACK.pattern.test(turn.text)}`,
			`continues ${GOES_ON.pattern.test(turn.text)}`,
			`nothing ${SAYS_NOTHING.pattern.test(before?.text ?? '')} ${SAYS_NOTHING.pattern.test(turn.text)}`,
			`amounts ${(before?.amounts.length ?? 0) > 0} ${turn.amounts.length > 0}`,
			`days ${(before?.dates.length ?? 0) > 0} ${turn.dates.length > 0}`,
			`place ${step(index / turns.length, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 0.9, 0.95)}`,
		],
		1,
	);
	all(
		'edge',
		[index, turns.length - index].flatMap((far, end) => [
			`${end} ${Math.min(EDGE, far)}`,
			`${end} about ${step(far, 4, 8, 12, 16, 20)}`,
		]),
		2,
	);
	for (const window of WINDOWS) addShared(features, namedIn(turns), index, window);
	return features;
}

function asks(turn?: Utterance): boolean {
	return turn?.text.trimEnd().endsWith('?') ?? false;
}

function long(turn?: Utterance): number {
	return turn === undefined ? -1 : step(turn.words.length, 3, 6, 10, 16, 25, 40, 70);
}

function pairs(words: readonly string[]): string[] {
	return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

/** In turns before and from here on: how far what both name is looked for. */
const WINDOWS = [
	[1, 1],
	[2, 2],
	[4, 3],
	[6, 4],
] as const;

interface Named {
	/** What each turn names. */
	ofTurn: readonly ReadonlySet<string>[];
	/** A thing counts the less, the more turns name it. */
	weightOf: (thing: string) => number;
}

const namedIn = oncePer((turns: readonly Utterance[]): Named => {
	const names = namesAmid(turns);
	const ofTurn = turns.map(({ text, amounts, dates }) =>
		thingsIn({ text: text.slice(0, FARTHEST), amounts, dates }, (name) => names.has(name)),
	);
	const counts = new Map<string, number>();
	for (const thing of ofTurn.flatMap((things) => [...things])) counts.set(thing, (counts.get(thing) ?? 0) + 1);
	return { ofTurn, weightOf: (thing) => 1 / Math.sqrt(counts.get(thing) ?? 1) };
});

/** How alike is what is named on both sides of the beginning of a turn. */
function addShared(
	features: Features,
	{ ofTurn, weightOf }: Named,
	index: number,
	[back, on]: readonly [number, number],
): void {
	const before = new Set(ofTurn.slice(Math.max(0, index - back), index).flatMap((things) => [...things]));
	const after = new Set(ofTurn.slice(index, index + on).flatMap((things) => [...things]));
	const both = [...after].filter((thing) => before.has(thing));
	const sum = (things: Iterable<string>) => [...things].reduce((all, thing) => all + weightOf(thing), 0);
	const alike = sum(both) / Math.sqrt((sum(before) + 0.5) * (sum(after) + 0.5));
	const shares = (type: string) => both.some((thing) => thing.startsWith(type));
	features.set(`alike ${back}`, Math.min(1, alike * 3) * 1.5);
	features.set(`alike ${back} ${step(alike, 0.001, 0.05, 0.1, 0.15, 0.2, 0.3)}`, 1.5);
	features.set(`shared ${back} ${shares('n ')} ${shares('d ')} ${shares('N ')}`, 1);
	features.set(`fresh ${back} ${step(after.size - both.length, 1, 3, 6, 10, 15, 25)}`, 1);
}
