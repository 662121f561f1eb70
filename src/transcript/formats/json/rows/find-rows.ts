/** Searches a whole source for the list that contains the speech. */

import { countWords } from '../../../words.ts';
import type { Parsed } from '../source/parse.ts';
import { asList, asRecord, isList, type Json, type JsonObject, recordsOf } from '../source/value.ts';
import { type Columns, columnsOf } from './columns.ts';
import { rowsOfPairs } from './pairs.ts';
import { areWords } from './read-rows.ts';
import { textIn } from './text-in.ts';

export interface Rows {
	rows: readonly JsonObject[];
	columns: Columns;
	words: number;
	/** The line of each row's text, if the rows themselves do not have it. */
	lines?: readonly number[];
}

/** Lists of similar objects at the same path, e.g. the messages of each of several conversations. */
export interface Place {
	lists: Rows[];
	/** Whether speakers are known; likewise times. */
	speakers: boolean;
	times: boolean;
}

const DEEPEST = 8;

/** Every place with lists of utterances, the fullest first, but those that name speakers before all others. */
export function findRows(root: Json, parsed: Parsed): Place[] {
	const places = new Map<string, Place>();
	walk(root, '', 0, { places, parsed });
	return [...places.values()].sort((one, other) => weight(other) - weight(one));
}

interface Search {
	places: Map<string, Place>;
	parsed: Parsed;
}

function walk(value: Json | undefined, path: string, depth: number, search: Search): void {
	const { places, parsed } = search;
	if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
	const rows = rowsIn(value, parsed, places.get(path)?.lists ?? []);
	if (rows !== null) {
		const place = places.get(path) ?? { lists: [], speakers: false, times: false };
		place.lists.push(rows);
		place.speakers ||= rows.columns.speakers.length > 0;
		place.times ||= rows.columns.start !== undefined;
		places.set(path, place);
		if (rows.columns.speakers.length > 0) return;
	}
	if (isList(value)) for (const item of value) walk(item, `${path}/*`, depth + 1, search);
	else
		for (const [key, item] of Object.entries(value))
			walk(item, `${path}/${isNumber(key) ? '*' : key}`, depth + 1, search);
}

/** How many lists in one place are examined closely; the others are assumed to be similar. */
const ENOUGH = 40;

function rowsIn(value: Json, parsed: Parsed, before: readonly Rows[]): Rows | null {
	const paired = rowsOfPairs(value, parsed.lineOf);
	const rows = paired?.rows ?? recordsOf(isList(value) ? value : numbered(value));
	if (rows.length === 0 || (paired === null && rows.length * 2 < asList(value).length)) return null;
	const columns = (paired === null ? before[ENOUGH]?.columns : undefined) ?? columnsOf(rows);
	if (columns === null || (columns.speakers.length === 0 && columns.start === undefined)) return null;
	const texts = rows.map((row) => textIn(row[columns.text]));
	const words = texts.reduce((sum, text) => sum + countWords(text), 0);
	if (words === 0) return null;
	return { rows, columns, words: areWords(texts) ? words / 2 : words, lines: paired?.lines };
}

const isNumber = (key: string) => /^\d{1,6}$/.test(key);

/** `{"0": {…}, "1": {…}}` is a list too. */
function numbered(value: Json): readonly Json[] {
	const entries = Object.entries(asRecord(value) ?? {});
	return entries.length > 1 && entries.every(([key]) => isNumber(key)) ? entries.map(([, item]) => item ?? null) : [];
}

function weight({ lists, speakers, times }: Place): number {
	const words = lists.reduce((sum, list) => sum + list.words, 0);
	return words * (speakers ? 20 : 1) * (times ? 1.5 : 1);
}
