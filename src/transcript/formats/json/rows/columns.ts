/** Finds the fields of the objects in a list that contain the speaker, the words and the time. */

import { labelOf } from '../source/people.ts';
import { writtenTime } from '../source/times.ts';
import { asText, type Json, type JsonObject, recordsOf } from '../source/value.ts';
import { textIn } from './text-in.ts';

export interface Columns {
	text: string;
	/** Keys of the speaker, best first; empty if there is none. */
	speakers: readonly string[];
	start?: string;
	end?: string;
	duration?: string;
	/** The time keys of the sentences or words in a row, if the row itself has no time. */
	inner?: Pick<Columns, 'start' | 'end'>;
}

/** Best first: text checked by people, then recognised text. */
const TEXT = [
	/^(?:human|corrected|edited|final)(?:transcript|text)$/,
	/^(?:text|transcript|content|message|utterance|sentence|body|msg|speech|spokentext)$/,
	/^(?:wordsstr|displaytext|display|sendcontent|punctuatedtext|transcription|transcripttext|messagetext|messagebody)$/,
	/^(?:words|sentences|segments|elements|tokens|utterances|lines)$/,
	/(?:text|transcript|utterance|content|message|sentence)$/,
	/^(?:raw|original)(?:text|transcript)$/,
	/^(?:word|punctuatedword|line|caption|data|value|comment|reply)$/,
];
/** Fields of lists of any kind. They contain speech only if speakers take turns. */
const WEAK = /^(?:data|value|comment|line)$/;
const NAME =
	/^(?:(?:speaker|participant|sender|author|user|person|talker|full|display|speakerdisplay)name|displayname|name)$/;
const SPEAKER = [
	NAME,
	/^(?:speaker|speakerlabel|speakertitle|participant|sender|author|talker|person|who|from|by|actor)$/,
	/^(?:role|sendertype|participantrole|speakerrole|authorrole|user|agent|party|side|usertype|authortype)$/,
	/^(?:speaker|participant|sender|user|author|party)(?:id|tag|index|number|no|key|uuid)$/,
	/^(?:(?:media)?channel|channelid|channeltag|channelindex|channellabel|track|trackid)$/,
	/speaker|talker|sender|participant/,
	/^id$/,
];
const START = [
	/^(?:start|begin)/,
	/^offset/,
	/^time(?:stamps?|code|start|span|in|range|ms|seconds|insec|inseconds)?$/,
	/^(?:ts|from|t)$/,
	/^(?:created|sent|spoken)(?:at|time)?$/,
	/^date(?:time)?$/,
];
const END = [/^(?:end|stop|finish)/, /^(?:to|until|timeend|timeout)$/];
const DURATION = [/^dur(?:ation)?(?:ms|millis|milliseconds|s|sec|secs|seconds|inseconds)?$/];
const NO_TIME = /char|index|line|word|sentence|token|page|row|id$/;

/** The number of rows by which a list is judged. */
const SAMPLE = 60;

export function folded(key: string): string {
	return key.toLowerCase().replace(/[^a-z]/g, '');
}

/** Null if no field can contain the words. */
export function columnsOf(rows: readonly JsonObject[]): Columns | null {
	const sample = rows.slice(0, SAMPLE);
	const keys = [...new Set(sample.flatMap((row) => Object.keys(row)))];
	const timed = keys.filter((key) => !NO_TIME.test(folded(key)));
	const speakers = best(keys, SPEAKER, (key) => namesSomebody(sample, key));
	const text = best(keys, TEXT, (key) => holdsText(sample, key)).find((key) => !speakers.slice(0, 1).includes(key));
	if (text === undefined) return null;
	if (WEAK.test(folded(text)) && !takeTurns(sample, speakers[0])) return null;
	const isTime = (key: string) => share(sample, key, (value) => timeIn(value) !== null) >= 0.5;
	const [start] = best(timed, START, isTime);
	const [end] = best(timed, END, isTime);
	const [duration] = best(timed, DURATION, isTime);
	const inner = start === undefined ? innerTimes(sample, text) : undefined;
	return { text, speakers: speakers.filter((key) => key !== text), start, end, duration, inner };
}

function innerTimes(rows: readonly JsonObject[], text: string): Columns['inner'] {
	const parts = rows.flatMap((row) => recordsOf(row[text])).slice(0, SAMPLE);
	const columns = parts.length === 0 ? null : columnsOf(parts);
	return columns?.start === undefined ? undefined : { start: columns.start, end: columns.end };
}

/** Every key that matches, in the order of the patterns. */
function best(keys: readonly string[], patterns: readonly RegExp[], fits: (key: string) => boolean): string[] {
	return [...new Set(patterns.flatMap((pattern) => keys.filter((key) => pattern.test(folded(key)) && fits(key))))];
}

function share(rows: readonly JsonObject[], key: string, fits: (value: Json | undefined) => boolean): number {
	return rows.filter((row) => fits(row[key])).length / rows.length;
}

function holdsText(rows: readonly JsonObject[], key: string): boolean {
	return share(rows, key, (value) => /\p{L}/u.test(textIn(value))) >= 0.4;
}

const LONGEST_LABEL = 80;
/** A row's path in an API: `conferenceRecords/1/entries/3`. */
const PATH = /^[\w-]{1,80}(?:\/[\w-]{1,80}){2,9}$/;

function namesSomebody(rows: readonly JsonObject[], key: string): boolean {
	const labels = rows.flatMap((row) => labelOf(row[key]) ?? []);
	const longest = labels.reduce((most, label) => Math.max(most, label.length), 0);
	if (labels.length * 2 < rows.length || longest > LONGEST_LABEL) return false;
	if (NAME.test(folded(key)) && rows.some((row) => PATH.test(asText(row[key])))) return false;
	const different = new Set(labels).size;
	const mayBeUnique = /speaker|sender|participant|author|role/.test(folded(key)) || folded(key) === 'name';
	return mayBeUnique ? different <= Math.max(40, labels.length / 2) : different * 2 <= Math.max(labels.length, 4);
}

function takeTurns(rows: readonly JsonObject[], key: string | undefined): boolean {
	const labels = rows.flatMap((row) => labelOf(row[key ?? '']) ?? []);
	return new Set(labels).size * 2 <= labels.length;
}

/** A time field may hold `[start, end]`, or an object with the seconds since the start. */
export function timeIn(value: Json | undefined, which: 'start' | 'end' = 'start') {
	if (Array.isArray(value)) return value.length === 2 ? writtenTime(value[which === 'start' ? 0 : 1]) : null;
	if (typeof value !== 'object' || value === null || !('relative' in value || 'seconds' in value || 'from' in value))
		return which === 'start' || typeof value !== 'object' ? writtenTime(value) : null;
	const key = which === 'start' ? 'from' : 'to';
	return writtenTime(value.relative ?? value.seconds ?? value[key]);
}
