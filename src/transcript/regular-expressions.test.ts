import { join } from 'node:path';
import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import { patternsIn } from '../../scripts/regular-expressions.ts';

/** The input that drives a pattern which the checker cannot decide in time. */
const PUMPS = [
	'a',
	'A',
	' ',
	'Aa ',
	'. A',
	'a.',
	'(',
	'**',
	':',
	': ',
	"'",
	'1',
	'$1',
	'-',
	'I am a ',
	'per ',
	'a, ',
	'\t',
];
const LONG = 50_000;

function slowest(pattern: RegExp): number {
	return Math.max(
		...PUMPS.map((pump) => {
			const text = pump.repeat(LONG / pump.length);
			const started = performance.now();
			text.search(pattern);
			return performance.now() - started;
		}),
	);
}

describe('the regular expressions of reading, evidence and language', () => {
	it('take time that grows with the length of the text alone', { timeout: 180_000 }, async () => {
		const patterns = await patternsIn(
			['.', '../evidence', '../language'].map((folder) => join(import.meta.dirname, folder)),
		);
		expect(patterns.length).toBeGreaterThan(200);
		expect(patterns.filter(({ file }) => file === null).length).toBeGreaterThan(5);
		const wrong = patterns.flatMap(({ source, flags, file }) => {
			const { status } = checkSync(source, flags, { timeout: 1000 });
			if (status === 'safe') return [];
			const undecided = status === 'unknown' && slowest(new RegExp(source, flags)) < 200;
			return undecided ? [] : [`${status}: ${file ?? 'built'} /${source}/${flags}`];
		});
		expect(wrong).toEqual([]);
	});
});
