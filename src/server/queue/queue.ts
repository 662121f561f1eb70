/** Work that must not be lost: jobs in the same database as everything else, kept by pg-boss in its own schema. */
import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { type ConstructorOptions, type Db, fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss';
import { sqlState } from '#server/database/errors.ts';
import type { OpenDatabase, Transaction } from '#server/database/open.ts';
import { answersInTime } from '#server/database/ready.ts';
import { embeddedQueueDatabase } from './embedded.ts';

/** Connections of its own on PostgreSQL, besides the one that listens. */
const CONNECTIONS = 2;

const HOUR_S = 3600;

/**
 * No job waits for another, so that pg-boss may look after most things seldom; but a job of an instance that died is
 * looked for often enough that another one has it within a minute.
 */
const UPKEEP = {
	schedule: false,
	reindex: false,
	monitorVacuum: false,
	superviseIntervalSeconds: 6,
	monitorIntervalSeconds: 5,
	flowIntervalSeconds: 24 * HOUR_S,
	bamIntervalSeconds: HOUR_S,
} as const;

const CLOSE_TIMEOUT_MS = 5000;

export interface Queue {
	boss: PgBoss;
	/** Makes a kind of job known, or gives it these options; its workers hear at once of a job that is ready, unless they say otherwise. */
	define(name: string, options: QueueOptions): Promise<void>;
	/** Whether the queue runs and its database answers within two seconds. Never throws. */
	ready(): Promise<boolean>;
	/** Jobs under way are given five seconds, and are tried again later if they need longer. */
	close(): Promise<void>;
}

/** Opens the queue of a database, making or migrating its tables. Close it before the database. */
export async function openQueue(database: Pick<OpenDatabase, 'db'>, log?: FastifyBaseLogger): Promise<Queue> {
	const boss = new PgBoss({ ...connectionOf(database), ...UPKEEP, useListenNotify: true });
	// Messages of the database may carry what a job holds; only codes reach the log.
	boss.on('error', (error) => log?.error({ code: codeOf(error) }, 'the queue had an error'));
	boss.on('warning', (warning) => log?.warn({ warning: warning.message }, 'the queue warns'));
	let running = true;
	await boss.start();
	return {
		boss,
		async define(name, options) {
			await boss.createQueue(name, { notify: true, ...options });
			await boss.updateQueue(name, options);
			// Anything that asks for a job makes pg-boss remember the queue. It would look it up in the first `send`
			// otherwise, on its own connection: inside a transaction of the embedded database that waits for ever.
			await boss.findJobs(name, { id: randomUUID() });
		},
		ready: async () => running && answersInTime(() => boss.schemaVersion()),
		async close() {
			running = false;
			await boss.stop({ timeout: CLOSE_TIMEOUT_MS });
		},
	};
}

/** For `send`: the job is there when the transaction is committed, and not at all when it is rolled back. */
export function within(transaction: Transaction): Db {
	return fromDrizzle(transaction, sql);
}

function connectionOf({ db }: Pick<OpenDatabase, 'db'>): ConstructorOptions {
	const client = '$client' in db ? db.$client : undefined;
	if (client instanceof PGlite) return { db: embeddedQueueDatabase(client), backend: 'pglite' };
	if (client instanceof pg.Pool) return { connectionString: client.options.connectionString, max: CONNECTIONS };
	throw new TypeError('a queue needs an embedded database or a pool of PostgreSQL');
}

function codeOf(error: unknown): string {
	const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
	return sqlState(error) ?? (typeof code === 'string' ? code : 'unknown');
}
