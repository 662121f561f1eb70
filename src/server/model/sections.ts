import { z } from 'zod';
import type { Progress } from '#shared/runs.ts';

/** The parts of an answer that are used to report progress. */
export interface Sections {
	/** The key that contains all sections, if the answer has only that one. */
	within?: string;
	keys: readonly string[];
}

/** If the answer consists of a single object, that object's keys; otherwise the answer's own keys. */
export function sectionsOf(answer: z.ZodType): Sections {
	const root = keysOf(answer);
	const [only, ...others] = root;
	const inner = only !== undefined && others.length === 0 ? keysOf(shapeOf(answer)[only]) : [];
	return inner.length > 0 ? { within: only, keys: inner } : { keys: root };
}

/** Which section is being written, judging by what can be read so far; null before the first one has begun. */
export function sectionOf(partial: object, { within, keys }: Sections): Omit<Progress, 'stage'> | null {
	const place = within === undefined ? partial : Object(partOf(partial, within));
	const begun = Object.keys(place).filter((key) => keys.includes(key));
	return begun.length === 0 ? null : { section: begun.length, sections: keys.length, part: begun.at(-1) };
}

function partOf(holder: object, key: string): unknown {
	return Object.entries(holder).find(([name]) => name === key)?.[1];
}

function shapeOf(schema: unknown): Record<string, unknown> {
	if (schema instanceof z.ZodObject) return schema.shape;
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return shapeOf(schema.unwrap());
	return {};
}

const keysOf = (schema: unknown) => Object.keys(shapeOf(schema));
