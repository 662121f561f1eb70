/**
 * Names alone on a line above the words, without a colon: `0:05 - Jane Doe`, or a name with or without a time above it.
 */

import { type Label, markOf } from '../read/label.ts';
import { folded, parseName } from '../read/names.ts';
import { looksLikeName } from '../read/speakers.ts';
import type { Labelled } from './format.ts';
import { isEvent, isHeading, isRule, isTimeAlone } from './furniture.ts';

const MAX_NAME = 60;
const NAME = /^(?:[-–—|]\s{0,3})?\[?(\p{Lu}[^.?!:;“”"]{0,58}[^\s.?!:;,“”"\]–—-])\]?$/u;
/** The least share of lines beginning with a time that must contain nothing but a name. */
const MOST = 0.8;
/** If there are no times, the least share of paragraphs that must begin with a name. */
const MOST_PARAGRAPHS = 0.6;

/** The labels of such a text; empty if it has another format. */
export function nameLines(lines: readonly string[]): Labelled[] {
	const found: Labelled[] = [];
	let marked = 0;
	let paragraphs = 0;
	for (const [line, source] of lines.entries()) {
		const text = source.trim();
		const before = (lines[line - 1] ?? '').trim();
		if (text === '' || text.length > 160) continue;
		if (before === '' || isTimeAlone(before)) paragraphs++;
		const mark = markOf(text);
		if (mark !== null && !isTimeAlone(text)) marked++;
		const opens = mark !== null || before === '' || isTimeAlone(before);
		const name = opens ? nameOf(text.slice(mark?.after ?? 0).trim()) : null;
		if (name === null || !hasWordsBelow(lines, line)) continue;
		const time = mark ?? (isTimeAlone(before) ? markOf(before) : null);
		found.push({ line, from: 0, label: labelFor(name, source.length, time?.start, time?.end) });
	}
	return areLabels(found, marked, paragraphs) ? found : [];
}

function nameOf(text: string): string | null {
	if (text.length > MAX_NAME || isHeading(text) || isRule(text) || isEvent(text, false)) return null;
	const name = NAME.exec(text)?.[1]?.trim() ?? '';
	if (name === '' || !looksLikeName(name)) return null;
	const words = parseName(name).name.split(' ');
	return words.length <= 4 && words.every((word) => !/^\p{Ll}{4,}/u.test(word)) ? name : null;
}

function hasWordsBelow(lines: readonly string[], line: number): boolean {
	const next = (lines[line + 1] ?? '').trim();
	return next !== '' && markOf(next) === null && !isHeading(next) && !isRule(next);
}

function labelFor(name: string, wordsAt: number, start?: number, end?: number): Label {
	const times = { ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) };
	return { name, wordsAt, bold: false, colon: false, ...times };
}

function areLabels(found: readonly Labelled[], marked: number, paragraphs: number): boolean {
	const counts = new Map<string, number>();
	for (const { label } of found) counts.set(folded(label.name), (counts.get(folded(label.name)) ?? 0) + 1);
	const recurring = [...counts.values()].filter((count) => count > 1).length;
	const timed = found.filter(({ label }) => label.start !== undefined).length;
	if (timed === found.length && timed >= 2 && timed >= marked * MOST) return recurring > 0;
	return recurring > 1 && recurring === counts.size && found.length >= paragraphs * MOST_PARAGRAPHS;
}
