import { isDeepStrictEqual } from 'node:util';

/**
 * A result that was made anew, with what the member had changed in the one before: a text that was edited stays as
 * edited, all else is new. Lists that have another length now are new where they were not edited, and stay where they
 * were.
 */
export function withEdits(before: unknown, edited: unknown, made: unknown): unknown {
	// The database gives back the keys of what it stored in an order of its own.
	if (isDeepStrictEqual(before, edited)) return made;
	if (Array.isArray(before) && Array.isArray(edited) && Array.isArray(made)) {
		const isParallel = before.length === edited.length && before.length === made.length;
		return isParallel ? made.map((one, index) => withEdits(before[index], edited[index], one)) : edited;
	}
	if (isObject(before) && isObject(edited) && isObject(made)) {
		return Object.fromEntries(
			Object.entries(made).map(([key, one]) => [key, withEdits(before[key], edited[key], one)]),
		);
	}
	return edited;
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
