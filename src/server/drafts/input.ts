import { storableJson } from '#server/database/storable.ts';
import { invalidFields } from '#server/plugins/request-problems.ts';
import { MAX_DRAFT } from '#shared/draft-limits.ts';
import type { FieldProblem } from '#shared/errors.ts';
import type { Contract } from '#tools/define.ts';

/**
 * What is kept of a half-filled form: everything as it was typed, even what a request would refuse, except characters
 * that the database cannot store. Throws an `ApiError` for a field that the tool does not have, and for more than
 * `MAX_DRAFT` characters.
 */
export function draftInput(contract: Contract, input: object): Record<string, unknown> {
	if (JSON.stringify(input).length > MAX_DRAFT) {
		const limit = MAX_DRAFT.toLocaleString('en-US');
		throw invalidFields([{ field: 'input', problem: `is too long: at most ${limit} characters; shorten it` }]);
	}
	const unknown = unknownFields(contract, input);
	if (unknown.length > 0) throw invalidFields(unknown);
	return { ...storableJson(input) };
}

/** The input with its fields in the tool's order: the database returns them in an order of its own. */
export function inOrder(contract: Contract, input: unknown): Record<string, unknown> {
	return arranged(contract.input.parse({}), input) as Record<string, unknown>;
}

function arranged(pattern: unknown, value: unknown): unknown {
	if (!isObject(pattern) || !isObject(value)) return value;
	const keys = [...Object.keys(pattern).filter((key) => key in value), ...Object.keys(value)];
	return Object.fromEntries([...new Set(keys)].map((key) => [key, arranged(pattern[key], value[key])]));
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unknownFields(contract: Contract, input: object): FieldProblem[] {
	const parsed = contract.input.safeParse(input);
	return (parsed.error?.issues ?? []).flatMap((issue) => {
		if (issue.code !== 'unrecognized_keys') return [];
		const problem = 'is not a field of this tool: take it out';
		return issue.keys.map((key) => ({
			field: ['input', ...issue.path.map(String), key.slice(0, 100)].join('.'),
			problem,
		}));
	});
}
