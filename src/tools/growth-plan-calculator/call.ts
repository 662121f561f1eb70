import type { CallSource } from '#call-facts/call-source.ts';
import type { CallText } from '#call-facts/call-text.ts';
import { callTextOfInput } from '#call-facts/ledger-of-input.ts';
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

/** What is known of the call; read once for each input object. */
export function callOf(input: GrowthPlanInput): CallText {
	return callTextOfInput(input, sourceOf(input));
}
