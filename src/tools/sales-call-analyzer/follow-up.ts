import { saidIn } from '#call-facts/call-text.ts';
import { ROLE } from '#call-facts/candidates/step-cues.ts';
import { plainSteps } from '#call-facts/candidates/steps.ts';
import { meetingOf } from '#call-facts/told/meeting.ts';
import { firstNameOf } from '#prose/said-names.ts';
import { listOf } from '#prose/sentences.ts';
import type { CallAnalysis } from './contract.ts';
import * as phrases from './phrases.ts';
import { type Reading, unscoredBecause } from './reading.ts';

/**
 * An e-mail to the client after the call: who promised what by when, in the words of the call. None after a refusal, and
 * none where nothing was promised: there is nothing to write.
 */
export function followUpEmail(reading: Reading): CallAnalysis['followUpEmail'] {
	if (unscoredBecause(reading) !== null || reading.facts.outcome.kind === 'refused') return undefined;
	const agreed = plainSteps(reading);
	const meeting = meetingOf(reading);
	if (agreed.length === 0 && meeting === undefined) return undefined;
	const { greeting, thanks, noted, check, subject, again } = phrases.FOLLOW_UP;
	const lines = [
		...agreed.map(({ line }) => line),
		...(meeting ? [saidIn(reading, meeting.quote, meeting.offer).line] : []),
	];
	return {
		subject,
		body: [
			greeting(listOf(firstNames(reading, 'prospect'))),
			'',
			thanks,
			'',
			noted,
			'',
			...agreed.map(({ text }) => `- ${text}`),
			...(meeting ? [`- ${again(meeting.when)}`] : []),
			'',
			check,
			'',
			listOf(firstNames(reading, 'salesperson')),
		]
			.join('\n')
			.trim(),
		lines: [...new Set(lines)].toSorted((a, b) => a - b),
	};
}

/** Of those who speak for a side; nobody where the transcript calls one of them "Speaker 2". */
function firstNames({ call, roles }: Reading, role: 'prospect' | 'salesperson'): string[] {
	const names = call.speakers.flatMap(({ name }, index) => (roles.roles[index] === role ? [name] : []));
	return names.some((name) => ROLE.pattern.test(name)) ? [] : names.map(firstNameOf);
}
