/** Values of an input by their dotted paths, and which fields are still empty. */

import type { Contract } from './define.ts';

/** The value at a dotted path; `undefined` if there is none. */
export function valueAt(input: unknown, path: string): unknown {
	let value = input;
	for (const key of path.split('.')) {
		if (typeof value !== 'object' || value === null) return undefined;
		value = (value as Record<string, unknown>)[key];
	}
	return value;
}

/** A copy of the input with another value at a dotted path; missing objects on the way are created. */
export function withValue(input: object, path: string, value: unknown): object {
	const [key = '', ...rest] = path.split('.');
	const fields = input as Record<string, unknown>;
	if (rest.length === 0) return { ...fields, [key]: value };
	const inner = fields[key];
	const nested = typeof inner === 'object' && inner !== null ? inner : {};
	return { ...fields, [key]: withValue(nested, rest.join('.'), value) };
}

/**
 * The required fields that are still empty, in the order of the contract. Spaces count as empty, unless the contract is
 * `untrimmed`.
 */
export function missingFields(contract: Pick<Contract, 'required' | 'untrimmed'>, input: unknown): string[] {
	return contract.required.filter((path) => {
		const value = valueAt(input, path);
		if (Array.isArray(value)) return value.length === 0;
		if (typeof value !== 'string') return true;
		return (contract.untrimmed ? value : value.trim()) === '';
	});
}

/**
 * The fields that a result still asks for: those that it lists as `unconfirmed`, where it lists them, otherwise those that
 * are empty in its input; none in an input that was stored before they were asked.
 */
export function openAnswers({ asked = [] }: Pick<Contract, 'asked'>, input: unknown, output?: unknown): string[] {
	const listed = valueAt(output, 'unconfirmed');
	return asked.filter((path) => {
		if (Array.isArray(listed)) return listed.includes(path.split('.').at(-1));
		const value = valueAt(input, path);
		return typeof value === 'string' && value.trim() === '';
	});
}
