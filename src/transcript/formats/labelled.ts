import type { Piece } from '../call.ts';
import { readHead } from '../read/header.ts';
import { labelOf, markOf } from '../read/label.ts';
import { parseTime } from '../read/times.ts';
import { countWords } from '../words.ts';
import { labelsOf } from './find-labels.ts';
import { emptyReading, type Format, type Labelled, type Reading, type Utterance } from './format.ts';
import { isEvent, isHeading, isRule, isTimeAlone } from './furniture.ts';

/**
 * `Name: words`, `**Name:** words`, `[00:01:02] Name: words`, `Name 12:03` above a line of words, and the format that
 * our own browser code writes, `[hh:mm:ss.mmm - hh:mm:ss.mmm] Name: words`. Lines without a label belong to the
 * previous speaker. Text before the first turn and after a closing rule is not speech.
 */
export const labelled: Format = {
	name: 'labelled',
	recognises: (lines) => labelsOf(lines).length > 0,
	read,
};

function read(lines: readonly string[]): Reading {
	const labels = labelsOf(lines);
	const first = labels[0]?.line ?? lines.length;
	const reading: Reading = { ...emptyReading(), ...readHead(lines.slice(0, first)) };
	reading.utterances.push(...speechBefore(lines, first));
	const last = labels.at(-1)?.line ?? 0;
	const walk: Walk = { reading, current: null, closed: false, leftOut: null };
	let next = 0;
	for (let line = first; line < lines.length; line++) {
		const text = lines[line] ?? '';
		if (labels[next]?.line === line) {
			for (let found = labels[next]; found?.line === line; found = labels[next]) {
				next++;
				open(walk, found, text.slice(0, labels[next]?.line === line ? labels[next]?.from : undefined));
			}
		} else if (line > last && isClosing(text)) {
			break;
		} else {
			goOn(walk, line, text);
		}
	}
	warnOfLeftOut(walk, last);
	return reading;
}

interface Walk {
	reading: Reading;
	current: Utterance | null;
	/** Set after a rule or a heading: no speech until the next label. */
	closed: boolean;
	leftOut: number | null;
}

function open(walk: Walk, { line, label }: Labelled, text: string): void {
	warnOfLeftOut(walk, line);
	const { start, end } = label;
	const words = text.slice(label.wordsAt).trim();
	if (isEvent(words, true)) {
		walk.reading.events.push({ line: line + 1, text: words });
		if (start !== undefined) walk.reading.marks.push(start);
		return;
	}
	walk.current = { label: label.name, pieces: words === '' ? [] : [{ line: line + 1, text: words }], start, end };
	walk.closed = false;
	walk.reading.utterances.push(walk.current);
}

function goOn(walk: Walk, line: number, source: string): void {
	const text = source.trim();
	if (text === '' || text === '\uFEFF') return;
	if (isRule(text) || isHeading(text)) {
		walk.closed = true;
		return;
	}
	if (isTimeAlone(text)) {
		walk.reading.marks.push(markOf(text)?.start ?? 0);
	} else if (isEvent(withoutMark(text), false) || isWordlessLabel(text)) {
		walk.reading.events.push({ line: line + 1, text: withoutMark(text) });
		walk.reading.marks.push(...wholeLength(text));
	} else if (isNobodys(text)) {
		openUnnamed(walk, line, text);
	} else if (walk.closed) {
		walk.leftOut ??= line + 1;
	} else {
		walk.current?.pieces.push(continuation(line, text));
	}
}

/** E.g. `**Break:** [39:08]`. */
function isWordlessLabel(text: string): boolean {
	const label = text.startsWith('**') ? labelOf(text) : null;
	return label !== null && countWords(text.slice(label.wordsAt)) === 0;
}

/** The first and last second of a call, from a footer such as "Meeting ended after 00:57:27". */
function wholeLength(text: string): number[] {
	const end = parseTime(/\bended after (\d{1,2}:\d{2}(?::\d{2})?)\b/.exec(text)?.[1] ?? '');
	return end === null ? [] : [0, end];
}

const LOST_LABEL = /^:\s{1,4}/;

/** Removes an inline time mark and the colon that a lost label left behind. */
function continuation(line: number, text: string): Piece {
	return { line: line + 1, text: withoutMark(text).replace(LOST_LABEL, '') };
}

function withoutMark(text: string): string {
	const mark = /^\\?[[(]/.test(text) ? markOf(text) : null;
	return mark === null ? text : text.slice(mark.after).trim();
}

/** In our normalised form, a line with its own start and end is a separate turn, whoever spoke before. */
function isNobodys(text: string): boolean {
	return text.startsWith('[') && markOf(text)?.end !== undefined;
}

function openUnnamed(walk: Walk, line: number, text: string): void {
	const { start, end } = markOf(text) ?? {};
	walk.current = { label: null, pieces: [continuation(line, text)], start, end };
	walk.closed = false;
	walk.reading.utterances.push(walk.current);
}

function warnOfLeftOut(walk: Walk, line: number): void {
	if (walk.leftOut !== null && walk.leftOut <= line) {
		walk.reading.warnings.push({
			line: walk.leftOut,
			text: `What stands from line ${walk.leftOut} on, behind a rule or a heading, names no speaker and was left out.`,
		});
	}
	walk.leftOut = null;
}

const CLOSING =
	/^(?:\*\*|__)?(?:call notes|meeting notes|notes|summary|action items|next steps|key takeaways|follow-?up)\b[^.?!]{0,40}:?(?:\*\*|__)?:?$|^transcribed by\b|^this editable transcript\b/i;

function isClosing(text: string): boolean {
	const line = text.trim();
	return line.length < 100 && CLOSING.test(line);
}

const PERSONAL = /(?:^|[^\p{L}])(?:i|i'm|i’m|you|we|my|your|hi|hello|thanks)(?![\p{L}])/iu;
const MAX_UNLABELLED_OPENING = 6;

/** A first turn without a label: plain sentences addressed to a person, not a title, list, field or narration. */
function speechBefore(lines: readonly string[], first: number): Utterance[] {
	const filled = lines
		.slice(0, first)
		.flatMap((text, line) => (text.trim() === '' ? [] : [{ line: line + 1, text: text.trim() }]));
	const lost = filled.filter(({ text }) => LOST_LABEL.test(text));
	if (lost.length > 0) {
		return lost.map(({ line, text }) => ({ label: null, pieces: [{ line, text: text.replace(LOST_LABEL, '') }] }));
	}
	if (filled.length === 0 || filled.length > MAX_UNLABELLED_OPENING) return [];
	if (filled.some(({ text }) => isRule(text) || isHeading(text) || labelOf(text) !== null || /^[-*•]\s/.test(text)))
		return [];
	const speech = filled.filter(({ text }) => PERSONAL.test(text) && /[.?!]["”']?$/.test(text));
	return speech.length < filled.length ? [] : [{ label: null, pieces: speech }];
}
