import type { CallSource } from '#call-facts/call-source.ts';
import type { CallText } from '#call-facts/call-text.ts';
import { callTextOfInput } from '#call-facts/ledger-of-input.ts';
import type { DealInput } from './contract.ts';

/** The call of an input, and what the form tells of who spoke. */
export function sourceOf({ transcript, speakerRoles }: DealInput): CallSource {
	return { transcript, hints: { salesPerson: '', prospect: '', others: '', salesPersonName: '', speakerRoles } };
}

/** What is known of the call; read once for each input object. */
export function callOf(input: DealInput): CallText {
	return callTextOfInput(input, sourceOf(input));
}
