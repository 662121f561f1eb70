import { saidIn } from '#call-facts/call-text.ts';
import { ROLE } from '#call-facts/candidates/step-cues.ts';
import { plainSteps } from '#call-facts/candidates/steps.ts';
import { agreedMeeting } from '#call-facts/told/meeting.ts';
import { firstNameOf } from '#prose/said-names.ts';
import { listOf } from '#prose/sentences.ts';
import type { CallAnalysis } from './contract.ts';
import * as phrases from './phrases.ts';
import { type Reading, unscoredBecause } from './reading.ts';

/**
 * An e-mail to the client after the call, of which the member ticks the steps that are right: what is read of a promise
 * may lack its object, or a day may be refused in the next sentence. None after a refusal, and none where nothing was
 * promised.
 */
export function followUpEmail(reading: Reading): CallAnalysis['followUpEmail'] {
	if (unscoredBecause(reading) !== null || reading.facts.outcome.kind === 'refused') return undefined;
	const meeting = agreedMeeting(reading);
	const { subject, again, opening, closing } = phrases.FOLLOW_UP;
	const steps = [
		...plainSteps(reading).map(({ text, line }) => ({ text, line })),
		...(meeting ? [{ text: again(meeting.when), line: saidIn(reading, meeting.quote, meeting.offer).line }] : []),
	];
	if (steps.length === 0) return undefined;
	return {
		subject,
		opening: opening(listOf(firstNames(reading, 'prospect'))),
		steps,
		closing: closing(listOf(firstNames(reading, 'salesperson'))),
	};
}

/** Of those who speak for a side; nobody where the transcript calls one of them "Speaker 2". */
function firstNames({ call, roles }: Reading, role: 'prospect' | 'salesperson'): string[] {
	const names = call.speakers.flatMap(({ name }, index) => (roles.roles[index] === role ? [name] : []));
	return names.some((name) => ROLE.pattern.test(name)) ? [] : names.map(firstNameOf);
}
