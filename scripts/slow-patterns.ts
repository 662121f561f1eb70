/**
 * Which regular expressions take a time that grows faster than the text does. The checker needs minutes for all of them,
 * so those that it found safe are recorded: `npm run patterns` writes the record, `npm run test:all` proves it anew.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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

const SOURCES = join(import.meta.dirname, '../src');

/** A line for each pattern that was found safe. */
export const RECORD = join(import.meta.dirname, 'safe-patterns.txt');

export const FOLDERS: readonly string[] = readdirSync(SOURCES);

export function patternsOf(folders: readonly string[]): Promise<Pattern[]> {
	return patternsIn(folders.map((folder) => join(SOURCES, folder)));
}

/** What stands in the record for a pattern. */
export function recorded({ source, flags }: Pattern): string {
	return createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16);
}

export function readRecord(): ReadonlySet<string> {
	return new Set(readFileSync(RECORD, 'utf8').split('\n').filter(Boolean));
}

/** The slow ones among these, as lines to read: the verdict, the file and the pattern. */
export function slowAmong(patterns: readonly Pattern[]): string[] {
	return patterns.flatMap(verdictOn);
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
