/** What a model is asked for: the facts of a call, each with its turn and words of that turn. Short, for long calls. */

import { z } from 'zod';

const place = {
	turn: z.number(),
	/** Verbatim, one sentence or less. */
	words: z.string(),
};

const sum = {
	...place,
	amount: z.number().nullable(),
	per: z.enum(['once', 'hour', 'day', 'week', 'month', 'year', 'unit']).nullable(),
};

const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape));

export const factsAnswer = z.object({
	sides: listOf({ speaker: z.string(), side: z.enum(['seller', 'buyer', 'other']) }),
	prices: listOf(sum),
	budget: listOf(sum),
	figures: listOf({ ...place, amount: z.number().nullable(), unit: z.string() }),
	deciders: listOf({ ...place, who: z.string(), present: z.boolean() }),
	timing: listOf(place),
	pains: listOf({ ...place, main: z.boolean() }),
	goals: listOf(place),
	objections: listOf({ ...place, answered: z.boolean() }),
	alternatives: listOf({ ...place, name: z.string(), kind: z.enum(['tried', 'used', 'considered']) }),
	signals: listOf(place),
	next: listOf({ ...place, owner: z.string(), when: z.string().nullable() }),
	outcome: z.object({ ...place, kind: z.enum(['agreed', 'next-step', 'open', 'refused']) }),
});

export type FactsAnswer = z.infer<typeof factsAnswer>;
