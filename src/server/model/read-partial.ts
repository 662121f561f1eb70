import { parsePartialJson } from 'ai';
import { storableJson } from '#server/database/storable.ts';
import { endOfObject, OBJECT_BEGINS, withoutReasoning } from './json-text.ts';

const OPEN_REASONING = /<(?:think|thinking|reasoning)>/i;
const MOST_BEGINNINGS = 20;

/**
 * What can be read of an answer that is still being written: null until the first value of the object has begun.
 * Reasoning (also while it goes on), code fences and sentences before and after the object are passed over.
 */
export async function readPartial(written: string): Promise<object | null> {
	const text = withoutReasoning(written);
	if (!text.startsWith('{') && OPEN_REASONING.test(text)) return null;
	const { value } = await parsePartialJson(longestObject(text));
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
	return Object.keys(value).length > 0 ? storableJson(value) : null;
}

/** The longest object, finished or not: a short one may stand in the sentences before it. */
function longestObject(text: string): string | undefined {
	let best: string | undefined;
	let after = 0;
	let tries = 0;
	for (const { index } of text.matchAll(OBJECT_BEGINS)) {
		if (index < after) continue;
		if (tries++ === MOST_BEGINNINGS) break;
		const end = endOfObject(text, index);
		const found = text.slice(index, end === -1 ? undefined : end);
		if (best === undefined || found.length > best.length) best = found;
		if (end === -1) break;
		after = end;
	}
	return best;
}
