import { promises } from '#call-facts/call-text.ts';
import type { Commitment } from '#call-facts/facts.ts';
import { BOTH } from '#call-facts/told/promises.ts';
import type { Reading } from '../reading.ts';
import { daysText } from './step-days.ts';
import { ASKS_OR_COUNTS } from './summary-cues.ts';

/** "Oh, not this week." "If it's the eighth don't bother." "When can I come up?" */
const PUT_OFF =
	/^(?:(?:oh|no|well)[,.]? )*not (?:today|tomorrow|this|next|on|before|until|till)\b|\bdon['’]t bother\b|^(?:when|what day|which day)\b/i;

/** "And then we go live Monday." "You talk to Anil on Friday, and let me know.": a day on which nobody meets. */
const NO_MEETING =
	/\b(?:go(?:ing|es)? live|let (?:me|us|you) know|you(?:['’]ll| will)? (?:talk|speak) (?:to|with) (?!me\b|us\b))/i;

/** The day on which both sides meet. */
export function meetingIn(next: readonly Commitment[]): Commitment | undefined {
	return next.find(isMeeting);
}

/** In turns around the one that shows how the call ended. */
const NEAR = 2;

/** The step of which the outcome tells: the meeting, else what is promised right there. */
export function stepInOutcome({ facts: { outcome, next } }: Reading): Commitment | undefined {
	if (outcome.kind !== 'next-step') return undefined;
	const [end] = outcome.lines;
	const apart = ({ lines: [line = 0] }: Commitment) => Math.abs(line - (end ?? Number.NaN));
	const near = next.filter((step) => apart(step) <= NEAR).toSorted((a, b) => apart(a) - apart(b));
	return meetingIn(near) ?? near.find(({ when }) => when !== null);
}

export function isMeeting({ owner, kind, quote, thing }: Commitment): boolean {
	return owner === BOTH && kind === 'meet' && !NO_MEETING.test(`${thing?.quote ?? ''} ${quote}`);
}

/**
 * What comes next on a day: a meeting or what both begin, what the seller promised first, what they promised first, and the
 * rest as it was said; each in words of its own.
 */
export function stepsAhead(reading: Reading, most: number): Commitment[] {
	const dated = promises(reading).filter(
		(step) =>
			daysText(reading, step) !== undefined && ![ASKS_OR_COUNTS.pattern, PUT_OFF].some((one) => one.test(step.quote)),
	);
	const sideOf = ({ owner }: Commitment) => reading.facts.sides[owner];
	const ofBoth = meetingIn(dated) ?? dated.find(({ owner }) => owner === BOTH);
	const ofEach = (['seller', 'buyer'] as const).map((side) => dated.find((step) => sideOf(step) === side));
	const all = [...new Set([ofBoth, ...ofEach, ...dated].filter((step) => step !== undefined))];
	const isTold = ({ quote }: Commitment, index: number) =>
		all.slice(0, index).some((one) => one.quote.includes(quote) || quote.includes(one.quote));
	return all.filter((step, index) => !isTold(step, index)).slice(0, most);
}
