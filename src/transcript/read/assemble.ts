/** Builds a call from what a format found: distinguishes speakers and joins adjacent segments to turns. */

import type { Call, Seconds, Segment, Turn } from '../call.ts';
import type { Reading, Utterance } from '../formats/format.ts';
import { countWords } from '../words.ts';
import { tellApart } from './tell-apart.ts';

export function assemble(format: string, lines: number, reading: Reading): Call {
	const { speakers, indexOf } = tellApart(reading);
	const segments: Segment[] = [];
	for (const utterance of reading.utterances) {
		const [first] = utterance.pieces;
		if (first === undefined) continue;
		segments.push(
			segmentOf(utterance, utterance.label === null ? null : (indexOf.get(utterance.label) ?? null), first.line),
		);
	}
	const turns = joined(segments);
	for (const turn of turns) {
		const speaker = turn.speaker === null ? undefined : speakers[turn.speaker];
		if (speaker === undefined) continue;
		speaker.words += turn.words;
		speaker.turns++;
	}
	const { header, head, events, warnings } = reading;
	const words = turns.reduce((sum, turn) => sum + turn.words, 0);
	const duration = durationOf(segments, reading.marks);
	return {
		format,
		lines,
		speakers,
		segments,
		turns,
		events,
		header,
		head,
		warnings,
		words,
		...(duration === null ? {} : { duration }),
	};
}

function segmentOf({ pieces, start, end }: Utterance, speaker: number | null, line: number): Segment {
	const text = pieces.map((piece) => piece.text).join(' ');
	return { line, speaker, text, pieces, ...timesOf(start, end) };
}

function timesOf(start: Seconds | undefined, end: Seconds | undefined): { start?: Seconds; end?: Seconds } {
	return { ...(start === undefined ? {} : { start: exact(start) }), ...(end === undefined ? {} : { end: exact(end) }) };
}

/** To the millisecond, so that a computed time equals one that was read. */
function exact(seconds: Seconds): Seconds {
	return Math.round(seconds * 1000) / 1000;
}

/** Segments of unknown speakers remain separate: they may belong to several people. */
function joined(segments: readonly Segment[]): Turn[] {
	const groups: Segment[][] = [];
	for (const segment of segments) {
		const group = groups.at(-1);
		if (group !== undefined && segment.speaker !== null && group[0]?.speaker === segment.speaker) group.push(segment);
		else groups.push([segment]);
	}
	return groups.map(turnOf);
}

function turnOf(segments: readonly Segment[]): Turn {
	const text = segments.map((segment) => segment.text).join(' ');
	const words = segments.reduce((sum, segment) => sum + countWords(segment.text), 0);
	const start = segments[0]?.start;
	const ends = segments.map((segment) => segment.end);
	const end = ends.at(-1) === undefined ? undefined : ends.reduce((most = 0, other = 0) => Math.max(most, other), 0);
	return {
		speaker: segments[0]?.speaker ?? null,
		line: segments[0]?.line ?? 1,
		text,
		words,
		segments,
		...timesOf(start, end),
	};
}

function durationOf(segments: readonly Segment[], marks: readonly Seconds[]): Seconds | null {
	let first = Number.POSITIVE_INFINITY;
	let last = Number.NEGATIVE_INFINITY;
	for (const time of [...segments.flatMap(({ start, end }) => [start, end]), ...marks]) {
		if (time === undefined) continue;
		first = Math.min(first, time);
		last = Math.max(last, time);
	}
	return last > first ? exact(last - first) : null;
}
