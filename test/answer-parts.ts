/** A model's whole answer, cut into the parts in which its tool has it asked for. */
import { z } from 'zod';
import type { ServerTool } from '#tools/define.ts';
import { answer, type Behaviour } from './model-server.ts';

/** What of a whole a part's schema takes: its keys, and the entries of its lists. */
export function cutTo(schema: unknown, whole: unknown): unknown {
	if (schema instanceof z.ZodOptional) return cutTo(schema.unwrap(), whole);
	if (schema instanceof z.ZodArray && Array.isArray(whole)) {
		return whole.filter((entry) => z.safeParse(schema.element, entry).success);
	}
	if (!(schema instanceof z.ZodObject) || typeof whole !== 'object' || whole === null) return whole;
	const shape: Record<string, unknown> = schema.shape;
	const taken = Object.entries(whole).filter(([key]) => Object.hasOwn(shape, key));
	return Object.fromEntries(taken.map(([key, value]) => [key, cutTo(shape[key], value)]));
}

/** One for each question of a run with this input. */
export function answersOf(tool: ServerTool, input: object, whole: object): Behaviour[] {
	const { list } = (tool.inParts?.(input) ? tool.parts : undefined) ?? { list: [] };
	return list.length === 0 ? [answer(whole)] : list.map(({ schema }) => answer(cutTo(schema, whole) as object));
}
