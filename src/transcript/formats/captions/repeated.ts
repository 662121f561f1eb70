/** Rolling captions: each cue repeats the previous line above the next one. */

import type { Part } from './voices.ts';

/** Captions are rolling if at least this share of cues with several lines repeats a line of the previous cue. */
const ROLLING = 0.3;
const FEWEST = 3;

/** The parts of each cue, without those that only repeat the end of the previous cue. */
export function withoutRepeated(cues: readonly Part[][]): Part[][] {
	if (!areRolling(cues)) return [...cues];
	let shown: string[] = [];
	return cues.map((parts) => {
		const repeated = overlapOf(shown, parts);
		if (parts.length > 0) shown = parts.map(({ text }) => text);
		return parts.slice(repeated);
	});
}

function areRolling(cues: readonly Part[][]): boolean {
	let several = 0;
	let rolling = 0;
	for (const [index, parts] of cues.entries()) {
		if (parts.length < 2) continue;
		several++;
		const before = cues[index - 1]?.at(-1)?.text;
		if (before !== undefined && parts[0]?.text === before) rolling++;
	}
	return rolling >= FEWEST && rolling >= several * ROLLING;
}

/** How many of the first parts repeat the last lines shown. */
function overlapOf(shown: readonly string[], parts: readonly Part[]): number {
	for (let size = Math.min(shown.length, parts.length); size > 0; size--) {
		if (parts.slice(0, size).every(({ text }, index) => text === shown[shown.length - size + index])) return size;
	}
	return 0;
}
