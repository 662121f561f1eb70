/** Puts together what comes in parts. */
import { extractPartialJson } from './extract-json.ts';

/** Begins each JSON text of a sequence (RFC 7464). Within a JSON text it stands only escaped. */
const RECORD = '\u001e';

/** Keys side by side, lists one after the other; of two other values the later one. */
export function joined(one: object, other: object): object {
	const both = Object.entries(other).map(([key, value]) => [key, joinedValues(valueIn(one, key), value)] as const);
	return Object.fromEntries([...Object.entries(one), ...both]);
}

function joinedValues(one: unknown, other: unknown): unknown {
	if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other];
	return isRecord(one) && isRecord(other) ? joined(one, other) : other;
}

function valueIn(holder: object, key: string): unknown {
	return Object.getOwnPropertyDescriptor(holder, key)?.value;
}

function isRecord(value: unknown): value is object {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One text of the finished parts, as JSON, and what the model has written of the next. */
export function inSequence(before: string, written: string): string {
	return before === '' ? written : `${RECORD}${before}${RECORD}${written}`;
}

/** What can be read so far of an answer, also of one in sequence; null while that is nothing. */
export async function readWritten(text: string): Promise<object | null> {
	if (!text.startsWith(RECORD)) return extractPartialJson(text);
	const [before = '', ...written] = text.slice(RECORD.length).split(RECORD);
	const [first, second] = await Promise.all([before, written.join('')].map(extractPartialJson));
	return first && second ? joined(first, second) : (first ?? second ?? null);
}
