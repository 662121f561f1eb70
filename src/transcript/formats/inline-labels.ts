/** Several turns on one line: `Ann: Hello. Bob: Hi.` */

import type { Label } from '../read/label.ts';
import { parseName } from '../read/names.ts';
import { looksLikeName } from '../read/speakers.ts';
import type { Labelled } from './format.ts';

/** A name of up to three capitalised words and a colon, after the end of a sentence. */
const INLINE =
	/(?<=[.?!…"”')\]] {1,3})(\p{Lu}[\p{L}\p{N}’'-]{0,24}\.?(?: \p{Lu}?[\p{L}\p{N}’'-]{0,24}){0,2}):\s{1,3}(?=\S)/gu;

/** Whether a text contains anything that could be a label inside a line. */
export function hasInlineLabel(text: string): boolean {
	return text.includes(': ') && [...text.matchAll(INLINE)].length > 0;
}

/**
 * The labels, including those inside lines. Those count only if there are at least as many as at the start of lines,
 * none of which has a time. Each name must recur, and there must be at least two: a colon in mid-sentence does not make
 * a speaker.
 */
export function withInlineLabels(lines: readonly string[], found: readonly Labelled[]): Labelled[] {
	const inside = found.some(({ label }) => label.start !== undefined) ? [] : labelsInside(lines, found);
	if (inside.length < Math.max(2, found.length)) return [...found];
	const counts = new Map<string, number>();
	for (const { label } of [...found, ...inside]) {
		const { key } = parseName(label.name);
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	const named = inside.filter(({ label }) => (counts.get(parseName(label.name).key) ?? 0) > 1);
	const names = new Set([...found, ...named].map(({ label }) => parseName(label.name).key));
	if (named.length < 2 || names.size < 2 || named.length < inside.length * MOST) return [...found];
	return [...found, ...named].sort((a, b) => a.line - b.line || a.from - b.from);
}

/** The least share of apparent labels inside lines that must recur. */
const MOST = 0.8;

function labelsInside(lines: readonly string[], found: readonly Labelled[]): Labelled[] {
	const inside: Labelled[] = [];
	const first = found[0]?.line ?? lines.length;
	const wordsAt = new Map(found.map(({ line, label }) => [line, label.wordsAt]));
	for (const [line, text] of lines.entries()) {
		if (line < first || !text.includes(': ')) continue;
		for (const match of text.matchAll(INLINE)) {
			const [whole, name = ''] = match;
			if (match.index < (wordsAt.get(line) ?? 0) || !looksLikeName(name)) continue;
			const label: Label = { name, wordsAt: match.index + whole.length, bold: false, colon: true };
			inside.push({ line, from: match.index, label });
		}
	}
	return inside;
}
