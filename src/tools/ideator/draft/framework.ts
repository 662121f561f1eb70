import type { Pattern } from '#language/pattern.ts';
import { fill, fillIfKnown } from '#prose/fill.ts';
import { given } from '#prose/lists.ts';
import { nameOf } from '../title.ts';
import { inMarks, quotable } from './items.ts';
import { minutesIn } from './minutes.ts';
import type { Plan } from './plan.ts';
import type { Questions } from './questions.ts';
import { CLOSING, NEXT_STEPS, OPENING } from './sentences/toolkit.ts';

export function opening({ input }: Plan): string[] {
	const minutes = minutesIn(input.minutes);
	return [
		fillIfKnown(OPENING.thanksByName, { first: nameOf(input) }) || OPENING.thanks,
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

export function closing({ input, goal, unknowns }: Plan, { painPointValidation }: Questions): string[] {
	const last = unknowns.filter(
		({ about, costQuestion }) => about === 'own' && !painPointValidation.includes(costQuestion),
	);
	// Without a first step in the member's words, what the goal of the call is after.
	const offer = DAY_WANTED.pattern.test(goal) ? CLOSING.goal : CLOSING.suggestion;
	return given([
		CLOSING.summary,
		CLOSING.first,
		CLOSING.agree,
		input.firstStep === '' ? offer : fill(CLOSING.step, { step: inMarks(quotable(input.firstStep)) }),
		TRIAL.test(goal) ? CLOSING.trial : '',
		DEMO.test(goal) ? CLOSING.see : '',
		fillIfKnown(CLOSING.unknowns, { words: last.map(({ words }) => inMarks(words)).join(', ') }),
		CLOSING.none,
	]);
}

/** "Get a walk round the site", "book a paid review": the member wants a day of the listener's. */
export const DAY_WANTED = {
	id: 'day wanted',
	pattern:
		/\b(?:book|arrange|agree on|get|set up) (?:an?|the|\d+|one|two) (?:[\w-]+ ){0,2}(?:walk|meeting|visit|call|date|day|appointment|review|trial|pilot)s?\b/i,
	finds: [
		'Book a paid review of their last ten jobs',
		'Arrange the visit',
		'Get a walk round the site',
		'set up a call',
		'Find out what it costs, and agree on a trial',
		'Get an appointment',
		'Book two meetings',
		'book 2 paid pilots',
		'Agree on one date',
		'Agree on a day',
	],
	leaves: ['get clients', 'Get a yes', 'Agree on a price', 'Hear what a visit costs', 'Walk round the site'],
} as const satisfies Pattern;

export function nextSteps({ ideas }: Plan): string[] {
	const { record, summary, ideas: ofIdeas, unknowns, count } = NEXT_STEPS;
	return given([record, summary, ideas.length > 0 ? ofIdeas : '', unknowns, count]);
}
