/**
 * Repairs an answer that does not fit its schema: small mistakes are fixed here; for the rest, the model is asked once
 * to correct its own answer.
 */
import type { ModelMessage } from 'ai';
import type { z } from 'zod';
import { extractJson } from './extract-json.ts';

/** A repair can uncover problems deeper in the same place. */
const MAX_ROUNDS = 4;
const MAX_PROBLEMS = 20;
const MAX_CHARACTERS = 100_000;

export type Parsed<Answer> = { ok: true; answer: Answer } | { ok: false; problems: readonly string[] };

/** Finds the JSON object in what the model wrote, and repairs unambiguous mistakes. */
export function parseAnswer<Answer>(schema: z.ZodType<Answer>, written: string): Parsed<Answer> {
	const found = extractJson(written);
	if (found) return repairAnswer(schema, found);
	const problem = written.trim() === '' ? 'The answer was empty.' : 'There was no complete JSON object in the answer.';
	return { ok: false, problems: [problem] };
}

/**
 * Checks an answer against its schema and fixes unambiguous mistakes: `null` for an empty list, a single string for a
 * list of one, a number written as a string, a string written as a number, or different capitalisation of a listed
 * value. Anything else is reported as a problem for the model and never guessed.
 */
export function repairAnswer<Answer>(schema: z.ZodType<Answer>, found: object): Parsed<Answer> {
	const value: unknown = structuredClone(found);
	for (let round = 0; ; round++) {
		const parsed = schema.safeParse(value);
		if (parsed.success) return { ok: true, answer: parsed.data };
		const issues = parsed.error.issues;
		const repaired = round < MAX_ROUNDS && issues.map((issue) => repairAt(value, issue)).some(Boolean);
		if (!repaired) return { ok: false, problems: issues.map(describe) };
	}
}

/**
 * The messages to send after an answer that is still wrong. Long answers and long lists of problems are cut: the model
 * needs the kind of mistake, not every instance.
 */
export function repairMessages(written: string, problems: readonly string[]): ModelMessage[] {
	const list = problems.slice(0, MAX_PROBLEMS).map((problem) => `- ${problem}`);
	const request = `That answer cannot be used:\n${list.join('\n')}\nSend the whole corrected JSON object, and nothing else.`;
	const before: ModelMessage[] =
		written.trim() === '' ? [] : [{ role: 'assistant', content: written.slice(0, MAX_CHARACTERS) }];
	return [...before, { role: 'user', content: request }];
}

function describe(issue: z.core.$ZodIssue): string {
	return `${issue.path.map(String).join('.') || 'the answer'}: ${issue.message}`;
}

function repairAt(root: unknown, issue: z.core.$ZodIssue): boolean {
	const key = issue.path.at(-1);
	const holder = holderOf(root, issue.path.slice(0, -1));
	if (holder === undefined || (typeof key !== 'string' && typeof key !== 'number')) return false;
	const better = coerce(issue, holder[key]);
	if (better === undefined) return false;
	holder[key] = better;
	return true;
}

function holderOf(root: unknown, path: readonly PropertyKey[]): Record<PropertyKey, unknown> | undefined {
	let place: unknown = root;
	for (const key of path) {
		if (typeof place !== 'object' || place === null || !Object.hasOwn(place, key)) return undefined;
		place = (place as Record<PropertyKey, unknown>)[key];
	}
	return typeof place === 'object' && place !== null ? (place as Record<PropertyKey, unknown>) : undefined;
}

/** The value that was meant; undefined if that is not certain. */
function coerce(issue: z.core.$ZodIssue, value: unknown): unknown {
	if (issue.code === 'invalid_type' && issue.expected === 'array') {
		if (value === null) return [];
		return typeof value === 'string' && value.trim() !== '' ? [value] : undefined;
	}
	if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int')) {
		return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : undefined;
	}
	if (issue.code === 'invalid_type' && issue.expected === 'string') {
		return typeof value === 'number' ? String(value) : undefined;
	}
	if (issue.code === 'invalid_value' && typeof value === 'string') {
		const plain = value.trim().toLowerCase();
		return issue.values.find((listed) => typeof listed === 'string' && listed.toLowerCase() === plain);
	}
	return undefined;
}
