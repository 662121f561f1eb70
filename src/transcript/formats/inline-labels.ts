/** Turns that stand behind one another on one line: `Ann: Hello. Bob: Hi.` */

import type { Label } from '../read/label.ts';
import { parseName } from '../read/names.ts';
import { looksLikeName } from '../read/speakers.ts';
import type { Labelled } from './format.ts';

/** A name of up to three words with capitals and a colon, behind the end of a sentence. */
const INLINE =
	/(?<=[.?!…"”')\]] {1,3})(\p{Lu}[\p{L}\p{N}’'-]{0,24}\.?(?: \p{Lu}?[\p{L}\p{N}’'-]{0,24}){0,2}):\s{1,3}(?=\S)/gu;

/** Whether a text holds what could be taken for a label inside it. */
export function hasInlineLabel(text: string): boolean {
	return text.includes(': ') && [...text.matchAll(INLINE)].length > 0;
}

/**
 * The labels with those added that stand inside a line. There must be as many as open a line, none of which
 * has a time; every name must recur, and two names at least must be among them: a colon in the middle of
 * what is said makes no speaker.
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

/** Of the things inside lines that look like labels, so many recur. */
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
