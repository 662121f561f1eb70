import type { IdeatorInput } from './contract.ts';

const LONGEST = 120;

/** The first line of the niche. */
export function title(input: IdeatorInput): string {
	const line = input.niche.split('\n')[0]?.trim() ?? '';
	return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).trimEnd()}…`;
}
