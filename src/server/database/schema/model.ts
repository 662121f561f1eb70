import { sql } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** The model that the owner connected; no row where the built-in engine writes. */
export const modelConnections = pgTable('model_connections', {
	/** `default`, the only one so far. */
	id: text('id').primaryKey(),
	provider: text('provider').notNull(),
	model: text('model').notNull(),
	/** Of the same server, for long calls; null where `model` reads them too. */
	longCallModel: text('long_call_model'),
	/** Of the same server, for members to choose instead of `model`. */
	moreModels: jsonb('more_models').$type<readonly string[]>().notNull().default([]),
	baseUrl: text('base_url').notNull(),
	/** Whether it was given a key. Where `model_keys` holds none that opens, the key is lost. */
	hasKey: boolean('has_key').notNull(),
});

/** Keys of connected models, encrypted with the installation's key. A backup leaves them out. */
export const modelKeys = pgTable('model_keys', {
	id: text('id')
		.primaryKey()
		.references(() => modelConnections.id, { onDelete: 'cascade' }),
	sealedKey: text('sealed_key').notNull(),
});

/** What the owner allows the model to cost; one row at most. In US dollars. */
export const modelBudgets = pgTable('model_budgets', {
	/** `default`, the only one. */
	id: text('id').primaryKey(),
	/** A calendar month (UTC); null for no limit. */
	monthBudget: doublePrecision('month_budget'),
});

/** What tokens of a model cost, as the owner says; no row where the provider says what it charges, or nobody knows. */
export const modelPrices = pgTable('model_prices', {
	model: text('model').primaryKey(),
	/** Per million tokens, in US dollars. */
	inputPrice: doublePrecision('input_price'),
	outputPrice: doublePrecision('output_price'),
});

/** What runs and prompt trials used of models in a month, by member and tool, also those that were deleted since. */
export const modelSpending = pgTable(
	'model_spending',
	{
		id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
		/** E.g. `2026-11`, in UTC. */
		month: text('month').notNull(),
		/** Null once the account is deleted: what it spent remains spent. */
		userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
		/** A tool's id; empty where an earlier version did not tell tools apart. */
		tool: text('tool').notNull().default(''),
		/** With the member's own key: nothing of it is the owner's to pay. */
		ownKey: boolean('own_key').notNull().default(false),
		/** Those that ended, prompt trials among them. */
		runs: integer('runs').notNull().default(0),
		inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
		outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
		/** In US dollars. */
		cost: doublePrecision('cost').notNull(),
	},
	(table) => [
		unique('model_spending_of').on(table.month, table.userId, table.tool, table.ownKey),
		index('model_spending_of_user').on(table.userId),
	],
);
