/** The jobs behind the runs. Each engine has its own lane, so that no built-in run waits behind a model. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { FetchOptions } from 'pg-boss';
import { sqlState } from '#server/database/errors.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Slots } from '#server/model/slots.ts';
import { type Queue, within } from '#server/queue/queue.ts';
import { MOST_OF_A_MEMBER } from '#server/tool-pool/tool-pool.ts';
import type { RunSource } from '#shared/runs.ts';
import { countUnderWay, type RunRow } from './store.ts';

export const LANES: Record<RunSource, string> = { model: 'run-by-model', 'built-in': 'run-built-in' };

/** A job is retried if its instance died or stopped. Calls to a model have their own limit over all attempts. */
const RETRIES = 4;

const OPTIONS = {
	retryLimit: RETRIES,
	retryDelay: 0,
	/** Longer than any run: a missing heartbeat reveals a dead instance much sooner. */
	expireInSeconds: 4 * 3600,
	heartbeatSeconds: 12,
	deleteAfterSeconds: 3600,
	/** Instances notify each other about jobs themselves. */
	notify: false,
};

/**
 * How many runs of one member are fetched at once, across all instances. Model runs are limited by their slots alone.
 */
const FETCH: Record<RunSource, FetchOptions> = {
	model: {},
	'built-in': { groupConcurrency: MOST_OF_A_MEMBER },
};

const HEARTBEAT_EVERY_MS = 4000;
/** Finds jobs whose announcement was lost, and those of dead instances. */
const LOOK_EVERY_MS = 5000;

/** Why a run is ended from outside: the abort reason of its signal. */
export type EndReason = 'cancelled' | 'stopped';

export interface RunJob {
	run: string;
	/** Counts from 0. */
	attempt: number;
}

/** Whether the job is done or should go back to the queue. */
export type WorkResult = 'done' | 'handed-back';

export interface RunQueue {
	/**
	 * Adds the job in the same transaction as its run: it exists once that commits, and not at all if it is rolled
	 * back. The run must already be written.
	 */
	send(run: Pick<RunRow, 'id' | 'source' | 'userId'>, transaction: Transaction): Promise<void>;
	/** There are new jobs: they are fetched by any instance with free slots. */
	announce(): void;
	/** There may be new jobs to fetch here. */
	look(): void;
	/** Stops the work on a run, if this process works on it. */
	cancel(id: string): void;
	/** Stops taking jobs. Those under way may go on for `patienceMs`, and are then handed back. */
	stop(patienceMs: number): Promise<void>;
}

export interface RunQueueParts {
	queue: Queue;
	/** How many jobs of each engine may be under way at once. */
	slots: Record<RunSource, Slots>;
	/** Notifies the other instances of new jobs. */
	notify(): void;
	log: FastifyBaseLogger;
	work(job: RunJob, signal: AbortSignal): Promise<WorkResult>;
}

/**
 * Fair scheduling in rounds: each member has one run per round, so that hundreds of runs of one member do not delay the
 * first run of another. A job's priority is its round, negated.
 */
interface Lane {
	look(): void;
	/** Resolves when no jobs are being fetched. */
	rests(): Promise<void>;
	/** The round of the last job fetched, which is where a member without runs joins in. */
	readonly round: number;
}

interface Active {
	lane: string;
	controller: AbortController;
	done: Promise<void>;
}

export async function startRunQueue({ queue, slots, notify, log, work }: RunQueueParts): Promise<RunQueue> {
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

	function begin(job: RunJob, lane: string, onEnd: () => void): void {
		const controller = new AbortController();
		const done = run(job, lane, controller.signal)
			.catch(complain('a job of a run could not be ended; it will be tried again'))
			.finally(() => {
				active.delete(job.run);
				onEnd();
			});
		active.set(job.run, { lane, controller, done });
		if (stopping) controller.abort('stopped' satisfies EndReason);
	}

	function laneOf(source: RunSource): Lane {
		const lane = LANES[source];
		const places = slots[source];
		let again = false;
		let looking: Promise<void> | null = null;
		let round = 0;
		async function fetch(): Promise<void> {
			while (again && !stopping && places.free > 0) {
				again = false;
				const jobs = await boss.fetch(lane, { ...FETCH[source], batchSize: places.free, includeMetadata: true });
				// A batch leaves out jobs beyond a member's limit, so a short batch does not mean that the lane is
				// empty.
				again ||= jobs.length > 0;
				for (const { id, retryCount, priority } of jobs) {
					round = Math.max(round, -priority);
					const free = await places.take(NEVER);
					begin({ run: id, attempt: retryCount }, lane, () => {
						free();
						look();
					});
				}
			}
		}
		function look(): void {
			again = true;
			looking ??= fetch()
				.catch(complain('jobs could not be fetched'))
				.finally(() => {
					looking = null;
					if (again && !stopping && places.free > 0) look();
				});
		}
		return {
			look,
			rests: async () => void (await looking),
			get round() {
				return round;
			},
		};
	}

	const lanes = { model: laneOf('model'), 'built-in': laneOf('built-in') };
	const look = () => {
		for (const lane of Object.values(lanes)) lane.look();
	};
	const looks = setInterval(look, LOOK_EVERY_MS);
	const heartbeats = setInterval(() => {
		for (const lane of Object.values(LANES)) {
			const ids = [...active].filter(([, run]) => run.lane === lane).map(([id]) => id);
			if (ids.length > 0) boss.touch(lane, ids).catch(complain('heartbeats of runs could not be written'));
		}
	}, HEARTBEAT_EVERY_MS);

	return {
		async send({ id, source, userId }, transaction) {
			const before = (await countUnderWay(transaction, userId, source)) - 1;
			const priority = -(lanes[source].round + before);
			await boss.send(LANES[source], null, { id, priority, group: { id: userId }, db: within(transaction) });
		},
		announce() {
			look();
			notify();
		},
		look,
		cancel(id) {
			active.get(id)?.controller.abort('cancelled' satisfies EndReason);
		},
		async stop(patienceMs) {
			stopping = true;
			clearInterval(looks);
			for (const lane of Object.values(lanes)) await lane.rests();
			const all = () => Promise.allSettled([...active.values()].map((run) => run.done));
			await Promise.race([all(), pause(patienceMs, undefined, { ref: false })]);
			for (const run of active.values()) run.controller.abort('stopped' satisfies EndReason);
			await all();
			clearInterval(heartbeats);
		},
	};
}

const NEVER = new AbortController().signal;
