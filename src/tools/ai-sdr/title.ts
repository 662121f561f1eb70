import { oneLine } from '#language/clean.ts';
import type { SdrInput } from './contract.ts';

const LONGEST = 120;

/** "Noor Vandersteen, Pellworth Roofing" */
export function title({ leadInfo }: SdrInput): string {
	return [leadInfo.contactName, leadInfo.companyName]
		.map(oneLine)
		.filter((part) => part !== '')
		.join(', ')
		.slice(0, LONGEST);
}
