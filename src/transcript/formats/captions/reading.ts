/** Turns cues into speech: finds names and joins adjacent cues of the same speaker. */

import type { Seconds } from '../../call.ts';
import { emptyReading, type Reading, type Utterance } from '../format.ts';
import { isEvent } from '../furniture.ts';
import { NOBODY_NAMED } from '../nobody-named.ts';
import { leavesOpen } from '../passages.ts';
import type { Cue } from './cues.ts';
import { type LabelFinder, labelsIn } from './labels.ts';
import { withoutRepeated } from './repeated.ts';
import { type Part, partsOf } from './voices.ts';

/** In seconds. Cues of one speaker with a shorter gap are one segment. */
const PAUSE = 2;
const UNKNOWN = 'Unknown';

export function readCues(source: readonly Cue[]): Reading {
	const reading = emptyReading();
	const cues = inOrder(fromZero(source, reading), reading);
	const parts = withoutRepeated(cues.map(partsOf));
	const walk: Walk = { reading, labelOf: labelsIn(parts), voice: null };
	for (const [index, cue] of cues.entries()) {
		for (const part of parts[index] ?? []) take(walk, cue, part);
	}
	const unreadable = source.find(({ start }) => start === undefined);
	if (unreadable !== undefined) {
		reading.warnings.push({
			line: unreadable.line,
			text: `The times on line ${unreadable.line} cannot be read; its words are kept.`,
		});
	}
	nameTheUnknown(reading);
	return reading;
}

interface Walk {
	reading: Reading;
	labelOf: LabelFinder;
	/** The last speaker, to whom a cue without a name belongs. */
	voice: string | null;
}

function take(walk: Walk, { start, end }: Cue, part: Part): void {
	const { events, marks, utterances } = walk.reading;
	const label = walk.labelOf(part);
	const text = label === null ? part.text : part.text.slice(label.wordsAt).trim();
	const voice = label?.name ?? part.voice ?? (part.fresh ? null : walk.voice);
	if (part.aside || text.startsWith('♪') || isEvent(text, label !== null || part.voice !== null)) {
		events.push({ line: part.line, text });
		marks.push(...[start, end].filter((time) => time !== undefined));
		return;
	}
	walk.voice = voice;
	if (!/[\p{L}\p{N}]/u.test(text)) return;
	const piece = { line: part.line, text };
	const before = utterances.at(-1);
	if (before !== undefined && before.label === voice && goesOn(before, part, start)) {
		before.pieces.push(piece);
		if (end !== undefined) before.end = Math.max(before.end ?? end, end);
	} else {
		utterances.push({ label: voice, pieces: [piece], start, end });
	}
}

function goesOn(before: Utterance, part: Part, start: Seconds | undefined): boolean {
	if (before.label === null) return !part.fresh && leavesOpen(before, start);
	if (start === undefined || before.end === undefined) return start === before.end;
	return start - before.end < PAUSE;
}

/** Sorts captions by time. If a time is missing, they stay in file order. */
function inOrder(cues: readonly Cue[], { warnings }: Reading): Cue[] {
	const times = cues.map(({ start }) => start ?? Number.NaN);
	if (times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0))) return [...cues];
	if (times.some(Number.isNaN)) return [...cues];
	warnings.push({ text: 'The captions stood out of order and were sorted by their times.' });
	return [...cues].sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
}

/** Teams writes negative times if transcription began before the recording. */
function fromZero(cues: readonly Cue[], { warnings }: Reading): Cue[] {
	const first = cues.reduce((least, { start = 0 }) => Math.min(least, start), 0);
	if (first >= 0) return [...cues];
	warnings.push({ text: 'The times begin before 0; they were moved so that the first is 0.' });
	return cues.map((cue) =>
		cue.start === undefined || cue.end === undefined ? cue : { ...cue, start: cue.start - first, end: cue.end - first },
	);
}

/** If other speakers are named, unlabelled words are given to an unknown speaker. */
function nameTheUnknown({ utterances, warnings }: Reading): void {
	const unnamed = utterances.filter(({ label }) => label === null);
	if (unnamed.length === 0) return;
	if (unnamed.length === utterances.length) warnings.push(NOBODY_NAMED);
	else for (const utterance of unnamed) utterance.label = UNKNOWN;
}
