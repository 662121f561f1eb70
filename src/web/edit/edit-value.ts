import { z } from 'zod';
import { storableText } from '#shared/storable-text.ts';
import { isFixed } from '#tools/fields.ts';
import type { Path } from './read-schema.ts';

/** A copy with another value at a path; objects off the path are shared. */
export function withValueAt<Value>(value: Value, path: Path, next: unknown): Value {
	const [key, ...rest] = path;
	if (key === undefined) return next as Value;
	if (Array.isArray(value)) return value.with(Number(key), withValueAt(value[Number(key)], rest, next)) as Value;
	const fields = (value ?? {}) as Record<string, unknown>;
	return { ...fields, [key]: withValueAt(fields[key], rest, next) } as Value;
}

/** A copy with an empty text at the end of the list at a path. */
export function withEntryAt<Value>(value: Value, path: Path): Value {
	const list = path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);
	return withValueAt(value, path, [...(Array.isArray(list) ? list : []), '']);
}

/**
 * An output as it is stored: emptied entries of lists and emptied optional texts are removed, and so are characters
 * that cannot be stored (NUL, lone surrogates). Fixed parts are unchanged.
 */
export function cleaned(schema: z.ZodType, value: unknown): unknown {
	if (isFixed(schema)) return value;
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
		const inner = cleaned(schema.unwrap() as z.ZodType, value);
		return typeof inner === 'string' && isBlank(inner) ? undefined : inner;
	}
	if (typeof value === 'string') return schema instanceof z.ZodString ? storableText(value) : value;
	if (Array.isArray(value) && schema instanceof z.ZodArray) {
		const entries = value.map((entry: unknown) => cleaned(schema.element as z.ZodType, entry));
		return entries.filter((entry) => typeof entry !== 'string' || !isBlank(entry));
	}
	if (typeof value !== 'object' || value === null) return value;
	const schemaOf = innerSchema(schema);
	if (schemaOf === null) return value;
	return Object.fromEntries(
		Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
			const known = schemaOf(key);
			const next = known ? cleaned(known, inner) : inner;
			return next === undefined ? [] : [[key, next]];
		}),
	);
}

function innerSchema(schema: z.ZodType): ((key: string) => z.ZodType | undefined) | null {
	if (schema instanceof z.ZodObject) return (key) => (schema.shape as Record<string, z.ZodType>)[key];
	if (schema instanceof z.ZodRecord) return () => schema.valueType as z.ZodType;
	return null;
}

export function isBlank(text: string): boolean {
	return text.trim() === '';
}

/** Whether two outputs have the same content; the order of their keys does not matter. */
export function isSame(schema: z.ZodType, one: unknown, other: unknown): boolean {
	return written(schema, one) === written(schema, other);
}

function written(schema: z.ZodType, value: unknown): string {
	const kept = cleaned(schema, value);
	const parsed = schema.safeParse(kept);
	return JSON.stringify(parsed.success ? parsed.data : kept);
}
