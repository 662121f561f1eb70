import type { GrowthPlanInput } from './contract.ts';

const LONGEST = 120;

export function title(input: GrowthPlanInput): string {
	const client = input.clientCompanyName.replace(/\s+/g, ' ').trim();
	return (client === '' ? 'Growth Plan' : `Growth Plan for ${client}`).slice(0, LONGEST).trim();
}
