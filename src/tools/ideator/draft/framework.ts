import { completed } from '#business/fit/completed.ts';
import { fits } from '#business/fit/fit.ts';
import type { Slot } from '#business/fit/slots.ts';
import { fill } from '#prose/fill.ts';
import type { Toolkit } from '../contract.ts';
import { inMarks, quotable } from './items.ts';
import { minutesIn } from './minutes.ts';
import type { Plan } from './plan.ts';
import { CLOSING, NEXT_STEPS, OPENING } from './sentences/toolkit.ts';

/** A text that fits its place, or nothing. */
function fitting(slot: Slot, text: string): string {
	return fits(slot, text) === null ? text : '';
}

/** What was given for the first minute, and does not fit there. */
export function leftOut({ input: { contactFirstName } }: Plan): string[] {
	return fits('name', contactFirstName) === null ? [] : [quotable(contactFirstName)];
}

export function opening({ input }: Plan): string[] {
	const first = fitting('name', input.contactFirstName);
	const minutes = minutesIn(input.minutes);
	return [
		first === '' ? OPENING.thanks : fill(OPENING.thanksByName, { first }),
		minutes === null ? OPENING.howLong : fill(OPENING.minutes, { minutes: String(minutes) }),
		OPENING.listen,
		OPENING.honest,
		OPENING.notes,
	];
}

/** "Agree on a trial", "win one paid pilot". */
const TRIAL = /\b(?:trial|pilot)s?\b/i;

/** "Make a date for a demo". */
const DEMO = /\bdemos?\b/i;

export function closing({ input, goal }: Plan): string[] {
	return [
		CLOSING.summary,
		CLOSING.first,
		CLOSING.agree,
		offer(input.firstStep),
		...(TRIAL.test(goal) ? [CLOSING.trial] : []),
		...(DEMO.test(goal) ? [CLOSING.see] : []),
		CLOSING.none,
	];
}

/** The first step as it can be said; one that is no sentence to be said stands in the member's words. */
function offer(firstStep: string): string {
	if (firstStep.trim() === '') return CLOSING.suggestion;
	if (fits('step', firstStep) !== null) return fill(CLOSING.ownStep, { step: inMarks(quotable(firstStep)) });
	return fill(CLOSING.step, { step: completed('step', firstStep) });
}

export function nextSteps({ input }: Plan): Toolkit['postCall']['nextSteps'] {
	const ideas = quotable(inOneLine(input.initialServiceIdeas)).replace(/(?<!\.)\.$/, '');
	return [
		NEXT_STEPS.record,
		NEXT_STEPS.summary,
		fill(NEXT_STEPS.ideas, { ideas: inMarks(ideas) }),
		NEXT_STEPS.unknowns,
		NEXT_STEPS.count,
	];
}

/** Lines as they were typed, kept apart. */
function inOneLine(text: string): string {
	const lines = text.split(/[\r\n]/).map((line) => line.trim().replace(/[,;]$/, ''));
	return lines.filter((line) => line !== '').join('; ');
}
