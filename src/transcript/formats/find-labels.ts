/** Finds the lines of a text that open a segment. */

import { readHead } from '../read/header.ts';
import { labelOf } from '../read/label.ts';
import { folded, parseName } from '../read/names.ts';
import { type Candidate, speakerKeys } from '../read/speakers.ts';
import { countWords } from '../words.ts';
import type { Labelled, Participant } from './format.ts';
import { isEvent, isHeading, isRule } from './furniture.ts';
import { withInlineLabels } from './inline-labels.ts';
import { nameLines } from './name-lines.ts';

function candidatesOf(lines: readonly string[]): Candidate[] {
	const candidates: Candidate[] = [];
	const keys = new Map<string, string>();
	for (const [line, text] of lines.entries()) {
		if (isHeading(text) || isRule(text) || isEvent(text.trim(), false)) continue;
		const label = labelOf(text);
		if (label === null) continue;
		const key = keys.get(label.name) ?? parseName(label.name).key;
		keys.set(label.name, key);
		candidates.push({ line, label, key, words: countWords(text.slice(label.wordsAt)) > 0 });
	}
	return candidates;
}

const kept = new WeakMap<readonly string[], Labelled[]>();

/** Cached, since both recognising and reading need it. */
export function labelsOf(lines: readonly string[]): Labelled[] {
	const labels = kept.get(lines) ?? findLabels(lines);
	kept.set(lines, labels);
	return labels;
}

/** At least one in this many lines with words must have a label; if there are fewer, they only look like labels. */
const LINES_OF_A_LABEL = 50;

function findLabels(lines: readonly string[]): Labelled[] {
	const candidates = candidatesOf(lines);
	const start = afterTranscriptHeading(lines, candidates);
	const found = labelsFrom(start, lines, candidates);
	const opening = found.length === 0 && start > 0 ? labelsFrom(0, lines, candidates) : found;
	if (opening.length === 0) return nameLines(lines);
	return participantsOf(lines).length > 0 ? opening : withInlineLabels(lines, opening);
}

function labelsFrom(start: number, lines: readonly string[], candidates: readonly Candidate[]): Labelled[] {
	if (candidates.length === 0) return [];
	const participants = participantsOf(lines);
	const speech = candidates.filter(({ line }) => line >= start);
	const full = new Set(participants.map(({ name }) => folded(name)));
	const keys = speakerKeys(speech, lines, isListed(participants), (name) => full.has(folded(parseName(name).name)));
	const found = withoutLoneTimes(speech.filter(({ key }) => keys.has(key)));
	const filled = lines.slice(found[0]?.line).filter((line) => line.trim() !== '').length;
	return found.length * LINES_OF_A_LABEL < filled ? [] : found.map(({ line, label }) => ({ line, from: 0, label }));
}

function participantsOf(lines: readonly string[]): Participant[] {
	return readHead(lines.slice(0, HEAD_LINES)).participants;
}

/**
 * A name above its words has a time and no colon. If there is only one such line, or the other labels have colons, it
 * is not a label.
 */
function withoutLoneTimes(found: readonly Candidate[]): Candidate[] {
	const bare = found.filter(({ label }) => !label.colon && !label.bold).length;
	return bare >= 2 && bare * 2 > found.length ? [...found] : found.filter(({ label }) => label.colon || label.bold);
}

const HEAD_LINES = 80;

/** Notes may precede the transcript in the same file; then a heading marks where it begins. */
function afterTranscriptHeading(lines: readonly string[], candidates: readonly Candidate[]): number {
	const last = candidates.at(-1)?.line ?? 0;
	let start = 0;
	for (const [line, text] of lines.entries()) {
		if (text.length > 100 || !/transcript/i.test(text) || !isHeading(text)) continue;
		if (/transcript\W{0,6}$/i.test(text) && line < last) start = line + 1;
	}
	return start;
}

/** Whether a label is the full, first or last name of a participant. */
function isListed(participants: readonly Participant[]): (label: string) => boolean {
	const listed = new Set<string>();
	for (const { name } of participants) {
		const full = folded(name);
		listed
			.add(full)
			.add(full.slice(0, full.indexOf(' ') + 1).trim())
			.add(full.slice(full.lastIndexOf(' ') + 1));
	}
	return (label) => listed.has(folded(parseName(label).name));
}
