/** What the weights look at: names of features and their values. */

import type { Amount } from '#language/amounts/amount.ts';
import type { Features } from '#language/linear-models/linear.ts';
import type { Side } from '../facts.ts';
import { type Utterance, wordsOf } from '../utterances.ts';

export type SideOf = (speaker: string) => Side;

const BEFORE = 25;
const AFTER = 15;

function addAll(features: Features, prefix: string, values: Iterable<string>, value: number): void {
	for (const one of new Set(values)) features.set(`${prefix}${one}`, value);
}

function runs(words: readonly string[], length: number): string[] {
	const found: string[] = [];
	for (let index = 0; index + length <= words.length; index += 1) {
		found.push(words.slice(index, index + length).join(' '));
	}
	return found;
}

/** Of a turn: its words, those of its neighbours, its side and place. */
export function turnFeatures(turns: readonly Utterance[], index: number, sideOf: SideOf): Features {
	const features: Features = new Map();
	const turn = turns[index] as Utterance;
	const side = sideOf(turn.speaker);
	addAll(features, 'w ', turn.words, 1);
	addAll(features, `w${side} `, turn.words, 1);
	addAll(features, 'b ', runs(turn.words, 2), 1);
	addAll(features, 't ', runs(turn.words, 3), 0.7);
	const before = turns[index - 1];
	if (before) {
		const words = before.words.slice(-BEFORE);
		features.set(`ps ${sideOf(before.speaker)}${side}`, 1);
		addAll(features, 'p ', words, 0.6);
		addAll(features, 'pb ', runs(words, 2), 0.5);
		if (before.text.trimEnd().endsWith('?')) features.set(`pq ${side}`, 1);
	}
	const after = turns[index + 1];
	if (after) {
		features.set(`ns ${sideOf(after.speaker)}`, 1);
		addAll(features, 'n ', after.words.slice(0, AFTER), 0.4);
	}
	addShape(features, turns, index, side);
	return features;
}

function addShape(features: Features, turns: readonly Utterance[], index: number, side: string): void {
	const { words, text, amounts, dates } = turns[index] as Utterance;
	const left = turns.length - index;
	features.set(`side ${side}`, 1);
	features.set(`pos ${Math.min(9, Math.floor((10 * index) / Math.max(1, turns.length - 1)))} ${side}`, 1);
	if (left <= 4) features.set(`end ${left} ${side}`, 1);
	if (index < 3) features.set(`start ${index}`, 1);
	features.set(`len ${Math.min(7, Math.floor(Math.log2(words.length + 1)))} ${side}`, 1);
	if (text.includes('?')) features.set(`q ${side}`, 1);
	if (text.trimEnd().endsWith('?')) features.set(`qe ${side}`, 1);
	for (const { kind } of amounts) features.set(`am ${kind} ${side}`, 1);
	if (amounts.length > 0) features.set(`am ${side}`, 1);
	if (dates.length > 0) features.set(`date ${side}`, 1);
}

/** Of a turn, without anybody's side: to find the sides. */
export function sideFeatures(turns: readonly Utterance[], index: number): Features {
	const features: Features = new Map();
	const turn = turns[index] as Utterance;
	addAll(features, 'w ', turn.words, 1);
	addAll(features, 'b ', runs(turn.words, 2), 1);
	addAll(features, 't ', runs(turn.words, 3), 0.7);
	const before = turns[index - 1];
	if (before && before.speaker !== turn.speaker) addAll(features, 'p ', before.words.slice(-BEFORE), 0.4);
	const after = turns[index + 1];
	if (after && after.speaker !== turn.speaker) addAll(features, 'n ', after.words.slice(0, AFTER), 0.4);
	addShape(features, turns, index, '');
	return features;
}

/** A turn may be as long as a whole call; what stands further away says nothing. */
const NEAR = 400;

/** The words around a place. */
export function wordsAround(text: string, start: number, end: number): string[] {
	return wordsOf(text.slice(Math.max(0, start - NEAR), end + NEAR));
}

const WINDOW = 6;

