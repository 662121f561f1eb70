import type { Parsed } from '../source/parse.ts';
import { isList, type Json, type JsonObject } from '../source/value.ts';

const ROLE =
	/^\[?(?:(?:agent|customer|caller|client|seller|buyer|user|assistant|bot|human|rep|prospect|interviewer|interviewee|host|guest|system|action|doctor|patient|sales|salesperson)(?:[\s_-]?\d{1,3})?|(?:speaker|spk|participant|person)[\s_-]?(?:\d{1,3}|[a-z]))\]?$/i;

interface Pair {
	speaker: string;
	text: string;
	line: number;
}

export interface Pairs {
	rows: JsonObject[];
	/** The line of each row's text. */
	lines: number[];
}

/**
 * Converts rows with meaningless keys, `["agent", "Hello"]` or `{"Agent": "Hello", "Caller": "Hi"}`, to rows of
 * `speaker` and `text`. Null if the list contains neither.
 */
export function rowsOfPairs(value: Json, lineOf: Parsed['lineOf']): Pairs | null {
	if (!isList(value) || value.length === 0) return null;
	const pairs: Pair[] = [];
	let together = 0;
	let alone = 0;
	for (const item of value) {
		const found = isList(item) ? pairOf(item, lineOf) : labelledTexts(item, lineOf);
		if (found.length === 0) return null;
		if (isList(item) || found.length > 1) together++;
		else if (Object.keys(item ?? {}).length === 1) alone++;
		pairs.push(...found);
	}
	const speakers = new Set(pairs.map(({ speaker }) => speaker));
	const roles = [...speakers].every(isRole);
	const recur = speakers.size * 2 <= pairs.length || (alone === value.length && speakers.size < pairs.length);
	if (speakers.size > 12 || !(roles || recur) || (together === 0 && alone < value.length)) return null;
	return { rows: pairs.map(({ speaker, text }) => ({ speaker, text })), lines: pairs.map(({ line }) => line) };
}

const isRole = (speaker: string) => ROLE.test(speaker);

function pairOf(item: readonly Json[], lineOf: Parsed['lineOf']): Pair[] {
	const [speaker, text] = item;
	if (typeof speaker !== 'string' || typeof text !== 'string') return [];
	return speaker.trim() === '' || speaker.length > 60 ? [] : [{ speaker, text, line: lineOf(item, 1) }];
}

const ORDINARY = /^(?:text|message|content|transcript|utterance|sentence|body)$/i;

/** Each value of an object whose keys are roles. */
function labelledTexts(item: Json, lineOf: Parsed['lineOf']): Pair[] {
	if (typeof item !== 'object' || item === null || isList(item)) return [];
	const entries = Object.entries(item);
	if (entries.some(([key]) => ORDINARY.test(key))) return [];
	return entries.flatMap(([key, text]) =>
		(entries.length === 1 || isRole(key)) && key.length < 60 && typeof text === 'string' && text.trim() !== ''
			? [{ speaker: key.replace(/^\[|\]$/g, ''), text, line: lineOf(item, key) }]
			: [],
	);
}
