import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** The model that the owner connected; no row where the built-in engine writes. */
export const modelConnections = pgTable('model_connections', {
	/** `default`, the only one so far. */
	id: text('id').primaryKey(),
	provider: text('provider').notNull(),
	model: text('model').notNull(),
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
