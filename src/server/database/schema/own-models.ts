/** Models that members connect with keys of their own, where the owner allows it. */
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ModelServer } from '#shared/own-models.ts';
import { users } from './accounts.ts';

/** What the owner allows; no row where nobody ever allowed it. */
export const ownModelRules = pgTable('own_model_rules', {
	/** `default`, the only one. */
	id: text('id').primaryKey(),
	isAllowed: boolean('is_allowed').notNull(),
	servers: jsonb('servers').$type<readonly ModelServer[]>().notNull(),
});

export const ownModels = pgTable('own_models', {
	userId: text('user_id')
		.primaryKey()
		.references(() => users.id, { onDelete: 'cascade' }),
	provider: text('provider').notNull(),
	baseUrl: text('base_url').notNull(),
	model: text('model').notNull(),
});

/** Their keys, encrypted with the installation's key. A backup leaves them out; without one the key is lost. */
export const ownModelKeys = pgTable('own_model_keys', {
	userId: text('user_id')
		.primaryKey()
		.references(() => ownModels.userId, { onDelete: 'cascade' }),
	sealedKey: text('sealed_key').notNull(),
});
