import { client as clientOf } from '#call-facts/candidates/parties.ts';
import { callOf } from './call.ts';
import type { DealInput } from './contract.ts';
import { proposalFor } from './phrases.ts';

const LONGEST = 120;

/** "Proposal for Kearns Heating – Quoteline Studio": as the member named both sides, else as the call does. */
export function title(input: DealInput): string {
	const { client, seller } = input.answers;
	if (client !== '') return proposalFor(client, seller).slice(0, LONGEST);
	const [found] = clientOf(callOf(input));
	return found === undefined ? 'Proposal after a call' : proposalFor(found.text, seller).slice(0, LONGEST);
}
