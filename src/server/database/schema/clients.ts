import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BusinessProfile } from '#business/profile.ts';
import type { Correction } from '#call-facts/corrections.ts';
import type { KeptFacts } from '#call-facts/promises.ts';
import type { GivenRole } from '#shared/calls.ts';
import type { Person } from '#shared/clients.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** What a member's business is and says of itself; known once, for all tools. */
export const businessProfiles = pgTable('business_profiles', {
	userId: text('user_id')
		.primaryKey()
		.references(() => users.id, { onDelete: 'cascade' }),
	profile: jsonb('profile').$type<BusinessProfile>().notNull(),
	savedAt: moment('saved_at').notNull(),
});

/** The companies that a member sells to. */
export const clients = pgTable(
	'clients',
	{
		id: text('id').primaryKey(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		company: text('company').notNull(),
		trade: text('trade').notNull().default(''),
		/** One of the listed sizes, or empty. */
		size: text('size').notNull().default(''),
		website: text('website').notNull().default(''),
		notes: text('notes').notNull().default(''),
		people: jsonb('people').$type<readonly Person[]>().notNull().default([]),
		createdAt: moment('created_at').notNull(),
		changedAt: moment('changed_at').notNull(),
		/** Null while it is in the list. */
		archivedAt: moment('archived_at'),
	},
	(table) => [index('clients_of_user').on(table.userId, table.changedAt.desc(), table.id.desc())],
);

/** Members' calls: each kept once, read once, and corrected by the member. */
export const calls = pgTable(
	'calls',
	{
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** SHA-256 of the transcript. */
		textHash: text('text_hash').notNull(),
		/** Who spoke, e.g. "Marcus and Priya"; empty in rows of earlier versions. */
		title: text('title').notNull().default(''),
		/** Null in rows of earlier versions: the text is then in the input of a run. */
		transcript: text('transcript'),
		/** As the member set them when the call was read last. */
		roles: jsonb('roles').$type<readonly GivenRole[]>().notNull().default([]),
		clientId: text('client_id').references(() => clients.id, { onDelete: 'set null' }),
		/** As they were found, before any correction, and what is told of them; null where nothing was read yet. */
		facts: jsonb('facts').$type<KeptFacts>(),
		/** What the facts depend on beside the text: who was said to speak, and the reader's version. */
		readWith: text('read_with').notNull(),
		corrections: jsonb('corrections').$type<readonly Correction[]>().notNull().default([]),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.textHash] }),
		index('calls_of_user').on(table.userId, table.createdAt.desc(), table.textHash.desc()),
		index('calls_of_client').on(table.clientId, table.createdAt.desc()),
	],
);

/** Promises of calls that were kept, as the member ticked them off. */
export const keptPromises = pgTable(
	'kept_promises',
	{
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** The call in which it was made. */
		textHash: text('text_hash').notNull(),
		/** Which of its promises. */
		promise: text('promise').notNull(),
		keptAt: moment('kept_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.textHash, table.promise] })],
);
