import type { CompassInput } from './contract.ts';

const LONGEST = 120;

/** "Niches for: Nine years in property management", for lists. */
export function title(input: CompassInput): string {
	const first = input.professionalBackground.split(/[\n,;.]/)[0]?.trim() ?? '';
	return (first === '' ? 'Niches for your profile' : `Niches for: ${first}`).slice(0, LONGEST).toWellFormed();
}
