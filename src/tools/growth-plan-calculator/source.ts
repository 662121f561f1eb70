import type { CallSource } from '#call-facts/call-source.ts';
import type { GrowthPlanInput } from './contract.ts';

const LONGEST_NAME = 200;

/** The call of an input, and what the form tells of who spoke. */
export function sourceOf({ callTranscript, fullName, prospectsName, speakerRoles }: GrowthPlanInput): CallSource {
	return {
		transcript: callTranscript,
		hints: {
			salesPerson: '',
			prospect: prospectsName.slice(0, LONGEST_NAME),
			others: '',
			salesPersonName: fullName.slice(0, LONGEST_NAME),
			speakerRoles,
		},
	};
}
