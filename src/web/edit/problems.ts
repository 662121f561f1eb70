import type { z } from 'zod';
import type { FieldProblem } from '#shared/errors.ts';
import { ApiFailure } from '#web/api/client.ts';
import { cleaned, isBlank } from './edit-value.ts';
import { idOf, type Part, pathOf, type TextPart, textsOf } from './read-schema.ts';

/** The problems, by the id of the text or group; those that belong to none have the id `''`. */
export type Problems = Readonly<Record<string, string>>;

export const NO_PROBLEMS: Problems = {};

/** Why an edited output could not be stored; nothing where it can. */
export function problemsIn(schema: z.ZodType, parts: readonly Part[], output: object): Problems {
	const found: Record<string, string> = {};
	for (const part of textsOf(parts)) {
		const problem = problemOf(part);
		if (problem !== '') found[part.id] = problem;
	}
	const parsed = schema.safeParse(cleaned(schema, output));
	if (parsed.success || Object.keys(found).length > 0) return found;
	const known = idsOf(parts);
	for (const issue of parsed.error.issues) {
		const id = idOf(issue.path as (string | number)[]);
		found[known.has(id) ? id : ''] ??= problemText(issue);
	}
	return found;
}

function problemOf({ text, emptied, schema }: TextPart): string {
	if (isBlank(text)) return emptied === 'refused' ? 'Enter a text: the result needs one here' : '';
	const parsed = schema.safeParse(text);
	return parsed.success ? '' : problemText(parsed.error.issues[0]);
}

function problemText(issue: z.core.$ZodIssue | undefined): string {
	if (issue?.code === 'too_small' && issue.origin === 'array')
		return `This list needs at least ${issue.minimum} entries`;
	if (issue?.code === 'too_big') return `This is too long: at most ${issue.maximum.toLocaleString('en-US')}`;
	return issue?.message ?? 'This cannot be kept as it is';
}

/** The server's refusals, at the texts that they name. */
export function refusedTexts(failure: unknown, parts: readonly Part[]): Problems {
	if (!(failure instanceof ApiFailure) || failure.status !== 400 || !Array.isArray(failure.details)) return NO_PROBLEMS;
	const byPath = new Map([...idsOf(parts)].map((id) => [pathOf(id).join('.'), id]));
	const found = (failure.details as FieldProblem[]).flatMap(({ field, problem }): [string, string][] => {
		const id = byPath.get(`${field}`.replace(/^editedOutput\./, ''));
		return id === undefined ? [] : [[id, problem]];
	});
	return Object.fromEntries(found);
}

function idsOf(parts: readonly Part[]): ReadonlySet<string> {
	return new Set(parts.flatMap((part) => [part.id, ...(part.kind === 'group' ? idsOf(part.parts) : [])]));
}
