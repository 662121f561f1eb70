/**
 * How likely a reader uses what a file tells of a call, by its label and the form of its words, never by what they are
 * about. Learned from readers who judged every item of some analyses (`test/calls/gold/judged.json`).
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lengthOf } from '#call-facts/near-words.ts';
import { BOTH } from '#call-facts/told/promises.ts';
import { quotesIn } from '#evidence/quotes.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { datesIn } from '#language/dates/dates.ts';
import { ask, type Features, type LinearModels } from '#language/linear-models/linear.ts';
import { modelsIn } from '#language/linear-models/stored.ts';
import { step } from './features.ts';
import { HANDED_OVER } from './used-cues.ts';

export const USED_FILE = join(import.meta.dirname, 'used.bin');
export const USED = ['used'] as const;

/** What a file tells under a label, e.g. `Trouble`: quotes with their places, and what stands around them. */
export interface Item {
	label: string;
	text: string;
}

/** Of what was judged in calls left out, six in ten items below were not used, and one in five above. */
export const LEAST_USED = 0.6;

/** Of a doubt with what was answered to it. */
export const LEAST_OF_A_DOUBT = 0.75;

/** "From the call: Owen: “They wait.” (line 8)" */
const LABELLED = /^([^:“”]{2,40}): (.+)$/s;

export type IsUsed = typeof isUsed;

/** Whether a line that begins with its label is one that a reader uses; so is one that quotes nothing. */
export function isUsed(line: string, least = LEAST_USED): boolean {
	const [, label = '', text = line] = LABELLED.exec(line) ?? [];
	return !text.includes('“') || likelyUsed({ label, text }, usedWeights()) >= least;
}

export function likelyUsed(item: Item, weights: LinearModels): number {
	return ask(weights, usedFeatures(item)).used ?? 0;
}

/** What points to something that stands elsewhere. */
const POINTS = /\b(?:it|that|this|those|these|they|them|him|s?he|her|one|there)\b/gi;
const FILLS = /\b(?:um|uh|er|erm|you know|i mean|like)\b/gi;

export function usedFeatures({ label, text }: Item): Features {
	const quotes = quotesIn(text);
	const words = quotes.join(' ');
	const last = quotes.at(-1) ?? '';
	const amounts = amountsIn(words).length;
	const dates = datesIn(words).length;
	const count = (pattern: RegExp, within: string) => within.match(pattern)?.length ?? 0;
	const opening = /^[\p{L}’']+/u.exec(last)?.[0].toLowerCase() ?? '';
	return new Map([
		[`label ${label}`, 2],
		[`label ${label}, ${Math.min(1, amounts)} amounts, ${Math.min(1, dates)} dates`, 1],
		[`long ${step(lengthOf(words), 5, 9, 14, 20, 30, 45, 60, 80, 110, 150)}`, 1.5],
		[`last ${step(lengthOf(last), 4, 7, 11, 16, 24, 36)}`, 1],
		[`quotes ${Math.min(3, quotes.length)}`, 1],
		[`amounts ${Math.min(3, amounts)}`, 1.2],
		[`dates ${Math.min(2, dates)}`, 1.2],
		[`points ${step(count(POINTS, last) / Math.max(1, lengthOf(last)), 0.001, 0.05, 0.1, 0.15, 0.22)}`, 1.2],
		[`fills ${Math.min(3, count(FILLS, words))}`, 0.7],
		[`begins ${opening}`, 0.8],
		[`asks ${last.endsWith('?')}`, 1.2],
		[`answered ${text.includes('You answered')}`, 1],
		...replyFeatures(text),
		...(OF_A_STEP.test(label) ? stepFeatures(text, words) : []),
	]);
}

/** Of a doubt: a reply in a few words mostly answers something else. */
function replyFeatures(text: string): [string, number][] {
	const reply = text.split('You answered: “')[1]?.split('”')[0];
	return reply === undefined ? [] : [[`reply ${step(lengthOf(reply), 5, 9, 12, 15, 18)}`, 2]];
}

const OF_A_STEP = /\bnext\b/i;

/** Of a step: whether anybody does something, and whether it names what is handed over. */
function stepFeatures(text: string, words: string): [string, number][] {
	const isMeeting = text.startsWith(BOTH);
	const names = HANDED_OVER.pattern.test(words);
	const ifs = /\bif\b/i.test(words);
	return [
		[`step, meeting ${isMeeting}`, 1],
		[`step, names a thing ${names}, meeting ${isMeeting}`, 2],
		[`step, hangs on it ${ifs}`, 1.5],
	];
}

let kept: LinearModels | undefined;

/** Read once for each process. */
export function usedWeights(): LinearModels {
	kept ??= modelsIn(readFileSync(USED_FILE))(USED);
	return kept;
}
