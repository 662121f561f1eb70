import { amountsIn } from '#language/amounts/amounts.ts';
import { oncePer } from '#shared/once-per.ts';
import { type CallText, turnOf } from '../call-text.ts';
import type { Fact, Figure } from '../facts.ts';
import type { Utterance } from '../utterances.ts';
import { PUTS_RIGHT } from './number-cues.ts';

/** Figures that were put right in the call. */

/** In turns: a figure is put right soon after it was said. */
const SOON = 4;
const MOST_APART = 4;

/** Whether another figure of its size takes its place: in its own turn behind a "no, wait", or in the next ones. */
export function isTakenBack(call: CallText, figure: Figure): boolean {
	const turn = turnOf(call, figure.lines[0] ?? 0);
	if (turn === undefined) return false;
	const { index } = turn;
	const behind = turn.text.slice(turn.text.indexOf(figure.quote) + figure.quote.length);
	const after = call.turns.slice(index + 1, index + 1 + SOON);
	if (after.some((one) => denied(one).has(figure.amount))) return true;
	const near = [behind, ...after.map(({ text }) => text)];
	return near.some((text, place) => {
		const at = text.slice(0, FARTHEST).search(PUTS_RIGHT.pattern);
		if (at === -1 || (place > 0 && at > NEAR_ITS_START)) return false;
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

/** In turns. */
const AT_ONCE = 2;

/** "Three hours a day." "Between the two of them?" "No, each. Three hours each.": where its speaker says it once more, rightly. */
export function restatedIn({ turns }: CallText, turn: Utterance): Utterance | undefined {
	const { index } = turn;
	const said = turn.amounts.flatMap(({ value }) => value ?? []);
	return turns.slice(index + 1, index + 1 + AT_ONCE).find(({ speaker, text, amounts }) => {
		const isRight = speaker === turn.speaker && /^no[,.]/i.test(text.trimStart());
		return isRight && amounts.some(({ value }) => value !== null && said.includes(value));
	});
}

/** "It's not twelve, Declan." */
const denied = oncePer(({ text, amounts }: Utterance) => {
	const behindNot = amounts.filter(({ start }) =>
		/\bnot (?:about )?$/i.test(text.slice(Math.max(0, start - NOT), start)),
	);
	return new Set(behindNot.map(({ value }) => value));
});

/** In characters: of "not about", with a sign before it. */
const NOT = 12;

/** Whether what a turn counts is said once more, rightly, or denied in the next ones. */
export function isPutRight(call: CallText, { lines }: Pick<Fact, 'lines'>): boolean {
	const turn = turnOf(call, lines[0] ?? 0);
	if (turn === undefined) return false;
	const { index } = turn;
	const after = call.turns.slice(index + 1, index + 1 + SOON);
	const isAnyDenied = turn.amounts.some(({ value }) => value !== null && after.some((one) => denied(one).has(value)));
	return isAnyDenied || restatedIn(call, turn) !== undefined;
}
