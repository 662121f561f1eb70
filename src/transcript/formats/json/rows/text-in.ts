import { asList, asRecord, type Json, recordsOf } from '../source/value.ts';

const KEYS = [
	'punctuated_word',
	'text',
	'content',
	'sentence',
	'transcript',
	'word',
	'value',
	'message',
	'utterance',
	'parts',
];

/** The text of a field: a string, or all strings in the objects or list it contains, joined. */
export function textIn(value: Json | undefined, depth = 0): string {
	if (typeof value === 'string') return value;
	if (depth > 3) return '';
	const record = asRecord(value);
	if (record !== null) return textIn(record[keyIn(record) ?? ''], depth + 1);
	const parts = asList(value).map((item) => textIn(item, depth + 1));
	const blanksIncluded =
		parts.some((part, index) => index > 0 && /^\s/.test(part)) || parts.some((part) => /\s$/.test(part));
	return parts.join(blanksIncluded ? '' : ' ').replace(/ (?=[.,!?;:](?:\s|$))/g, '');
}

function keyIn(record: { readonly [key: string]: Json | undefined }): string | undefined {
	return KEYS.find((key) => record[key] !== undefined && record[key] !== null);
}

/** The line on which the text of a field begins. */
export function lineIn(
	container: object,
	key: string | number,
	value: Json | undefined,
	lineOf: (container: object, key: string | number) => number,
): number {
	if (typeof value !== 'object' || value === null) return lineOf(container, key);
	const [first] = Array.isArray(value) ? recordsOf(value) : [asRecord(value)];
	if (first === undefined || first === null) return lineOf(value, 0);
	const inner = keyIn(first);
	return inner === undefined ? lineOf(value, 0) : lineIn(first, inner, first[inner], lineOf);
}
