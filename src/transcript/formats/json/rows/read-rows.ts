/** Reads a list of objects as speech. */

import { countWords } from '../../../words.ts';
import { decodeEntities } from '../../entities.ts';
import type { Parsed } from '../source/parse.ts';
import { labelOf } from '../source/people.ts';
import type { WrittenTime } from '../source/times.ts';
import type { Said } from '../source/transcript.ts';
import { asId, asText, type JsonObject, recordsOf } from '../source/value.ts';
import { type Columns, folded, timeIn } from './columns.ts';
import { joinWords } from './join-words.ts';
import { scaleOf } from './scale.ts';
import { lineIn, textIn } from './text-in.ts';

/** Speakers that are the system, and messages that are actions: their text is not speech. */
const SYSTEM = /^(?:action|system|event|bot event|tool|function)$/i;
const ACT = /^(?:submit-deal|accept-deal|reject-deal|walk-away)$/i;
const KIND_KEYS = ['action', 'type', 'kind', 'event', 'event_type', 'eventType'];
const SPEECH_KINDS =
	/message|utterance|text|speech|transcript|turn|talk|chat|dialog|segment|word|spoken|say|said|sentence|final|caption/i;
const EVENT_KINDS =
	/^(?:action|event|system|notification|join(?:ed)?|leave|left|offer|accept|reject|quit|status|reaction|silence|noise)$/i;

export function readRows(
	rows: readonly JsonObject[],
	columns: Columns,
	parsed: Parsed,
	names: ReadonlyMap<string, string> = new Map(),
	lines: readonly number[] = [],
): Said[] {
	const timed = rows.map((row) => {
		const text = decodeEntities(textIn(row[columns.text]));
		return { row, text, words: countWords(text), ...timesOf(row, columns) };
	});
	const seconds = scaleOf(timed, columns.start ?? columns.inner?.start ?? '');
	const length = scaleOf(
		timed.map(({ duration, words }) => ({ start: duration, end: null, words })),
		columns.duration ?? '',
	);
	const sayings = timed.map(({ row, text, start, end, duration }, index): Said => {
		const from = seconds(start);
		const lasts = length(duration);
		const to = seconds(end) ?? (from === undefined || lasts === undefined ? undefined : from + lasts);
		const label = speakerOf(row, columns.speakers, names);
		return {
			label,
			text,
			line: lines[index] ?? lineIn(row, columns.text, row[columns.text], parsed.lineOf),
			start: from,
			end: to === undefined ? undefined : Math.round(to * 1000) / 1000,
			...(isEvent(row, label, text) ? { event: true } : {}),
		};
	});
	return areWords(timed.map(({ text }) => text)) ? joinWords(sayings) : sayings;
}

interface Times {
	start: WrittenTime | null;
	end: WrittenTime | null;
	duration: WrittenTime | null;
}

function timesOf(row: JsonObject, { text, start, end, duration, inner }: Columns): Times {
	if (inner?.start !== undefined) {
		const parts = recordsOf(row[text]);
		const last = parts.at(-1)?.[inner.end ?? ''];
		return { start: timeIn(parts[0]?.[inner.start]), end: timeIn(last, 'end') ?? timeIn(last), duration: null };
	}
	const from = start === undefined ? undefined : row[start];
	return {
		start: timeIn(from),
		end:
			end === undefined
				? typeof from === 'object'
					? timeIn(from, 'end')
					: null
				: (timeIn(row[end], 'end') ?? timeIn(row[end])),
		duration: duration === undefined ? null : timeIn(row[duration]),
	};
}

function speakerOf(row: JsonObject, keys: readonly string[], names: ReadonlyMap<string, string>): string | null {
	for (const key of keys) {
		const value = row[key];
		const label = names.get(asId(value)) ?? labelOf(value, /channel|track/.test(folded(key)) ? 'Channel' : 'Speaker');
		if (label !== null) return label;
	}
	return null;
}

function isEvent(row: JsonObject, label: string | null, text: string): boolean {
	if ((label !== null && SYSTEM.test(label)) || ACT.test(text.trim())) return true;
	const kind = KIND_KEYS.map((key) => asText(row[key])).find((value) => value !== '');
	return kind !== undefined && EVENT_KINDS.test(kind) && !SPEECH_KINDS.test(kind);
}

/** Whether a list holds single words rather than sentences. */
export function areWords(texts: readonly string[]): boolean {
	const filled = texts.filter((text) => text.trim() !== '');
	return filled.length >= 8 && filled.filter((text) => !/\s/.test(text.trim())).length >= filled.length * 0.9;
}
