import { BrokenJson, type Parsed, parseJson } from './parse.ts';

/** A text that is, or is meant to be, JSON. `brokenAt` is the line where it stops being valid. */
export type JsonDocument = Parsed | { brokenAt: number };

/** An opening that only JSON has: `[00:01] Ann: Hello` also opens with a bracket. */
const OPENING = /^\s{0,200}(?:\{|\[\s{0,200}\{)\s{0,200}"(?:[^"\\\n]|\\.){0,200}"\s{0,20}:/;
const FENCE = /^\s{0,8}```/;

/** Null if the text is not JSON at all. */
export function documentOf(lines: readonly string[]): JsonDocument | null {
	const first = lines.findIndex((line) => line.trim() !== '');
	const fenced = FENCE.test(lines[first] ?? '');
	const opening = (fenced ? lines.slice(first + 1, first + 20) : lines.slice(first, first + 1)).join('\n').trimStart();
	if (first < 0 || !/^[[{]/.test(opening)) return null;
	const text = (fenced ? lines.map((line) => (FENCE.test(line) ? '' : line)) : lines).join('\n');
	try {
		const parsed = parseJson(text);
		return typeof parsed.value === 'object' && parsed.value !== null ? parsed : null;
	} catch (error) {
		if (error instanceof BrokenJson) return OPENING.test(text.trimStart()) ? { brokenAt: error.line } : null;
		throw error;
	}
}
