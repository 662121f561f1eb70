/** Finds the JSON object in what a model wrote, between its reasoning, code fences and sentences. */
import { storableJson } from '#server/database/storable.ts';
import { storableText } from '#shared/storable-text.ts';

/** Limits the search, so that a page of braces costs little. */
const MAX_STARTS = 50;
const MAX_PARTIAL_STARTS = 20;

const REASONING_TAG = /<(\/?)(?:think|thinking|reasoning)>/gi;
const REASONING_OPENS = /<(?:think|thinking|reasoning)>/i;

/** A brace that can start an object: it is followed by a key, a closing brace or the end of the text. */
const OBJECT_BEGINS = /\{(?=\s*(?:["}]|$))/g;

/**
 * @returns undefined if there is no complete object, e.g. because the answer was cut off. NUL characters and lone
 * surrogates, which the database cannot store, are removed from its strings.
 */
export function extractJson(written: string): object | undefined {
	const text = withoutReasoning(written);
	return parseObject(text) ?? largestObject(text);
}

/**
 * What can be read so far of an answer that is still being written; null until the object's first value has begun.
 * Reasoning is ignored, even while it is still being written.
 */
export async function extractPartialJson(written: string): Promise<object | null> {
	const text = withoutReasoning(written);
	if (!text.startsWith('{') && REASONING_OPENS.test(text)) return null;
	const { parsePartialJson } = await import('ai');
	const { value } = await parsePartialJson(longestObjectText(text));
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
	return Object.keys(value).length > 0 ? storableJson(value) : null;
}

function largestObject(text: string): object | undefined {
	let best: { value: object; length: number } | undefined;
	let after = 0;
	let tries = 0;
	for (const { index } of text.matchAll(OBJECT_BEGINS)) {
		if (index < after) continue;
		if (tries++ === MAX_STARTS) break;
		const end = endOfObject(text, index);
		const value = end === -1 ? undefined : parseObject(text.slice(index, end));
		if (value && (!best || end - index > best.length)) best = { value, length: end - index };
		if (value) after = end;
	}
	return best?.value;
}

/** The longest object, complete or not: a short one may be part of an earlier sentence. */
function longestObjectText(text: string): string | undefined {
	let best: string | undefined;
	let after = 0;
	let tries = 0;
	for (const { index } of text.matchAll(OBJECT_BEGINS)) {
		if (index < after) continue;
		if (tries++ === MAX_PARTIAL_STARTS) break;
		const end = endOfObject(text, index);
		const found = text.slice(index, end === -1 ? undefined : end);
		if (best === undefined || found.length > best.length) best = found;
		if (end === -1) break;
		after = end;
	}
	return best;
}

/**
 * The text without the reasoning before the answer. Some servers omit the opening tag because it is part of the prompt.
 * Unclosed reasoning is kept, with its tag. A text that starts as JSON has no reasoning: anything that looks like a tag
 * is part of a value.
 */
function withoutReasoning(written: string): string {
	const text = written.trim();
	if (text.startsWith('{')) return text;
	let kept = '';
	let from = 0;
	let open: number | null = null;
	for (const { 0: tag, 1: slash, index } of text.matchAll(REASONING_TAG)) {
		if (slash === '') {
			open ??= index;
			continue;
		}
		if (open !== null) kept += text.slice(from, open);
		from = index + tag.length;
		open = null;
	}
	return (kept + text.slice(from)).trim();
}

/** The index after the brace that closes the one at `start`, or -1. Braces inside strings do not count. */
function endOfObject(text: string, start: number): number {
	let depth = 0;
	let inText = false;
	for (let index = start; index < text.length; index++) {
		const character = text[index];
		if (inText) {
			if (character === '\\') index++;
			else if (character === '"') inText = false;
		} else if (character === '"') inText = true;
		else if (character === '{') depth++;
		else if (character === '}' && --depth === 0) return index + 1;
	}
	return -1;
}

function parseObject(text: string): object | undefined {
	try {
		const value: unknown = JSON.parse(text, (_key, part) => (typeof part === 'string' ? storableText(part) : part));
		return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
	} catch {
		return undefined;
	}
}
