/** The jobs behind the runs: a lane for each engine, so that nobody's built-in run waits behind a model. */
import { setImmediate as breathe } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { sqlState } from '#server/database/errors.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Slots } from '#server/model/slots.ts';
import { within as inside, type Queue } from '#server/queue/queue.ts';
import type { RunSource } from '#shared/runs.ts';
import type { RunRow } from './store.ts';
import { within } from './within.ts';

export const LANES: Record<RunSource, string> = { model: 'run-by-model', 'built-in': 'run-built-in' };

/** A job is tried again when its instance died or stopped; the calls to a model are counted apart, over all attempts. */
const RETRIES = 4;

const OPTIONS = {
	retryLimit: RETRIES,
	retryDelay: 0,
	/** Longer than any run: a job of an instance that is gone is known by its heartbeat. */
	expireInSeconds: 4 * 3600,
	heartbeatSeconds: 12,
	deleteAfterSeconds: 3600,
	/** Instances tell each other of jobs that the one that wrote them does not begin at once. */
	notify: false,
};

const HEARTBEAT_EVERY_MS = 4000;
/** Jobs announce themselves; this finds those whose announcement was lost, and those of instances that died. */
const LOOK_EVERY_MS = 5000;

/** Why a run is ended from outside; the reason of its signal. */
export type EndReason = 'cancelled' | 'stopped';

export interface RunJob {
	run: string;
	/** Counts from 0. */
	attempt: number;
	/** As it was written a moment ago, where it was: then it needs not be read. */
	row?: RunRow;
}

/** A place on this instance, kept for a run that is being written. */
export interface Claim {
	/** To be called when the run and its job are committed. */
	begin(row: RunRow): void;
	/** Gives the place back. */
	release(): void;
}

/** Whether the job is done, or somebody else should do it. */
export type WorkResult = 'done' | 'handed-back';

export interface RunQueue {
	/**
	 * The job is there when the transaction is committed, and not at all when it is rolled back. A claimed one is under
	 * way from then on.
	 */
	send(run: { id: string; source: RunSource }, transaction: Transaction, claimed?: boolean): Promise<void>;
	/** A place for a run of this engine, null where none is free here: it begins at once, without being fetched. */
	claim(source: RunSource): Claim | null;
	/** There may be new jobs. */
	wake(): void;
	/** Ends the work on a run, if it is done here. */
	cancel(id: string): void;
	/** Takes up no more jobs; those under way may go on for a while, and are handed back if they need longer. */
	stop(patienceMs: number): Promise<void>;
}

export interface RunQueueParts {
	queue: Queue;
	slots: Record<RunSource, Slots>;
	log: FastifyBaseLogger;
	work(job: RunJob, signal: AbortSignal): Promise<WorkResult>;
}

interface Lane {
	wake(): void;
	claim(): Claim | null;
	/** Resolves when no jobs are being fetched. */
	rests(): Promise<void>;
}

interface Active {
	lane: string;
	controller: AbortController;
	done: Promise<void>;
}

export async function startRunQueue({ queue, slots, log, work }: RunQueueParts): Promise<RunQueue> {
	const { boss } = queue;
	const active = new Map<string, Active>();
	let stopping = false;
	for (const name of Object.values(LANES)) await queue.define(name, OPTIONS);

	const complain = (what: string) => (error: unknown) => log.error({ code: sqlState(error) ?? 'unknown' }, what);

	async function run(job: RunJob, lane: string, signal: AbortSignal): Promise<void> {
		const result = await work(job, signal).catch((error: unknown) => {
			log.error({ err: error, run: job.run }, 'a run could not be worked on');
			return 'handed-back' as const;
		});
		if (result === 'done') await boss.complete(lane, job.run);
		else await boss.fail(lane, job.run);
	}

	function begin(job: RunJob, lane: string, free: () => void, onFree: () => void): void {
		const controller = new AbortController();
		const done = run(job, lane, controller.signal)
			.catch(complain('a job of a run could not be ended; it will be tried again'))
			.finally(() => {
				active.delete(job.run);
				free();
				onFree();
			});
		active.set(job.run, { lane, controller, done });
		if (stopping) controller.abort('stopped' satisfies EndReason);
	}

	function laneOf(source: RunSource): Lane {
		const lane = LANES[source];
		const places = slots[source];
		let again = false;
		let looking: Promise<void> | null = null;
		async function look(): Promise<void> {
			while (again && !stopping && places.free > 0) {
				again = false;
				const jobs = await boss.fetch(lane, { batchSize: places.free, includeMetadata: true });
				for (const job of jobs) {
					begin({ run: job.id, attempt: job.retryCount }, lane, await places.take(NEVER), wake);
					// A built-in run keeps the thread for a while: let others have it in between.
					await breathe();
				}
			}
		}
		function wake(): void {
			again = true;
			looking ??= look()
				.catch(complain('jobs could not be fetched'))
				.finally(() => {
					looking = null;
				});
		}
		function claim(): Claim | null {
			const free = stopping ? null : places.takeNow();
			if (!free) return null;
			return {
				begin: (row) => begin({ run: row.id, attempt: 0, row }, lane, free, wake),
				release() {
					free();
					wake();
				},
			};
		}
		return { wake, claim, rests: async () => void (await looking) };
	}

	const lanes = { model: laneOf('model'), 'built-in': laneOf('built-in') };
	const wake = () => {
		for (const lane of Object.values(lanes)) lane.wake();
	};
	const looks = setInterval(wake, LOOK_EVERY_MS);
	const heartbeats = setInterval(() => {
		for (const lane of Object.values(LANES)) {
			const ids = [...active].filter(([, run]) => run.lane === lane).map(([id]) => id);
			if (ids.length > 0) boss.touch(lane, ids).catch(complain('heartbeats of runs could not be written'));
		}
	}, HEARTBEAT_EVERY_MS);

	return {
		async send({ id, source }, transaction, claimed = false) {
			await boss.send(LANES[source], null, { id, db: inside(transaction) });
			if (claimed) await transaction.execute(beginning(LANES[source], id));
		},
		claim: (source) => lanes[source].claim(),
		wake,
		cancel(id) {
			active.get(id)?.controller.abort('cancelled' satisfies EndReason);
		},
		async stop(patienceMs) {
			stopping = true;
			clearInterval(looks);
			for (const lane of Object.values(lanes)) await lane.rests();
			const all = () => Promise.allSettled([...active.values()].map((run) => run.done));
			await within(all(), patienceMs);
			for (const run of active.values()) run.controller.abort('stopped' satisfies EndReason);
			await all();
			clearInterval(heartbeats);
		},
	};
}

/** What pg-boss does to a job that it hands out (its `fetch`); it knows no way to ask for a certain one. */
function beginning(lane: string, id: string): SQL {
	return sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where name = ${lane} and id = ${id}`;
}

const NEVER = new AbortController().signal;
