/** Which regular expressions take a time that grows faster than the text does. */

import { join } from 'node:path';
import { checkSync } from 'recheck';
import { type Pattern, patternsIn } from './regular-expressions.ts';

/** The checker decides nine of ten patterns in less. */
const DECIDED_WITHIN_MS = 250;

/** The input that drives a pattern which the checker cannot decide in time. */
const PUMPS = [
	'a',
	'A',
	' ',
	'Aa ',
	'. A',
	'a.',
	'(',
	'[',
	'**',
	':',
	': ',
	"'",
	'1',
	'1,',
	'$1',
	'-',
	'I am a ',
	'per ',
	'a, ',
	'\t',
];
const LONG = 50_000;
const LONGEST_MS = 200;

export interface Checked {
	patterns: readonly Pattern[];
	/** As lines to read: the verdict, the file and the pattern. */
	slow: string[];
}

/** Checks the patterns of these folders of `src`. */
export async function slowPatternsIn(folders: readonly string[]): Promise<Checked> {
	const patterns = await patternsIn(folders.map((folder) => join(import.meta.dirname, '../src', folder)));
	return { patterns, slow: patterns.flatMap(verdictOn) };
}

function verdictOn({ source, flags, file }: Pattern): string[] {
	const { status } = checkSync(source, flags, { timeout: DECIDED_WITHIN_MS });
	if (status === 'safe' || (status === 'unknown' && longest(new RegExp(source, flags)) < LONGEST_MS)) return [];
	return [`${status}: ${file ?? 'built'} /${source}/${flags}`];
}

/** In milliseconds of CPU time. */
function longest(pattern: RegExp): number {
	return Math.max(
		...PUMPS.map((pump) => {
			const text = pump.repeat(LONG / pump.length);
			const started = process.threadCpuUsage();
			text.search(pattern);
			const { user, system } = process.threadCpuUsage(started);
			return (user + system) / 1000;
		}),
	);
}
