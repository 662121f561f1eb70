import { z } from 'zod';
import { isFixed } from '#tools/fields.ts';
import { headingOf, oneOf } from './words.ts';

/** The path of a part in the output, e.g. `['proposals', 0, 'title']`. */
export type Path = readonly (string | number)[];

/** A free text of an output. */
export interface TextPart {
	kind: 'text';
	/** `idOf` its path. */
	id: string;
	label: string;
	text: string;
	/** What happens when the text is emptied: it stays empty, is removed, or is refused. */
	emptied: 'stays' | 'goes' | 'refused';
	schema: z.ZodType;
}

/** A unit of the output: an object, a list, or an entry of one. */
export interface GroupPart {
	kind: 'group';
	id: string;
	title: string;
	parts: readonly Part[];
	/** How many texts it contains. */
	count: number;
	/** Whether it is a list of texts, to which one can be added. */
	grows: boolean;
}

export type Part = TextPart | GroupPart;

export function idOf(path: Path): string {
	return JSON.stringify(path);
}

export function pathOf(id: string): Path {
	return JSON.parse(id) as Path;
}

/**
 * The free texts of an output in its order, under the headings of its keys. Figures, choices and what the contract
 * marks as fixed are left out. An object that contains all the rest gets no heading of its own.
 */
export function readParts(schema: z.ZodType, output: unknown): readonly Part[] {
	const part = readAny({ schema, value: output, path: [], title: '', optional: false });
	let parts: readonly Part[] = part?.kind === 'group' ? part.parts : [];
	while (parts.length === 1 && parts[0]?.kind === 'group' && !parts[0].grows) parts = parts[0].parts;
	return parts;
}

/** The texts of parts, in order. */
export function textsOf(parts: readonly Part[]): readonly TextPart[] {
	return parts.flatMap((part) => (part.kind === 'text' ? [part] : textsOf(part.parts)));
}

interface Place {
	schema: z.ZodType;
	value: unknown;
	path: Path;
	title: string;
	optional: boolean;
	/** An entry of a list of texts. */
	entry?: boolean;
}

function readAny(given: Place): Part | null {
	const place = unwrapped(given);
	if (place === null) return null;
	const { schema, value } = place;
	if (schema instanceof z.ZodString) return readText(place, schema);
	if (schema instanceof z.ZodArray) return readList(place, schema.element as z.ZodType);
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
	if (schema instanceof z.ZodObject) {
		const shape = schema.shape as Record<string, z.ZodType>;
		return readEntries(
			place,
			Object.entries(shape).map(([key, inner]) => [key, headingOf(key), inner]),
		);
	}
	// The keys of a record are headings already.
	if (schema instanceof z.ZodRecord) {
		const inner = schema.valueType as z.ZodType;
		return readEntries(
			place,
			Object.keys(value).map((key) => [key, key, inner]),
		);
	}
	return null;
}

/** Without wrappers that only say that a part may be missing; null where the part cannot be edited. */
function unwrapped(place: Place): Place | null {
	const { schema } = place;
	if (isFixed(schema)) return null;
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
		return unwrapped({ ...place, schema: schema.unwrap() as z.ZodType, optional: true });
	}
	if (schema instanceof z.ZodPipe) return unwrapped({ ...place, schema: schema.out as z.ZodType });
	return place;
}

function readText({ value, path, title, optional, entry }: Place, schema: z.ZodString): TextPart | null {
	if (typeof value !== 'string' && !(optional && value === undefined)) return null;
	const goes = optional || entry;
	return {
		kind: 'text',
		id: idOf(path),
		label: title,
		text: value ?? '',
		emptied: goes ? 'goes' : (schema.minLength ?? 0) === 0 ? 'stays' : 'refused',
		schema,
	};
}

function readList({ value, path, title, optional }: Place, schema: z.ZodType): GroupPart | null {
	const grows = schema instanceof z.ZodString && !isFixed(schema);
	const list: unknown = value === undefined && optional && grows ? [] : value;
	if (!Array.isArray(list)) return null;
	const name = oneOf(`${path.at(-1) ?? ''}`);
	const parts = list.flatMap((item: unknown, index) => {
		const called = `${name} ${index + 1}`;
		const part = readAny({ schema, value: item, path: [...path, index], title: called, optional: false, entry: true });
		return part === null ? [] : [part.kind === 'group' ? { ...part, title: named(called, item, schema) } : part];
	});
	return grows || parts.length > 0 ? groupOf(path, title, parts, grows) : null;
}

function readEntries(place: Place, entries: readonly [key: string, title: string, schema: z.ZodType][]) {
	const { path, title } = place;
	const value = place.value as Record<string, unknown>;
	const parts = entries.flatMap(([key, inner, schema]) => {
		const given = Object.hasOwn(value, key) ? value[key] : undefined;
		return readAny({ schema, value: given, path: [...path, key], title: inner, optional: false }) ?? [];
	});
	return parts.length > 0 ? groupOf(path, title, parts, false) : null;
}

function groupOf(path: Path, title: string, parts: readonly Part[], grows: boolean): GroupPart {
	return { kind: 'group', id: idOf(path), title, parts, count: textsOf(parts).length, grows };
}

const NAMES = ['name', 'title', 'subject', 'subjectLine'];
const LONGEST_NAME = 60;

/** "Email 2: An old quote", by the entry's own name, or otherwise by its first text. */
function named(called: string, entry: unknown, schema: z.ZodType): string {
	const values = entry as Readonly<Record<string, unknown>>;
	// A database may have changed the order of the contract's keys.
	const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : Object.keys(values);
	const name = [...NAMES, ...keys]
		.map((key) => values[key])
		.find(isName)
		?.trim();
	if (name === undefined) return called;
	const cut = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).replace(/(?<!\s)\s+\S*$/, '')}…` : name;
	return `${called}: ${cut}`;
}

function isName(value: unknown): value is string {
	return typeof value === 'string' && value.trim() !== '' && !value.trim().includes('\n');
}
