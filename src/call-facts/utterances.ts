/** The turns of a call as facts refer to them, with the amounts and days that they name. */

import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { datesIn } from '#language/dates/dates.ts';
import type { DateMention } from '#language/dates/when.ts';
import type { Call } from '#transcript/call.ts';
import { type NumberedTurn, numberedTurns } from './turn-numbers.ts';

export interface Utterance extends NumberedTurn {
	/** From 0: its place among the turns. */
	index: number;
	/** Lower-case words, figures by their number of digits ("#3"), and the signs ? ! £ $ €. */
	words: readonly string[];
	amounts: readonly Amount[];
	dates: readonly DateMention[];
}

/** @param onTurn told after each how many of how many are read */
export function utterancesOf(call: Call, onTurn?: OnTurn): Utterance[] {
	return numberedTurns(call).map((turn, index, { length }) => {
		const utterance = { ...turn, index, ...spoken(turn.text) };
		onTurn?.(index + 1, length);
		return utterance;
	});
}

export type OnTurn = (done: number, of: number) => void;

/** What there is to know of words alone. */
export function spoken(text: string): Pick<Utterance, 'text' | 'words' | 'amounts' | 'dates'> {
	const dates = datesIn(text);
	return { text, words: wordsOf(text), amounts: amountsIn(text, dates), dates };
}

const WORD = /[a-z]+(?:'[a-z]+)?|\d[\d,.]*|[?£$€!]/g;

export function wordsOf(text: string): string[] {
	const words = text.toLowerCase().replaceAll('’', "'").match(WORD) ?? [];
	return words.map((word) => (isDigit(word, 0) ? `#${digitsOf(word)}` : word));
}

function isDigit(word: string, at: number): boolean {
	const code = word.charCodeAt(at);
	return code >= ZERO && code <= NINE;
}

const [ZERO, NINE] = [48, 57];

/** Before a decimal point. */
function digitsOf(figure: string): number {
	let digits = 0;
	for (let at = 0; at < figure.length && figure[at] !== '.'; at += 1) if (isDigit(figure, at)) digits += 1;
	return digits;
}
