/** Which turn shows how a call ended: a yes often stands in passing, after the last price, before what is to be done. */

import type { Amount } from '#language/amounts/amount.ts';
import type { Features } from '#language/linear-models/linear.ts';
import { oncePer } from '#shared/once-per.ts';
import type { Utterance } from '../utterances.ts';
import { type SideOf, turnFeatures } from './features.ts';

/** Of features that say where a turn stands, beside those of its words. */
const OF_ITS_PLACE = 3;
const OF_A_WORD = 1.5;
/** In turns before and after: where a sum is named, where days and promises follow. */
const SUM_BEFORE = 3;
const FOLLOWS = 7;
const PROMISED_SOON = 4;
const SAID_BACK = 8;
const FURTHEST = 6;
/** A number from this on is likely a sum. */
const LEAST_SUM = 100;

const PROMISES = /\bI(?:['’]ll| will) (?:send|get|put|bring|draw|write)/;

export function shownFeatures(turns: readonly Utterance[], index: number, sideOf: SideOf): Features {
	const features = turnFeatures(turns, index, sideOf);
	const turn = turns[index] as Utterance;
	const next = turns[index + 1];
	const add = (name: string, weight = OF_ITS_PLACE) => features.set(name, weight);
	const following = turns.slice(index + 1, index + 1 + FOLLOWS);
	const apart = index - lastSum(turns);
	add(`since ${Math.abs(apart) > FURTHEST ? `far ${Math.sign(apart)}` : apart}`);
	add(`sum before ${turns.slice(Math.max(0, index - SUM_BEFORE), index).some(namesASum)}`);
	add(`sum ${namesASum(turn)}`);
	add(`sums after ${Math.min(3, following.filter(namesASum).length)}`);
	add(`dates after ${Math.min(3, following.filter(({ dates }) => dates.length > 0).length)}`);
	add(`left ${Math.min(8, Math.floor((turns.length - index) / 4))}`);
	add(`says back ${saysBack(turns.slice(Math.max(0, index - SAID_BACK), index), turn)}`);
	const isPromised = ({ speaker, text }: Utterance) => sideOf(speaker) === 'seller' && PROMISES.test(text);
	add(`promised after ${following.slice(0, PROMISED_SOON).some(isPromised)}`);
	add(`asks ${turn.text.trimEnd().endsWith('?')}`);
	for (const word of turn.words.slice(0, 3)) add(`first ${word}`, OF_A_WORD);
	for (const [at, word] of (next?.words ?? []).slice(0, 4).entries()) {
		add(`next ${word}`, OF_A_WORD);
		add(`next ${word} ${next?.words[at + 1] ?? ''}`, 1);
	}
	return features;
}

/** Looked for once for each call. */
const lastSum = oncePer((turns: readonly Utterance[]) => turns.findLastIndex(namesASum));

function namesASum({ amounts }: Utterance): boolean {
	return amounts.some(({ kind, value }) => kind === 'money' || (kind === 'number' && (value ?? 0) >= LEAST_SUM));
}

/** Whether a turn names an amount that was named shortly before. */
function saysBack(before: readonly Utterance[], { amounts }: Utterance): boolean {
	const values = (some: readonly Amount[]) => some.flatMap(({ value }) => value ?? []);
	const named = new Set(before.flatMap((turn) => values(turn.amounts)));
	return values(amounts).some((value) => named.has(value));
}
