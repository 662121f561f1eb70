import { count } from '#calculators/format.ts';
import type { Projection } from '#calculators/profit.ts';

/** Why the two readings of the costs differ, or that they do not. */
export function chargedWords({ clientsAtEnd, clientsAcquired }: Projection): string {
	if (clientsAcquired === 0) return 'No client was acquired, so there are no costs.';
	if (clientsAtEnd === clientsAcquired) {
		return clientsAcquired === 1
			? 'The one client acquired is still active at the end, so nothing changes.'
			: `All ${count(clientsAcquired)} clients acquired are still active at the end, so nothing changes.`;
	}
	const acquired = `${count(clientsAcquired)} ${clientsAcquired === 1 ? 'was' : 'were'} acquired`;
	return `${acquired}, and ${count(clientsAtEnd)} are active at the end: the first figure counts the costs of these, the second of all.`;
}
