/** Safe access to the values of a JSON source: a missing value, or one of another type, is null or empty. */

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
	readonly [key: string]: Json | undefined;
}

type Value = Json | undefined;

export function isList(value: Value): value is readonly Json[] {
	return Array.isArray(value);
}

export function asRecord(value: Value): JsonObject | null {
	return typeof value === 'object' && value !== null && !isList(value) ? value : null;
}

export function asList(value: Value): readonly Json[] {
	return isList(value) ? value : [];
}

/** The objects in a list; anything else is left out. */
export function recordsOf(value: Value): JsonObject[] {
	return asList(value).filter((item): item is JsonObject => asRecord(item) !== null);
}

/** The value at a path of keys. */
export function at(value: Value, ...path: readonly string[]): Value {
	let found = value;
	for (const key of path) found = asRecord(found)?.[key];
	return found;
}

/** A string, trimmed; empty if the value is not a string. */
export function asText(value: Value): string {
	return typeof value === 'string' ? value.trim() : '';
}

/** A number, even if written as a string (`"1.25"`). */
export function asNumber(value: Value): number | undefined {
	if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
	if (typeof value !== 'string' || !/^\s{0,9}-?\d{1,19}(?:\.\d{1,19})?\s{0,9}$/.test(value)) return undefined;
	return Number(value);
}

/** An id, which is a string or an integer, as a string. */
export function asId(value: Value): string {
	return typeof value === 'number' && Number.isInteger(value) ? String(value) : asText(value);
}
