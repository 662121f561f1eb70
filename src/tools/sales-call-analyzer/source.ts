import type { CallSource } from '#call-facts/call-source.ts';
import type { SalesCallInput } from './contract.ts';

/** The call of an input, and what the form tells of who spoke. */
export function sourceOf(input: SalesCallInput): CallSource {
	const hints = {
		...input.participantRoles,
		salesPersonName: input.salesPersonInfo.name,
		speakerRoles: input.speakerRoles,
	};
	return { transcript: input.callTranscript, hints };
}
