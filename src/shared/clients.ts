/** What the routes for clients take and answer. */
import { z } from 'zod';
import { callSchema } from './calls.ts';
import { COMPANY_SIZES } from './options.ts';
import { runSchema } from './runs.ts';

const MOST_LINE = 200;
export const MOST_NOTES = 20_000;
export const MOST_PEOPLE = 30;

function limited(most: number) {
	return z
		.string('must be text')
		.max(most, `is too long: at most ${most.toLocaleString('en-US')} characters; shorten it`)
		.transform((value) => value.replaceAll('\u0000', '').toWellFormed().trim());
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
	people: z.array(personSchema),
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
	createdAt: z.string(),
	expiresAt: z.string(),
	revokedAt: z.string().nullable(),
});

/** A client's page: the newest of everything first. */
export const fullClientSchema = z.object({
	client: clientSchema,
	calls: z.array(callSchema),
	runs: z.array(runSchema),
	shares: z.array(clientShareSchema),
});
export type FullClient = z.infer<typeof fullClientSchema>;