/** Of an amount: what it is, what stands beside it, its turn and the turn before. */
export function amountFeatures(turns: readonly Utterance[], index: number, amount: Amount, sideOf: SideOf): Features {
	const turn = turns[index] as Utterance;
	const side = sideOf(turn.speaker);
	const features: Features = new Map();
	const words = wordsAround(turn.text, amount.start, amount.end);
	addAll(features, 'w ', words, 0.4);
	addAll(features, `w${side} `, words, 0.4);
	const before = turns[index - 1];
	if (before) {
		addAll(features, 'p ', before.words.slice(-BEFORE), 0.4);
		addAll(features, 'pb ', runs(before.words.slice(-12), 2), 0.4);
		features.set(`ps ${sideOf(before.speaker)}${side}`, 1);
	}
	const after = turns[index + 1];
	if (after) addAll(features, 'n ', after.words.slice(0, AFTER), 0.3);
	addNear(features, turn.text, amount, side);
	features.set(`spoken of per ${periodNear(turns, index, amount)}`, 1);
	addAmount(features, turn, amount, side);
	const pos = Math.min(9, Math.floor((10 * index) / Math.max(1, turns.length - 1)));
	features.set(`pos ${pos} ${side}`, 0.7);
	features.set(`side ${side}`, 1);
	return features;
}

const SPOKEN_OF = 6;
const LOOKED_AT = 20;

/** The period that was named with the last amount before this one, or in its turn. */
function periodNear(turns: readonly Utterance[], index: number, amount: Amount): string {
	const here = turns[index]?.amounts ?? [];
	const at = placeOf(here, amount.start);
	const before = turns.slice(Math.max(0, index - SPOKEN_OF), index).flatMap(({ amounts }) => amounts.slice(-LOOKED_AT));
	const named = [...before, ...here.slice(Math.max(0, at - LOOKED_AT), at)].findLast(({ per }) => per !== undefined);
	return named?.per ?? '-';
}

/** How many amounts start before a place; they are in order. */
function placeOf(amounts: readonly Amount[], start: number): number {
	let [low, high] = [0, amounts.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((amounts[middle]?.start ?? 0) < start) low = middle + 1;
		else high = middle;
	}
	return low;
}

function addNear(features: Features, text: string, { start, end, phrase }: Amount, side: string): void {
	const left = nearWords(text.slice(Math.max(0, start - 80), start)).slice(-WINDOW);
	const right = nearWords(text.slice(end, end + 80)).slice(0, WINDOW);
	addAll(features, 'l ', left, 1);
	addAll(features, 'r ', right, 1);
	addAll(features, 'l3 ', left.slice(-3), 1);
	addAll(features, 'r3 ', right.slice(0, 3), 1);
	addAll(features, 'lb ', runs(left, 2), 1);
	addAll(features, 'rb ', runs(right, 2), 1);
	addAll(features, `l${side} `, left.slice(-4), 1);
	addAll(features, `r${side} `, right.slice(0, 4), 1);
	addAll(features, 'ph ', nearWords(phrase.text), 1);
	if (left.length > 0) features.set(`l1 ${left.at(-1)}`, 1);
	if (right.length > 0) features.set(`r1 ${right[0]}`, 1);
}

function nearWords(text: string): string[] {
	return (
		text
			.toLowerCase()
			.replaceAll('’', "'")
			.match(/[a-z]+(?:'[a-z]+)?|\d+|[.?!,£$€%]/g) ?? []
	);
}

function addAmount(features: Features, turn: Utterance, amount: Amount, side: string): void {
	const { kind, value, low, per, each, unit, isApproximate, isInferred, currency } = amount;
	const size = Math.floor(2 * Math.log10(Math.max(0.1, Math.abs(value ?? low ?? 0))));
	features.set(`kind ${kind} ${side}`, 1);
	features.set(`kind ${kind} size ${size} ${side}`, 1);
	features.set(`size ${size}`, 1);
	features.set(`per ${per ?? '-'} ${kind} ${side}`, 1);
	features.set(`per ${per ?? '-'}`, 1);
	if (each !== undefined) features.set(`each ${side}`, 1);
	if (unit !== undefined) features.set(`unit ${unit}`, 1);
	if (isApproximate) features.set('about', 1);
	if (isInferred) features.set('inferred', 1);
	if (currency !== undefined) features.set(`currency ${side}`, 1);
	if (value === null) features.set('range', 1);
	features.set(`many ${Math.min(4, turn.amounts.length)}`, 1);
	if (turn.text.includes('?')) features.set(`q ${side}`, 1);
}
