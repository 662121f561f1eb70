/** What the search over everything of a member takes and answers. */
import { z } from 'zod';
import { cursorSchema } from './cursor.ts';
import { runFilterFields } from './run-filter.ts';
import { runSchema } from './runs.ts';
import { MOST_SEARCH, SHORTEST_WORD } from './search-words.ts';

export const SEARCH_KINDS = ['run', 'call', 'client'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const searchQuerySchema = z.object({
	q: z
		.string('must be the words to look for')
		.max(MOST_SEARCH, `must hold at most ${MOST_SEARCH} characters: shorten it`)
		.describe(`Words, or their beginnings, of at least ${SHORTEST_WORD} letters; all of them have to be there`),
	kind: z
		.enum(['', ...SEARCH_KINDS], { error: `must be one of ${SEARCH_KINDS.join(', ')}` })
		.optional()
		.describe('Only results, calls or clients'),
	...runFilterFields,
	each: z.coerce
		.number('must be a number')
		.int('must be a whole number')
		.min(1, 'must be at least 1')
		.max(20, 'must be at most 20')
		.optional()
		.describe('The newest so many results, calls and clients, instead of a page of all; no cursor leads on'),
	cursor: cursorSchema,
});

const marksSchema = z.array(z.tuple([z.int(), z.int()]));

export const searchHitSchema = z.object({
	kind: z.enum(SEARCH_KINDS),
	/** Of the run, call or client. */
	id: z.string(),
	title: z.string(),
	/** Where in `title` the words stand: from, up to but without to. */
	titleMarks: marksSchema,
	/** The line that holds the words, cut around them; empty where only the title holds them. */
	place: z.string(),
	/** Where in `place` the words stand: from, up to but without to. */
	marks: marksSchema,
	/** The line of the call, from 1; null elsewhere. */
	line: z.int().nullable(),
	/** The run itself; of a call the newest that was made of it; null for clients, and where none is left. */
	run: runSchema.nullable(),
	/** The client that a run or call belongs to; null where it belongs to none, and for clients. */
	clientId: z.string().nullable(),
	/** ISO 8601: when the run ended, the call was kept first or the client changed. */
	changedAt: z.string(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

export const searchAnswerSchema = z.object({ hits: z.array(searchHitSchema), nextCursor: z.string().nullable() });
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
