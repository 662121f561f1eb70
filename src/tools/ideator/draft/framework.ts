import { fits } from '#business/fit/fit.ts';
import type { Slot } from '#business/fit/slots.ts';
import { fill } from '#prose/fill.ts';
import type { Toolkit } from '../contract.ts';
import { inMarks, quotable } from './items.ts';
import type { Plan } from './plan.ts';
import { CLOSING, NEXT_STEPS, OPENING } from './sentences/toolkit.ts';

/** A text that fits its place, or nothing. */
function fitting(slot: Slot, text: string): string {
	return fits(slot, text) === null ? text : '';
}

/** What was given for the first and the last minute, and does not fit there. */
export function leftOut({ input }: Plan): string[] {
	const given: readonly [Slot, string][] = [
		['name', input.contactFirstName],
		['number', input.minutes],
		['step', input.firstStep],
	];
	return given.filter(([slot, text]) => fits(slot, text) !== null).map(([, text]) => quotable(text));
}

export function opening({ input }: Plan): string[] {
	const first = fitting('name', input.contactFirstName);
	const minutes = fitting('number', input.minutes);
	return [
		first === '' ? OPENING.thanks : fill(OPENING.thanksByName, { first }),
		minutes === '' ? OPENING.howLong : fill(OPENING.minutes, { minutes }),
		OPENING.listen,
		OPENING.honest,
		OPENING.notes,
	];
}

/** "Agree on a trial", "win one paid pilot". */
const TRIAL = /\b(?:trial|pilot)s?\b/i;

export function closing({ input, goal }: Plan): string[] {
	const step = fitting('step', input.firstStep);
	return [
		CLOSING.summary,
		CLOSING.first,
		CLOSING.agree,
		step === '' ? CLOSING.suggestion : fill(CLOSING.step, { step }),
		...(TRIAL.test(goal) ? [CLOSING.trial] : []),
		CLOSING.none,
	];
}

export function nextSteps({ input }: Plan): Toolkit['postCall']['nextSteps'] {
	const ideas = quotable(input.initialServiceIdeas);
	return [
		NEXT_STEPS.record,
		NEXT_STEPS.summary,
		fill(NEXT_STEPS.ideas, { ideas: inMarks(ideas) }),
		NEXT_STEPS.unknowns,
		NEXT_STEPS.count,
	];
}
