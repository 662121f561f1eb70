/** What the search over everything of a member takes and answers. */
import { z } from 'zod';

export const SEARCH_KINDS = ['run', 'call', 'client'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const MOST_SEARCH = 200;

export const searchHitSchema = z.object({
	kind: z.enum(SEARCH_KINDS),
	/** Of the run, call or client. */
	id: z.string(),
	title: z.string(),
	/** Of the tool that wrote the run; null for calls and clients. */
	tool: z.string().nullable(),
	/** The line that holds the words, cut around them. */
	place: z.string(),
	/** Where in `place` the words stand: from, up to but without to. */
	marks: z.array(z.tuple([z.int(), z.int()])),
	/** The line of the call, from 1; null elsewhere. */
	line: z.int().nullable(),
	/** ISO 8601. */
	changedAt: z.string(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

export const searchAnswerSchema = z.object({ hits: z.array(searchHitSchema), nextCursor: z.string().nullable() });
