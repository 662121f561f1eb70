import { isDeepStrictEqual } from 'node:util';

/**
 * Carries the member's edits over to a new version of a result: edited values stay, everything else is new. If the
 * length of a list has changed, an edited list stays as a whole, and an unedited one is replaced.
 */
export function withEdits(before: unknown, edited: unknown, made: unknown): unknown {
	// Compares without regard to the order of keys, which the database does not preserve.
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
