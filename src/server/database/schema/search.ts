import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SearchKind } from '#shared/search.ts';
import { users } from './accounts.ts';
import { moment, words } from './columns.ts';

/** What members can search: one row for each result, call and client. */
export const searchEntries = pgTable(
	'search_entries',
	{
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		kind: text('kind').$type<SearchKind>().notNull(),
		/** The id of the run or client, or the hash of the call's text. */
		refId: text('ref_id').notNull(),
		title: text('title').notNull(),
		/** What is searched, line by line; empty for a call, whose text is in `calls`. */
		body: text('body').notNull(),
		/** The words of title, body and call without accents, each with a mark of the member, so that one index serves both. */
		words: words('words').notNull(),
		changedAt: moment('changed_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.kind, table.refId] }),
		index('search_entries_words').using('gin', table.words).with({ fastupdate: false }),
	],
);
