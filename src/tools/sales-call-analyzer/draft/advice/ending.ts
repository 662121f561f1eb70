import { sideOf } from '#call-facts/call-text.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../../reading.ts';
import { meetingIn } from '../step-ahead.ts';
import { BUYER_COMES_BACK, NAMES_AN_HOUR, SENDS_SOMETHING, TALKS_AGAIN } from './ending-cues.ts';
import { after, isBuyers, isUndecided, lastPart, quote, turnOfFact } from './moments.ts';
import type { Piece, Shown } from './piece.ts';
import { hasAskedForADay } from './timing.ts';

/** Advice on how the call ended. */

/** Of a call: where it comes to its end. */
const END = 0.3;
/** In turns. */
const NEAR = 5;

/** The last line of the call. */
const lastLine = (reading: Reading): number => reading.turns.at(-1)?.line ?? 1;

/** In turns: with what a call ends. */
const LAST = 12;

/** "I'll text you that this afternoon": a promise that was not read as one is a step all the same. */
function promisesAtLast(reading: Reading): boolean {
	return reading.turns.slice(-LAST).some((turn) => sideOf(reading, turn) === 'seller' && PROMISES.test(turn.text));
}

const PROMISES =
	/\bI(?:['’]ll| will) (?:send|text|e?mail|call|ring|phone|try|get|come|drop|pop|put|write|find|ask|check|let)\b/i;

export const ENDING: readonly Piece[] = [
	{
		id: 'no next step',
		weight: 88,
		area: 'No next step',
		impact: 'High',
		issue: 'The call ended at line {line} and nothing was promised with a day.',
		target: 'Each call ends with a step and its day.',
		recommendation: 'End each call with one step and its day: ‘What should happen next, and by when?’',
		find: (reading) => {
			const isOpen = reading.facts.outcome.kind === 'open';
			const isDated =
				reading.whole.facts.next.some(({ when }) => when !== null) ||
				reading.facts.next.some(({ when }) => when !== null);
			const line = lastLine(reading);
			return isOpen &&
				!isDated &&
				!promisesAtLast(reading) &&
				theirMove(reading) === undefined &&
				!hasAskedForADay(reading)
				? { lines: [line], slots: { line: `${line}` } }
				: undefined;
		},
	},
	{
		id: 'their move without a day',
		weight: 86,
		area: 'The next move left to them',
		impact: 'High',
		issue: 'They said {quote}, and no day was named.',
		target: 'Whoever has the next move, the day is in both diaries.',
		recommendation:
			'Ask for the day before you hang up: ‘Shall I ring you on Thursday, and you tell me where it stands?’',
		find: (reading) => theirMove(reading),
	},
	{
		id: 'step without a day',
		weight: 80,
		area: 'A step without a day',
		impact: 'High',
		issue: 'What comes next was agreed ({quote}), and nobody named a day.',
		target: 'Each step has a day.',
		recommendation: 'Add the day at once: ‘By when do you want it?’',
		find: (reading) => {
			const [step] = reading.facts.next;
			const turn = step && turnOfFact(reading, step);
			if (step === undefined || turn === undefined || reading.facts.outcome.kind !== 'next-step') return undefined;
			const hasDay =
				[...reading.facts.next, ...reading.whole.facts.next].some(({ when }) => when !== null) ||
				lastPart(reading, END).some(({ dates }) => dates.length > 0);
			return hasDay ? undefined : { lines: [turn.line], slots: { quote: quote(reading, step.quote, turn) } };
		},
	},
	{
		id: 'only something to send',
		weight: 78,
		area: 'Only something to send',
		impact: 'High',
		issue: 'All that was agreed is that you send something: {quote}.',
		target: 'What you send has a talk about it, with a day.',
		recommendation: 'Send it on one condition: ‘Then let us go through it together on Thursday, ten minutes.’',
		find: (reading) => {
			const steps = reading.facts.next;
			const [step] = steps;
			const turn = step && turnOfFact(reading, step);
			if (step === undefined || turn === undefined || !isUndecided(reading)) return undefined;
			const isOnlySending = [...steps, ...reading.whole.facts.next].every(
				({ owner, kind, quote: words }) =>
					reading.facts.sides[owner] === 'seller' && (kind === 'send' || SENDS_SOMETHING.pattern.test(words)),
			);
			const hasTalk = lastPart(reading, END).some(({ text }) => TALKS_AGAIN.pattern.test(text));
			return isOnlySending && !hasTalk
				? { lines: [turn.line], slots: { quote: quote(reading, step.quote, turn) } }
				: undefined;
		},
	},
	{
		id: 'meeting without an hour',
		weight: 41,
		area: 'A meeting without an hour',
		impact: 'Medium',
		issue: 'You agreed to meet, {when} (line {line}), and no hour was named.',
		target: 'Day, hour and place are said before the call ends.',
		recommendation: 'Name the hour in the invitation, and send it today.',
		find: (reading) => {
			const meeting = meetingIn(reading.facts.next);
			const turn = meeting && turnOfFact(reading, meeting);
			if (meeting?.when == null || turn === undefined || NAMES_AN_HOUR.pattern.test(meeting.when)) return undefined;
			const { index } = turn;
			const near = [...reading.turns.slice(Math.max(0, index - NEAR), index + NEAR), ...lastPart(reading, END)];
			const hasHour = near.some(
				({ text, dates }) => NAMES_AN_HOUR.pattern.test(text) || dates.some(({ when }) => when.time !== undefined),
			);
			return hasHour ? undefined : { lines: [turn.line], slots: { when: meeting.when, line: `${turn.line}` } };
		},
	},
];

/** Their words at the end that they will come back, where no day is named with them or after. */
function theirMove(reading: Reading): Shown | undefined {
	if (!isUndecided(reading) || hasAskedForADay(reading)) return undefined;
	const turn = lastPart(reading, END).find((one) => isBuyers(reading, one) && BUYER_COMES_BACK.pattern.test(one.text));
	if (turn === undefined || [turn, ...after(reading, turn)].some(({ dates }) => dates.length > 0)) return undefined;
	if ([...reading.facts.next, ...reading.whole.facts.next].some(({ when }) => when !== null)) return undefined;
	const sentence = wholeSentences(turn.text).find((one) => BUYER_COMES_BACK.pattern.test(one)) ?? '';
	return { lines: [turn.line], slots: { quote: quote(reading, sentence, turn) } };
}
