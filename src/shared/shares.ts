/** What the routes for clients' pages take and answer. */
import { z } from 'zod';

/** How long a link may work. */
export const MOST_SHARE_DAYS = 365;
export const MOST_SHARE_PASSWORD = 200;

const days = `must be a whole number of days from 1 to ${MOST_SHARE_DAYS}`;

export const shareRequestSchema = z.strictObject({
	days: z.int(days).min(1, days).max(MOST_SHARE_DAYS, days).default(30).describe('how long the link works'),
	password: z
		.string('must be text')
		.max(MOST_SHARE_PASSWORD, `must hold at most ${MOST_SHARE_PASSWORD} characters`)
		.default('')
		.describe('asked for before the page is shown; empty for none'),
	parts: z
		.array(z.string('must be the name of a part').max(60, 'must be the name of a part'))
		.max(20, 'must hold at most 20 parts')
		.default([])
		.describe('parts that a client does not see unless they are named here'),
	leaveOpen: z
		.boolean('must be true or false')
		.default(false)
		.describe('make the link although the result still asks for something, and leave that out'),
	replyTo: z
		.union([z.email('must be an email address'), z.literal('')], 'must be an email address')
		.default('')
		.describe('where the client may answer; empty for the email of the business profile, or else of the account'),
	keepDays: z
		.boolean('must be true or false')
		.default(false)
		.describe('make the link although it names days without a date, such as “tonight”, or days that have passed'),
});

const shareSchema = z.object({
	id: z.string(),
	/** Counts the copies of one run, from 1. */
	version: z.int(),
	parts: z.array(z.string()),
	hasPassword: z.boolean(),
	/** How often the page was shown. */
	views: z.int(),
	/** All three ISO 8601. */
	createdAt: z.string(),
	expiresAt: z.string(),
	revokedAt: z.string().nullable(),
});
export type Share = z.infer<typeof shareSchema>;

export const newShareAnswerSchema = z.object({
	share: shareSchema.extend({
		/** The link. It is kept encrypted: see `shareAddressAnswerSchema`. */
		address: z.string(),
		/** Gaps such as [add date] that the copy still contains. */
		gaps: z.int(),
	}),
});
export type NewShare = z.infer<typeof newShareAnswerSchema>['share'];

/** The address of one's own link, seen again. */
export const shareAddressAnswerSchema = z.object({ share: z.object({ id: z.string(), address: z.string() }) });

export const shareAnswerSchema = z.object({ share: shareSchema });
export const shareListSchema = z.object({ runId: z.string(), shares: z.array(shareSchema) });
export type ShareList = z.infer<typeof shareListSchema>;
