import { storableText } from '#server/database/storable.ts';
import { endOfObject, OBJECT_BEGINS, withoutReasoning } from './json-text.ts';

/** JSON objects are looked for at this many places at most, so that a page of braces costs little. */
const MOST_STARTS = 50;

/**
 * Finds the JSON object in what a model wrote: its reasoning in `<think>` tags, code fences and sentences
 * around the object are passed over. Gives undefined where no whole object stands, e.g. when it was cut off.
 * NUL characters and lone surrogates, which the database cannot hold, are taken out of its texts.
 */
export function readAnswer(written: string): object | undefined {
	const text = withoutReasoning(written);
	return parseObject(text) ?? largestObject(text);
}

function largestObject(text: string): object | undefined {
	let best: { value: object; length: number } | undefined;
	let after = 0;
	let tries = 0;
	for (const { index } of text.matchAll(OBJECT_BEGINS)) {
		if (index < after) continue;
		if (tries++ === MOST_STARTS) break;
		const end = endOfObject(text, index);
		const value = end === -1 ? undefined : parseObject(text.slice(index, end));
		if (value && (!best || end - index > best.length)) best = { value, length: end - index };
		if (value) after = end;
	}
	return best?.value;
}

function parseObject(text: string): object | undefined {
	try {
		const value: unknown = JSON.parse(text, (_key, part) => (typeof part === 'string' ? storableText(part) : part));
		return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
	} catch {
		return undefined;
	}
}
