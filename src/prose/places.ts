import { listOf } from './sentences.ts';

/** How texts refer to lines of a call. The screen turns exactly these forms into links. */

/** "line 19", "lines 19 and 35"; each line once, in order. */
export function linesAt(lines: readonly number[]): string {
	const sorted = [...new Set(lines)].sort((a, b) => a - b);
	return `${sorted.length === 1 ? 'line' : 'lines'} ${listOf(sorted.map(String))}`;
}

/** "(line 19)". */
export function at(...lines: readonly number[]): string {
	return `(${linesAt(lines)})`;
}
