/** JSON that is not the transcript of one call, and why. */

import type { Reading } from '../format.ts';
import { noCall } from '../no-call.ts';
import { asList, asRecord, asText, at, isList, type Json, type JsonObject, recordsOf } from './source/value.ts';

const EXPORT_AGAIN = 'Export the call as VTT, SRT or text, or paste it as “Name: words”, one turn a line.';

export function brokenJson(line: number): Reading {
	return noCall(
		`This JSON breaks off or has a mistake at line ${line}. Copy the whole file, or export the call again.`,
	);
}

export function severalCalls(count: number): Reading {
	return noCall(`This file holds ${count} conversations, not one call. Choose one of them and paste it alone.`);
}

export function noSpeech(): Reading {
	return noCall('This file has the form of a transcript, and no words stand in it. Check that the call was recorded.');
}

export function notRecognised(): Reading {
	return noCall(`This is JSON that is not recognised: no list in it says who speaks and what is said. ${EXPORT_AGAIN}`);
}

/** An error, an unfinished job or a table of annotations; null if it is none of these. */
export function anotherThing(root: Json): Reading | null {
	const status = asText(at(root, 'status'));
	const error = errorIn(root);
	if (error !== null) {
		const message = error === '' ? '' : `: “${error}”`;
		return noCall(`This is an error that a service answered with, not a call${message}. Export the call again.`);
	}
	if (UNFINISHED.test(status)) {
		return noCall(`This transcript is not finished: its status is “${status}”. Export it again once it is.`);
	}
	if (isAnnotationTable(root)) {
		return noCall(
			`This is a table of annotations: it names no speakers and no times, so it is not a call. ${EXPORT_AGAIN}`,
		);
	}
	return null;
}

const UNFINISHED = /^(?:in_progress|in progress|queued|processing|pending|submitted|running|notstarted|transcribing)$/i;
const ERROR_KEYS = ['errors', 'error', 'err_msg', 'errorMessage', 'error_message', 'fault', 'exception'];
const MESSAGE_KEYS = ['message', 'detail', 'description', 'error', 'err_msg', 'title', 'reason', 'code'];
const LONGEST_MESSAGE = 200;

/** The message of an error; null if there is none. */
function errorIn(root: Json): string | null {
	const source = asRecord(root);
	if (source === null) return null;
	for (const key of ERROR_KEYS) {
		const value = source[key];
		if (value === undefined || value === null || value === false || (isList(value) && value.length === 0)) continue;
		return messageOf(value) || messageOf(source);
	}
	const code = Number(source.statusCode ?? source.status_code ?? source.status ?? source.code);
	const failed = (code >= 400 && code < 600) || source.success === false || source.ok === false;
	const alone = Object.keys(source).length <= 3 && typeof source.message === 'string';
	return failed || alone || typeof source.detail === 'string' ? messageOf(source) : null;
}

function messageOf(value: Json): string {
	const [first] = asList(value);
	if (first !== undefined) return messageOf(first);
	const record = asRecord(value);
	const text =
		record === null
			? asText(value)
			: (MESSAGE_KEYS.map((key) => asText(record[key])).find((found) => found !== '') ?? '');
	return text.replace(/\s+/g, ' ').slice(0, LONGEST_MESSAGE);
}

const ANNOTATION =
	/^(?:labels?|annotations?|tags?|intents?|class|category|sentiment|emotion|acts?|dialog_acts?|entities|spans?|score)$/i;
const TEXT = /^(?:text|sentence|utterance|content|message|transcript|data)$/i;

/** Whether there are rows, here or one level below, of a text and a label that annotates it. */
function isAnnotationTable(root: Json): boolean {
	const lists = [root, ...Object.values(asRecord(root) ?? {})].filter((value) => isList(value));
	return lists.some((list) => {
		const rows = recordsOf(list);
		return rows.length > 0 ? rows.filter(isAnnotated).length * 2 > rows.length : areTextsWithLabels(asList(list));
	});
}

function isAnnotated(row: JsonObject): boolean {
	const keys = Object.keys(row);
	return keys.some((key) => TEXT.test(key)) && keys.some((key) => ANNOTATION.test(key));
}

/** E.g. `["Hello there", "greeting"]`. */
function areTextsWithLabels(rows: readonly Json[]): boolean {
	const pairs = rows.filter((row) => isList(row) && row.length === 2 && row.every((cell) => typeof cell === 'string'));
	if (pairs.length < 2 || pairs.length < rows.length) return false;
	return new Set(pairs.map((pair) => asList(pair)[1])).size * 2 <= pairs.length;
}
