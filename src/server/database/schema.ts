import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Correction } from '#call-facts/corrections.ts';
import type { CallFacts } from '#call-facts/facts.ts';
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
	/** Accurate to about five minutes: not every request writes it. */
	lastSeenAt: moment('last_seen_at'),
});

export const sessions = pgTable(
	'sessions',
	{
		/** SHA-256 of the token; only the browser has the token itself. */
		tokenHash: text('token_hash').primaryKey(),
		/** How the member refers to a session; useless for signing in. */
		id: text('id').notNull().unique().default(sql`gen_random_uuid()::text`),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** E.g. "Firefox on Linux"; empty where the browser did not say. */
		device: text('device').notNull().default(''),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** Accurate to about five minutes: not every request writes it. */
		lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
		/** The end in any case; an idle session ends earlier. */
		expiresAt: moment('expires_at').notNull(),
	},
	(table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Addresses that may make an account: those of buyers. */
export const authorizedEmails = pgTable('authorized_emails', {
	email: text('email').primaryKey(),
	createdAt: moment('created_at').notNull().defaultNow(),
	/** The time of the newest purchase; null where a person put the address on the list. */
	purchasedAt: moment('purchased_at'),
});

/** Addresses whose purchase was refunded: no longer authorized. An existing account remains and is listed. */
export const refundedEmails = pgTable('refunded_emails', {
	email: text('email').primaryKey(),
	/** The time of the newest refund. */
	createdAt: moment('created_at').notNull().defaultNow(),
});

/** Events of the payment provider that were already processed, so that a repeated one changes nothing. */
export const purchaseEvents = pgTable('purchase_events', {
	id: text('id').primaryKey(),
	createdAt: moment('created_at').notNull().defaultNow(),
});

/** Links with which a member who forgot the password sets a new one; at most one for each member. */
export const resetTokens = pgTable('reset_tokens', {
	userId: text('user_id')
		.primaryKey()
		.references(() => users.id, { onDelete: 'cascade' }),
	/** SHA-256 of the token; the token itself is only in the mail. */
	tokenHash: text('token_hash').notNull().unique(),
	expiresAt: moment('expires_at').notNull(),
});

/** The one-time link with which the owner of a fresh installation makes an account. */
export const setupTokens = pgTable('setup_tokens', {
	tokenHash: text('token_hash').primaryKey(),
	createdAt: moment('created_at').notNull().defaultNow(),
});

/** Counts of failed attempts, kept by rate-limiter-flexible, which prescribes the property names. */
export const throttles = pgTable(
	'throttles',
	{
		/** The kind of attempt, then a hash of the account or the network address. */
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
		/** A tool's id; the catalog checks the text, never an enum of the database. */
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
		/** Calls to the model that were started, over all attempts; each is counted before it is made. */
		modelCalls: integer('model_calls').notNull().default(0),
		/** The browser's key for the request: a repeated request finds this run. */
		idempotencyKey: text('idempotency_key'),
		/** SHA-256 of that request's content. */
		requestHash: text('request_hash'),
		/** When the member deleted it; the row is removed a while later. */
		deletedAt: moment('deleted_at'),
	},
	(table) => [
		index('runs_of_user').on(table.userId, table.createdAt.desc(), table.id.desc()),
		unique('runs_request').on(table.userId, table.idempotencyKey),
		index('runs_under_way').on(table.createdAt).where(sql`${table.status} in ('queued', 'running')`),
	],
);

/** How far a run under way has come, for the instances that do not work on it; removed when the run ends. */
export const runProgress = pgTable('run_progress', {
	runId: text('run_id')
		.primaryKey()
		.references(() => runs.id, { onDelete: 'cascade' }),
	/** Grows with every row that is written for the run. */
	sequence: integer('sequence').notNull(),
	progress: jsonb('progress').$type<Progress>().notNull(),
	/** What the model has written of its answer, as it arrived. */
	text: text('text').notNull(),
});

/** What was understood of members' calls: read once, and corrected by the member. */
export const calls = pgTable(
	'calls',
	{
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** SHA-256 of the transcript. */
		textHash: text('text_hash').notNull(),
		/** As they were found, before any correction; null where nothing was read yet. */
		facts: jsonb('facts').$type<CallFacts>(),
		/** What the facts depend on beside the text: who was said to speak, and the reader's version. */
		readWith: text('read_with').notNull(),
		corrections: jsonb('corrections').$type<readonly Correction[]>().notNull().default([]),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.textHash] })],
);

/** Forms that are being filled in, at most one for each tool and member. */
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

/** Prompts that members sent to the connected model to try them; they count as runs by a model. */
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

/** Pages for members' clients, each a frozen copy of a result. */
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
		/** SHA-256 of the token in the address; the address itself is shown once, to the member. */
		tokenHash: text('token_hash').notNull().unique(),
		/** Counts the copies of one run, from 1. */
		version: integer('version').notNull(),
		/** What the client sees, as it was when the link was made. */
		document: jsonb('document').$type<Document>().notNull(),
		/** The optional parts that the member chose to show. */
		parts: jsonb('parts').$type<readonly string[]>().notNull(),
		/** argon2id; null where the address is enough. */
		passwordHash: text('password_hash'),
		expiresAt: moment('expires_at').notNull(),
		revokedAt: moment('revoked_at'),
		/** How often the page was shown; nothing is stored about the viewers. */
		views: integer('views').notNull().default(0),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [unique('shares_version').on(table.runId, table.version), index('shares_of_user').on(table.userId)],
);

/** Which member likes which prompt of the directory; a like that is taken back leaves no row. */
export const promptLikes = pgTable(
	'prompt_likes',
	{
		/** From the catalogue in `content/prompts.ts`; a prompt that was removed from it is no longer counted. */
		promptId: text('prompt_id').notNull(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.promptId] })],
);

/** How often a member copied a prompt, at most once a day: one row for each member and prompt, for good. */
export const promptUses = pgTable(
	'prompt_uses',
	{
		promptId: text('prompt_id').notNull(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** Days on which it was copied. */
		days: integer('days').notNull(),
		/** The latest of them, in UTC, as `YYYY-MM-DD`. */
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
