import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Role } from '#shared/account.ts';
import { moment } from './columns.ts';

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
	/** When the account and everything of it is deleted, as the member asked; null for members who stay. */
	deleteAt: moment('delete_at'),
	/** Since when the account cannot be used, until the owner resumes it; null for all others. */
	suspendedAt: moment('suspended_at'),
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

/** Accounts that sign in with a code from an app besides the password; the others have no row. */
export const twoFactor = pgTable('two_factor', {
	userId: text('user_id')
		.primaryKey()
		.references(() => users.id, { onDelete: 'cascade' }),
	/** What the app makes its codes of, encrypted with the installation's key. */
	sealedSecret: text('sealed_secret').notNull(),
	/** The newest half minute whose code was accepted, counted since 1970: no code works twice. */
	lastStep: integer('last_step').notNull(),
	since: moment('since').notNull(),
});

/** Codes for a member who lost the app; one that was used leaves no row. */
export const recoveryCodes = pgTable(
	'recovery_codes',
	{
		userId: text('user_id')
			.notNull()
			.references(() => twoFactor.userId, { onDelete: 'cascade' }),
		/** SHA-256 of the code, which has 80 random bits, with the member's id. */
		codeHash: text('code_hash').notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

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
