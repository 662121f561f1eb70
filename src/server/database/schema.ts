import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Role } from '#shared/account.ts';
import type { Document } from '#shared/document.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Grounding, Progress, RunSource, RunStatus, Usage } from '#shared/runs.ts';
import type { SubmissionKind } from '#shared/submission-fields.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const users = pgTable('users', {
	id: text('id').primaryKey(),
	/** Trimmed and lower-cased. */
	email: text('email').notNull().unique(),
	/** argon2id, in its own encoded form. */
	passwordHash: text('password_hash').notNull(),
	role: text('role').$type<Role>().notNull(),
	createdAt: moment('created_at').notNull().defaultNow(),
	/** To about five minutes: not every request writes it. */
	lastSeenAt: moment('last_seen_at'),
});

export const sessions = pgTable(
	'sessions',
	{
		/** SHA-256 of the token; the token itself is only ever with the browser. */
		tokenHash: text('token_hash').primaryKey(),
		/** What the member names a session by; of no use for signing in. */
		id: text('id').notNull().unique().default(sql`gen_random_uuid()::text`),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** E.g. "Firefox on Linux"; empty where the browser did not tell. */
		device: text('device').notNull().default(''),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** To about five minutes: not every request writes it. */
		lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
		/** The end whatever happens; a session that rests ends earlier. */
		expiresAt: moment('expires_at').notNull(),
	},
	(table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Addresses that may make an account: those of buyers. */
export const authorizedEmails = pgTable('authorized_emails', {
	email: text('email').primaryKey(),
	createdAt: moment('created_at').notNull().defaultNow(),
	/** When the newest purchase was made; null where a person put the address on the list. */
	purchasedAt: moment('purchased_at'),
});

/** Addresses whose purchase was refunded: no longer authorized; an account that exists stays and is listed. */
export const refundedEmails = pgTable('refunded_emails', {
	email: text('email').primaryKey(),
	/** When the newest refund was made. */
	createdAt: moment('created_at').notNull().defaultNow(),
});

/** Events of the payment provider that were taken already, so that a repeated one changes nothing. */
export const purchaseEvents = pgTable('purchase_events', {
	id: text('id').primaryKey(),
	createdAt: moment('created_at').notNull().defaultNow(),
});

/** Links by which a member who forgot the password sets a new one; at most one a member. */
export const resetTokens = pgTable('reset_tokens', {
	userId: text('user_id')
		.primaryKey()
		.references(() => users.id, { onDelete: 'cascade' }),
	/** SHA-256 of the token; the token itself is only ever in the mail. */
	tokenHash: text('token_hash').notNull().unique(),
	expiresAt: moment('expires_at').notNull(),
});

/** The one-time link by which the owner of a fresh installation makes an account. */
export const setupTokens = pgTable('setup_tokens', {
	tokenHash: text('token_hash').primaryKey(),
	createdAt: moment('created_at').notNull().defaultNow(),
});

/** Counts of attempts that failed, kept by rate-limiter-flexible; the property names are the ones it asks for. */
export const throttles = pgTable(
	'throttles',
	{
		/** What is counted, then a hash of the account or the network address. */
		key: text('key').primaryKey(),
		points: integer('points').notNull(),
		expire: moment('expires_at'),
	},
	(table) => [index('throttles_expiry').on(table.expire)],
);

export const runs = pgTable(
	'runs',
	{
		id: text('id').primaryKey(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** A tool's id; text checked by the catalog, never an enum of the database. */
		tool: text('tool').notNull(),
		title: text('title').notNull(),
		status: text('status').$type<RunStatus>().notNull(),
		source: text('source').$type<RunSource>().notNull(),
		model: text('model'),
		input: jsonb('input').notNull(),
		output: jsonb('output'),
		editedOutput: jsonb('edited_output'),
		error: text('error'),
		errorCode: text('error_code').$type<ErrorCode>(),
		grounding: jsonb('grounding').$type<Grounding>(),
		usage: jsonb('usage').$type<Usage>(),
		createdAt: moment('created_at').notNull().defaultNow(),
		finishedAt: moment('finished_at'),
		durationMs: integer('duration_ms'),
		/** Calls to the model that were begun, over all attempts; each is counted before it is made. */
		modelCalls: integer('model_calls').notNull().default(0),
		/** What the browser named the request by: a repeated one finds this run. */
		idempotencyKey: text('idempotency_key'),
		/** SHA-256 of what that request asked for. */
		requestHash: text('request_hash'),
		/** When the member deleted it; a while later the row goes as well. */
		deletedAt: moment('deleted_at'),
	},
	(table) => [
		index('runs_of_user').on(table.userId, table.createdAt.desc(), table.id.desc()),
		unique('runs_request').on(table.userId, table.idempotencyKey),
		index('runs_under_way').on(table.createdAt).where(sql`${table.status} in ('queued', 'running')`),
	],
);

/** How far a run under way has come, for the instances that do not work on it; gone when it has ended. */
export const runProgress = pgTable('run_progress', {
	runId: text('run_id')
		.primaryKey()
		.references(() => runs.id, { onDelete: 'cascade' }),
	/** Grows with every row that is written for the run. */
	sequence: integer('sequence').notNull(),
	progress: jsonb('progress').$type<Progress>().notNull(),
	/** What the model has written of its answer, as it came. */
	text: text('text').notNull(),
});

/** Forms that are being filled, at most one a tool and member. */
export const drafts = pgTable(
	'drafts',
	{
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** A tool's id. */
		tool: text('tool').notNull(),
		step: integer('step').notNull(),
		input: jsonb('input').notNull(),
		savedAt: moment('saved_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.tool] })],
);

/** Prompts that a member gave to the connected model to try them; they count as runs by a model. */
export const promptTrials = pgTable(
	'prompt_trials',
	{
		id: text('id').primaryKey(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		usage: jsonb('usage').$type<Usage>(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [index('prompt_trials_of_user').on(table.userId, table.createdAt.desc())],
);

/** Pages for a member's client, each a frozen copy of a result. */
export const shares = pgTable(
	'shares',
	{
		id: text('id').primaryKey(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		runId: text('run_id')
			.notNull()
			.references(() => runs.id, { onDelete: 'cascade' }),
		/** SHA-256 of what stands in the address; the address itself is shown once, to the member. */
		tokenHash: text('token_hash').notNull().unique(),
		/** Counts the copies of one run, from 1. */
		version: integer('version').notNull(),
		/** What the client sees, as it was when the link was made. */
		document: jsonb('document').$type<Document>().notNull(),
		/** The parts that were chosen to be shown as well. */
		parts: jsonb('parts').$type<readonly string[]>().notNull(),
		/** argon2id; null where the address is enough. */
		passwordHash: text('password_hash'),
		expiresAt: moment('expires_at').notNull(),
		revokedAt: moment('revoked_at'),
		/** How often the page was shown; nothing is kept on who saw it. */
		views: integer('views').notNull().default(0),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [unique('shares_version').on(table.runId, table.version), index('shares_of_user').on(table.userId)],
);

/** Who likes which prompt of the directory; a like that is taken back leaves no row. */
export const promptLikes = pgTable(
	'prompt_likes',
	{
		/** Of the catalogue in `content/prompts.ts`; one that was taken out of it is no longer counted. */
		promptId: text('prompt_id').notNull(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.promptId] })],
);

/** How often a member copied a prompt, at most once a day: one row a member and prompt, however long they stay. */
export const promptUses = pgTable(
	'prompt_uses',
	{
		promptId: text('prompt_id').notNull(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** Days on which it was copied. */
		days: integer('days').notNull(),
		/** The newest of them, in UTC, as `YYYY-MM-DD`. */
		lastDay: date('last_day', { mode: 'string' }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.promptId] })],
);

/** What members sent in for the directories; the owner reads it and marks it as handled. */
export const submissions = pgTable(
	'submissions',
	{
		id: text('id').primaryKey(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		kind: text('kind').$type<SubmissionKind>().notNull(),
		/** By the names of `SUBMISSION_FIELDS`. */
		fields: jsonb('fields').$type<Record<string, string>>().notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** Null while it waits. */
		handledAt: moment('handled_at'),
	},
	(table) => [index('submissions_newest').on(table.createdAt.desc(), table.id.desc())],
);
