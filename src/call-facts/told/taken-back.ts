import { amountsIn } from '#language/amounts/amounts.ts';
import { type CallText, turnOf } from '../call-text.ts';
import type { Figure } from '../facts.ts';
import { PUTS_RIGHT } from './number-cues.ts';

/** Figures that were put right in the call. */

/** In turns: a figure is put right soon after it was said. */
const SOON = 4;
const MOST_APART = 4;

/** Whether another figure of its size takes its place: in its own turn behind a "no, wait", or in the next ones. */
export function isTakenBack(call: CallText, figure: Figure): boolean {
	const turn = turnOf(call, figure.lines[0] ?? 0);
	if (turn === undefined) return false;
	const index = call.turns.indexOf(turn);
	const behind = turn.text.slice(turn.text.indexOf(figure.quote) + figure.quote.length);
	const near = [behind, ...call.turns.slice(index + 1, index + 1 + SOON).map(({ text }) => text)];
	return near.some((text, after) => {
		const at = text.slice(0, FARTHEST).search(PUTS_RIGHT.pattern);
		if (at === -1 || (after > 0 && at > NEAR_ITS_START)) return false;
		return amountsIn(text.slice(at, FARTHEST)).some(({ value, kind }) => {
			if (value === null) return false;
			// "No, thirty-one", said of thousands.
			return isOfItsSize(value, figure.amount) || (kind === 'number' && isOfItsSize(value * 1000, figure.amount));
		});
	});
}

/** In characters. */
const FARTHEST = 2000;
const NEAR_ITS_START = 40;

function isOfItsSize(value: number, amount: number): boolean {
	return value !== amount && value <= amount * MOST_APART && amount <= value * MOST_APART;
}

/** Whether a figure is said soon behind another of its size. */
export function replaces(figure: Figure, other: Figure): boolean {
	const behind = (figure.lines[0] ?? 0) - (other.lines[0] ?? 0);
	return behind > 0 && behind <= SOON && isOfItsSize(figure.amount, other.amount);
}
