import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SubmissionKind } from '#shared/submission-fields.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

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
