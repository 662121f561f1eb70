/** What the routes for clients take and answer. */
import { z } from 'zod';
import { callSchema } from './calls.ts';
import { clientIdSchema } from './client-id.ts';
import { limitedText } from './limited-text.ts';
import { COMPANY_SIZES } from './options.ts';
import { runSchema } from './runs.ts';
import { storableText } from './storable-text.ts';

const MOST_LINE = 200;
export const MOST_NOTES = 20_000;
export const MOST_PEOPLE = 30;

function limited(most: number) {
	return limitedText(most).transform((value) => storableText(value).trim());
}

const line = () => limited(MOST_LINE);

const personSchema = z.strictObject({
	name: line().pipe(z.string().min(1, 'is empty: fill it in')),
	role: line().default(''),
	email: limited(320).default(''),
});
export type Person = z.infer<typeof personSchema>;

const size = z.enum([...COMPANY_SIZES, ''], { error: `must be one of: ${COMPANY_SIZES.join('; ')}` });
const people = z
	.array(personSchema, 'must be a list')
	.max(MOST_PEOPLE, `holds too many people: at most ${MOST_PEOPLE}`);

export const newClientSchema = z.strictObject({
	company: line().pipe(z.string().min(1, 'is empty: fill it in')),
	trade: line().default(''),
	size: size.default(''),
	website: limited(500).default(''),
	notes: limited(MOST_NOTES).default(''),
	people: people.default([]),
});
export type NewClient = z.infer<typeof newClientSchema>;

export const clientChangeSchema = z
	.strictObject({
		company: line().pipe(z.string().min(1, 'is empty: fill it in')).optional(),
		trade: line().optional(),
		size: size.optional(),
		website: limited(500).optional(),
		notes: limited(MOST_NOTES).optional(),
		people: people.optional(),
		archived: z.boolean('must be true or false').optional(),
	})
	.refine((change) => Object.keys(change).length > 0, 'must hold something to change');
export type ClientChange = z.infer<typeof clientChangeSchema>;

export const clientSchema = z.object({
	id: z.string(),
	company: z.string(),
	trade: z.string(),
	size: z.string(),
	website: z.string(),
	notes: z.string(),
	people: z.array(z.object({ name: z.string(), role: z.string(), email: z.string() })),
	/** Both ISO 8601. */
	createdAt: z.string(),
	changedAt: z.string(),
	archivedAt: z.string().nullable(),
});
export type Client = z.infer<typeof clientSchema>;

/** A client in a list, without notes. */
export const clientSummarySchema = clientSchema
	.omit({ notes: true, website: true })
	.extend({ runs: z.int(), calls: z.int() });
export type ClientSummary = z.infer<typeof clientSummarySchema>;

export const clientListSchema = z.object({ clients: z.array(clientSummarySchema), nextCursor: z.string().nullable() });
export const clientAnswerSchema = z.object({ client: clientSchema });

/** A share on a client's page. */
export const clientShareSchema = z.object({
	id: z.string(),
	runId: z.string(),
	title: z.string(),
	views: z.int(),
	/** The last three are ISO 8601. */
	createdAt: z.string(),
	expiresAt: z.string(),
	revokedAt: z.string().nullable(),
});
export type ClientShare = z.infer<typeof clientShareSchema>;

/** How many of each belong to a client: what goes where it is deleted. */
export const clientContentsSchema = z.object({
	clientId: z.string(),
	calls: z.int(),
	runs: z.int(),
	/** The links to copies of its runs, also those that have ended. */
	shares: z.int(),
});
export type ClientContents = z.infer<typeof clientContentsSchema>;

/** A client's page: the newest of everything first, and at most so many as `MOST_SHOWN` says. */
export const fullClientSchema = z.object({
	client: clientSchema,
	calls: z.array(callSchema),
	runs: z.array(runSchema),
	shares: z.array(clientShareSchema),
	/** How many there are, also of those that are not shown. */
	contents: clientContentsSchema,
});
export type FullClient = z.infer<typeof fullClientSchema>;
export const MOST_SHOWN = { calls: 50, runs: 50, shares: 50 } as const;

export const mergeRequestSchema = z.strictObject({
	/** The client that stays and takes everything over. */
	into: clientIdSchema,
});

const openPointSchema = z.object({
	callId: z.string(),
	callTitle: z.string(),
	/** The newest result made of that call, where it can be looked at; null without one. */
	runId: z.string().nullable(),
	/** A doubt in the words of the call; a question as the analysis asks it. */
	text: z.string(),
	/** Who said it; empty for a question, or where the call names nobody. */
	speaker: z.string(),
	/** Of the transcript, from 1; null for a question, which nobody asked yet. */
	line: z.int().nullable(),
});
export type OpenPoint = z.infer<typeof openPointSchema>;

/** What the calls of a client leave open. */
export const openPointsSchema = z.object({
	clientId: z.string(),
	/** Doubts that the member's side did not answer, those of the newest call first. */
	doubts: z.array(openPointSchema),
	/** What to ask next, by the analysis of the newest call. */
	questions: z.array(openPointSchema),
});
export type OpenPoints = z.infer<typeof openPointsSchema>;
