import type { CallSource } from '#call-facts/call-source.ts';
import type { DealInput } from './contract.ts';

/** The call of an input, and what the form tells of who spoke. */
export function sourceOf({ transcript, speakerRoles }: DealInput): CallSource {
	return { transcript, hints: { salesPerson: '', prospect: '', others: '', salesPersonName: '', speakerRoles } };
}
