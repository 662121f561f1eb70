/** Whisper and programs based on it: segments in seconds, with speakers only if they were distinguished. */

import { parseTime } from '../../read/times.ts';
import type { Utterance } from '../format.ts';
import { leavesOpen } from '../passages.ts';
import type { Family } from './family.ts';
import type { Parsed } from './source/parse.ts';
import { labelOf } from './source/people.ts';
import { secondsOf } from './source/times.ts';
import { headOf, readingOf, type Said } from './source/transcript.ts';
import { asList, asRecord, asText, at, isList, type Json, type JsonObject, recordsOf } from './source/value.ts';

/**
 * OpenAI's Whisper and its `verbose_json`, whisper-timestamped, WhisperX (also as a bare list), whisper.cpp
 * (`transcription[].offsets`, in milliseconds) and the transformers pipeline (`chunks[].timestamp`).
 */
export const whisper: Family = {
	name: 'whisper',
	read(root, parsed) {
		const said = (segmentsOf(root) ?? []).map((segment) => sayingOf(segment, parsed));
		if (said.length === 0) return null;
		const reading = readingOf(said, headOf(root, parsed));
		return { ...reading, utterances: joinSentences(reading.utterances) };
	},
};

function segmentsOf(root: Json): JsonObject[] | null {
	const source = asRecord(root);
	const list = isList(root)
		? root
		: [source?.segments, source?.speakers, source?.chunks, source?.transcription].find(isSegments);
	const segments = recordsOf(list);
	if (segments.length === 0 || segments.length < asList(list).length || !isSegments(list)) return null;
	const bare = isList(root) && !segments.some(({ speaker }) => /^SPEAKER_\d/.test(asText(speaker)));
	return bare && !segments.every((segment) => 'avg_logprob' in segment || 'words' in segment) ? null : segments;
}

/** Whether times are numbers in seconds, and only `speaker` names a speaker. */
function isSegments(list: Json | undefined): boolean {
	const [segment] = recordsOf(list);
	if (segment === undefined || typeof segment.text !== 'string') return false;
	if ('speaker_name' in segment || 'name' in segment || 'form' in segment) return false;
	return (
		(typeof segment.start === 'number' && typeof segment.end === 'number') ||
		asList(segment.timestamp).length === 2 ||
		at(segment, 'offsets', 'from') !== undefined ||
		at(segment, 'timestamps', 'from') !== undefined
	);
}

function sayingOf(segment: JsonObject, { lineOf }: Parsed): Said {
	const [from, to] = isList(segment.timestamp) ? segment.timestamp : [segment.start, segment.end];
	const clock = (which: string) => parseTime(asText(at(segment, 'timestamps', which)).replace(',', '.')) ?? undefined;
	return {
		label: labelOf(segment.speaker),
		text: asText(segment.text),
		line: lineOf(segment, 'text'),
		start: secondsOf(from) ?? clock('from'),
		end: secondsOf(to) ?? clock('to'),
	};
}

/** Segments of unknown speakers are cut by time, not by meaning, so a sentence continues until it ends. */
function joinSentences(utterances: readonly Utterance[]): Utterance[] {
	const joined: Utterance[] = [];
	for (const utterance of utterances) {
		const last = joined.at(-1);
		if (last?.label === null && utterance.label === null && leavesOpen(last, utterance.start)) {
			last.pieces.push(...utterance.pieces);
			last.end = utterance.end;
		} else {
			joined.push(utterance);
		}
	}
	return joined;
}
