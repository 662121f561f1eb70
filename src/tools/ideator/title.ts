import type { IdeatorInput } from './contract.ts';

const LONGEST = 120;

/** What the run is called in lists: the niche's first line. */
export function title(input: IdeatorInput): string {
	const line = input.niche.split('\n')[0]?.trim() ?? '';
	return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).trimEnd()}…`;
}
