import { promises, saidBy, saidIn } from '#call-facts/call-text.ts';
import { ROLE } from '#call-facts/candidates/step-cues.ts';
import { type PlainStep, plainSteps } from '#call-facts/candidates/steps.ts';
import { agreedMeeting } from '#call-facts/told/meeting.ts';
import { firstNameOf } from '#prose/said-names.ts';
import { listOf } from '#prose/sentences.ts';
import type { CallAnalysis } from './contract.ts';
import * as phrases from './phrases.ts';
import { type Reading, unscoredBecause } from './reading.ts';

/**
 * An email to the client after the call, of which the member ticks the steps that are right: what is read of a promise
 * may lack its object, or a day may be refused in the next sentence. None after a refusal, and none where nothing was
 * promised.
 */
export function followUpEmail(reading: Reading): CallAnalysis['followUpEmail'] {
	if (unscoredBecause(reading) !== null || reading.facts.outcome.kind === 'refused') return undefined;
	const meeting = agreedMeeting(reading);
	const { subject, again, opening, closing } = phrases.FOLLOW_UP;
	const steps = [
		...plainSteps(reading).map((step) => ({ text: willDo(reading, step), line: step.line })),
		...(meeting ? [{ text: again(meeting.when), line: saidIn(reading, meeting.quote, meeting.offer).line }] : []),
	];
	if (steps.length === 0) return undefined;
	const further = furtherPromises(reading).filter((line) => steps.every((step) => step.line !== line));
	return {
		subject,
		opening: opening(listOf(firstNames(reading, 'prospect'))),
		steps,
		closing: closing(listOf(firstNames(reading, 'salesperson'))),
		...(further.length === 0 ? {} : { further }),
	};
}

/** The lines of what the seller promised to do. */
function furtherPromises(reading: Reading): number[] {
	const { sides } = reading.facts;
	const made = promises(reading).filter(({ owner, kind }) => sides[owner] === 'seller' && kind !== 'meet');
	return [...new Set(made.map((promise) => saidBy(reading, promise).line))];
}

/** "I will get you the agreement, tomorrow": the mail is signed by the seller where one alone spoke, and read by the buyer. */
function willDo(reading: Reading, { who, action, by }: PlainStep): string {
	const { mine, yours, theirs } = phrases.FOLLOW_UP;
	const [sellers, readers] = (['salesperson', 'prospect'] as const).map((role) => namesOf(reading, role));
	const isOnly = (names: readonly string[] = []) => names.length === 1 && names[0] === who;
	const what = [action, by].filter((part) => part !== '').join(', ');
	if (isOnly(sellers)) return mine(what);
	return isOnly(readers) ? yours(what) : theirs(ROLE.pattern.test(who) ? who : firstNameOf(who), what);
}

/** Of those who speak for a side; nobody where the transcript calls one of them "Speaker 2". */
function firstNames(reading: Reading, role: 'prospect' | 'salesperson'): string[] {
	const names = namesOf(reading, role);
	return names.some((name) => ROLE.pattern.test(name)) ? [] : names.map(firstNameOf);
}

function namesOf({ call, roles }: Reading, role: 'prospect' | 'salesperson'): string[] {
	return call.speakers.flatMap(({ name }, index) => (roles.roles[index] === role ? [name] : []));
}
