import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { PrintedDocument } from '#shared/document.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Grounding, Progress, RunSource, RunStatus, Usage } from '#shared/runs.ts';
import { users } from './accounts.ts';
import { clients } from './clients.ts';
import { moment } from './columns.ts';

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
		/** The model that the member chose; null where the installation's own choice wrote it. */
		chosenModel: text('chosen_model'),
		/** Asked for with the member's own key: no other engine writes it. */
		ownKey: boolean('own_key').notNull().default(false),
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
		/** The client that the member chose for it. */
		clientId: text('client_id').references(() => clients.id, { onDelete: 'set null' }),
		/** SHA-256 of the transcript that it was made of; null without one, and in runs of earlier versions. */
		callHash: text('call_hash'),
	},
	(table) => [
		index('runs_of_user').on(table.userId, table.createdAt.desc(), table.id.desc()),
		index('runs_of_client').on(table.clientId, table.createdAt.desc(), table.id.desc()),
		index('runs_of_call').on(table.userId, table.callHash),
		unique('runs_request').on(table.userId, table.idempotencyKey),
		index('runs_by_model')
			.on(table.tool, table.model, table.createdAt.desc())
			.where(sql`${table.source} = 'model' and ${table.status} = 'succeeded'`),
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
		/** The client that was chosen in the form. */
		clientId: text('client_id').references(() => clients.id, { onDelete: 'set null' }),
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
		/** SHA-256 of the token in the address. */
		tokenHash: text('token_hash').notNull().unique(),
		/** The token, encrypted, so that the member can see the address again; null in rows of earlier versions. */
		sealedToken: text('sealed_token'),
		/** Counts the copies of one run, from 1. */
		version: integer('version').notNull(),
		/** What the client sees, as it was when the link was made. */
		document: jsonb('document').$type<PrintedDocument>().notNull(),
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
