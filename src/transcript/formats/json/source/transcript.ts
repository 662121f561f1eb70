/** Builds a reading from the contents of a producer's JSON. */

import type { Header, Seconds } from '../../../call.ts';
import { emptyReading, type Reading, type Utterance } from '../../format.ts';
import { isEvent } from '../../furniture.ts';
import type { Parsed } from './parse.ts';
import { type People, peopleOf } from './people.ts';
import { asRecord, asText, type Json, type JsonObject } from './value.ts';

/** A piece of text before it is known to be speech. */
export interface Said {
	label: string | null;
	text: string;
	line: number;
	start?: Seconds;
	end?: Seconds;
	/** Recorded among the speech but not spoken: an offer, a system message. */
	event?: boolean;
}

/** The reading of a list of utterances, ordered by time if all have one. */
export function readingOf(sayings: readonly Said[], head: Partial<Reading> = {}): Reading {
	const reading: Reading = { ...emptyReading(), ...head };
	for (const said of inOrder(sayings)) {
		const text = said.text.replace(/\s+/g, ' ').trim();
		if (text === '') continue;
		if (said.event === true || isEvent(text, said.label !== null)) {
			reading.events.push({ line: said.line, text });
			for (const time of [said.start, said.end]) if (time !== undefined) reading.marks.push(time);
		} else {
			reading.utterances.push(utteranceOf(said, text));
		}
	}
	if (reading.utterances.length > 0 && reading.utterances.every(({ label }) => label === null)) {
		reading.warnings.push({
			text: 'The file names no speakers, so who said what is unknown: talk share and questions by side cannot be measured.',
		});
	}
	return reading;
}

function utteranceOf({ label, line, start, end }: Said, text: string): Utterance {
	const last = start !== undefined && end !== undefined && end < start ? undefined : end;
	return { label, pieces: [{ line, text }], start, end: last };
}

/** Sorts by time, since channels may be listed one after the other. Utterances at the same time keep their order. */
function inOrder(sayings: readonly Said[]): readonly Said[] {
	if (sayings.some(({ start }) => start === undefined)) return sayings;
	return [...sayings].sort((one, other) => (one.start ?? 0) - (other.start ?? 0));
}

/** Title, day and people of a source, with their lines. */
export function headOf(root: Json, parsed: Parsed, people: People = peopleOf(root, parsed)): Partial<Reading> {
	const header: Header = {};
	const head = [...people.head];
	for (const place of [root, ...Object.values(asRecord(root) ?? {})]) {
		const record = asRecord(place);
		if (record === null) continue;
		const title = TITLE_KEYS.find((key) => asText(record[key]) !== '');
		if (title !== undefined && header.title === undefined) {
			header.title = asText(record[title]).slice(0, 300);
			head.push({ line: parsed.lineOf(record, title), text: header.title });
		}
		header.date ??= dayIn(record);
	}
	if (header.date === undefined) delete header.date;
	return { header, head, participants: people.participants };
}

const TITLE_KEYS = ['title', 'meeting_title', 'meetingTitle', 'call_title'];
const DATE_KEYS = ['date', 'created_at', 'createdAt', 'created', 'started', 'start_time', 'recording_start_time'];

function dayIn(record: JsonObject): string | undefined {
	for (const key of DATE_KEYS) {
		const value = record[key];
		const text = asText(value);
		if (/^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text.slice(0, 10)))) return text.slice(0, 10);
		if (typeof value !== 'number' || value < 1e9 || value > 4e12) continue;
		return new Date(value > 1e11 ? value : value * 1000).toISOString().slice(0, 10);
	}
	return undefined;
}
