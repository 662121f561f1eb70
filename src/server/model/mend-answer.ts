import type { z } from 'zod';

/** Each round can uncover what stood below a mended place. */
const MOST_ROUNDS = 4;

export type Mended<Answer> = { ok: true; answer: Answer } | { ok: false; problems: readonly string[] };

/**
 * Checks an answer against its schema. What can only be meant in one way is put right: `null` for an empty
 * list, a single text for a list of one, a number written as text, a text written as number, another
 * capitalisation of a listed value. Everything else is a problem for the model, never guessed.
 */
export function mendAnswer<Answer>(schema: z.ZodType<Answer>, found: object): Mended<Answer> {
	const value: unknown = structuredClone(found);
	for (let round = 0; ; round++) {
		const parsed = schema.safeParse(value);
		if (parsed.success) return { ok: true, answer: parsed.data };
		const issues = parsed.error.issues;
		const mended = round < MOST_ROUNDS && issues.map((issue) => mendPlace(value, issue)).some(Boolean);
		if (!mended) return { ok: false, problems: issues.map(describe) };
	}
}

function describe(issue: z.core.$ZodIssue): string {
	return `${issue.path.map(String).join('.') || 'the answer'}: ${issue.message}`;
}

function mendPlace(root: unknown, issue: z.core.$ZodIssue): boolean {
	const key = issue.path.at(-1);
	const holder = holderOf(root, issue.path.slice(0, -1));
	if (holder === undefined || (typeof key !== 'string' && typeof key !== 'number')) return false;
	const better = meant(issue, holder[key]);
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

function meant(issue: z.core.$ZodIssue, value: unknown): unknown {
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
