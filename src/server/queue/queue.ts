/** For work that must not be lost: pg-boss keeps the jobs in its own schema of the application's database. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { type ConstructorOptions, type Db, fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss';
import { sqlState } from '#server/database/errors.ts';
import type { OpenDatabase, Transaction } from '#server/database/open.ts';
import { answersInTime } from '#server/database/ready.ts';
import { embeddedQueueDatabase } from './embedded.ts';

/** PostgreSQL connections of the queue itself, in addition to the one that listens. */
const CONNECTIONS = 2;

const HOUR_S = 3600;

/**
 * Jobs do not depend on each other, so most upkeep can be rare. The jobs of a dead instance are looked for often enough
 * that another instance takes them over within a minute.
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
	/**
	 * Declares a kind of job, or updates its options. Its workers are told at once when a job is ready, unless the
	 * options turn that off.
	 */
	define(name: string, options: QueueOptions): Promise<void>;
	/** Whether the queue runs and its database answers within two seconds. Never throws. */
	ready(): Promise<boolean>;
	/** Gives jobs under way five seconds; those that need longer are retried later. */
	close(): Promise<void>;
}

/** Opens the queue of a database and creates or migrates its tables. Close it before the database. */
export async function openQueue(database: Pick<OpenDatabase, 'db' | 'kind'>, log?: FastifyBaseLogger): Promise<Queue> {
	const boss = new PgBoss({ ...connectionOf(database), ...UPKEEP, useListenNotify: true });
	// A database error may contain a job's data, so only its code is logged.
	boss.on('error', (error) => log?.error({ code: codeOf(error) }, 'the queue had an error'));
	boss.on('warning', (warning) => log?.warn({ warning: warning.message }, 'the queue warns'));
	let running = true;
	await boss.start();
	return {
		boss,
		async define(name, options) {
			await boss.createQueue(name, { notify: true, ...options });
			await boss.updateQueue(name, options);
			// Any query for a job makes pg-boss cache the queue. Otherwise the first `send` would look it up on its own
			// connection, which deadlocks inside a transaction of the embedded database.
			await boss.findJobs(name, { id: randomUUID() });
		},
		ready: async () => running && answersInTime(() => boss.schemaVersion()),
		async close() {
			running = false;
			await boss.stop({ timeout: CLOSE_TIMEOUT_MS });
		},
	};
}

/** For `send`: the job exists once the transaction commits, and not at all if it is rolled back. */
export function within(transaction: Transaction): Db {
	return fromDrizzle(transaction, sql);
}

function connectionOf({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): ConstructorOptions {
	const client = '$client' in db ? db.$client : undefined;
	if (!(client instanceof pg.Pool)) throw new TypeError('a queue needs the pool of a database, not a transaction');
	if (kind === 'embedded') return { db: embeddedQueueDatabase(client), backend: 'pglite' };
	return { connectionString: client.options.connectionString, max: CONNECTIONS };
}

function codeOf(error: unknown): string {
	const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
	return sqlState(error) ?? (typeof code === 'string' ? code : 'unknown');
}
