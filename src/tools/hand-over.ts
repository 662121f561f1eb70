/** What the form of a tool can begin with, from what is already known. The tables are beside this file. */
import type { GivenRole } from '#shared/calls.ts';
import type { catalog, ToolId } from './catalog.ts';
import type { Contract, FieldPath } from './define.ts';
import { valueAt, withValue } from './input-paths.ts';

export type InputOf<Id extends ToolId> = (typeof catalog)[Id] extends Contract<infer Input, object> ? Input : never;
export type OutputOf<Id extends ToolId> = (typeof catalog)[Id] extends Contract<object, infer Output> ? Output : never;

/** Texts for fields by their dotted paths; an empty text fills nothing. */
export type Fields<Id extends ToolId> = Partial<Record<FieldPath<InputOf<Id>>, string>> & {
	speakerRoles?: readonly GivenRole[];
};

/** A field that was filled in, and from where. */
export interface Filling {
	path: string;
	value: unknown;
	/** For the member, e.g. "your profile". */
	source: string;
}

/** The fields that a form takes: filled, and with a list only what is in it. */
export function fillingsOf(contract: Contract, fields: Readonly<Record<string, unknown>>, source: string): Filling[] {
	const empty = contract.input.parse({});
	return Object.entries(fields).flatMap(([path, value]) => {
		const isFilled = Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '';
		if (!isFilled || !contract.input.safeParse(withValue(empty, path, value)).success) return [];
		return [{ path, value, source }];
	});
}

/** The fillings for fields that are still empty; of two for one field, the first. */
export function openFillings(input: object, fillings: readonly Filling[]): Filling[] {
	const seen = new Set<string>();
	return fillings.filter(({ path }) => {
		const value = valueAt(input, path);
		const isOpen = Array.isArray(value) ? value.length === 0 : typeof value === 'string' && value.trim() === '';
		if (!isOpen || seen.has(path)) return false;
		seen.add(path);
		return true;
	});
}

/** The input with these fields. */
export function filledWith(input: object, fillings: readonly Filling[]): object {
	return fillings.reduce((filled, { path, value }) => withValue(filled, path, value), input);
}
