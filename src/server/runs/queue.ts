/** The jobs behind the runs: a lane for each engine, so that nobody's built-in run waits behind a model. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { JobWithMetadata } from 'pg-boss';
import { sqlState } from '#server/database/errors.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Slots } from '#server/model/slots.ts';
import { within as inside, type Queue } from '#server/queue/queue.ts';
import type { RunSource } from '#shared/runs.ts';
import { within } from './wait.ts';

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
}

/** Whether the job is done, or somebody else should do it. */
export type WorkResult = 'done' | 'handed-back';

export interface RunQueue {
	/** The job is there when the transaction is committed, and not at all when it is rolled back. */
	send(run: { id: string; source: RunSource }, transaction: Transaction): Promise<void>;
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

	async function run(job: JobWithMetadata<{ run: string }>, lane: string, signal: AbortSignal): Promise<void> {
		const attempt = job.retryCount;
		const result = await work({ run: job.data.run, attempt }, signal).catch((error: unknown) => {
			log.error({ err: error, run: job.data.run }, 'a run could not be worked on');
			return 'handed-back' as const;
		});
		if (result === 'done') await boss.complete(lane, job.id);
		else await boss.fail(lane, job.id);
	}

	function begin(job: JobWithMetadata<{ run: string }>, lane: string, free: () => void, onFree: () => void): void {
		const controller = new AbortController();
		const done = run(job, lane, controller.signal)
			.catch(complain('a job of a run could not be ended; it will be tried again'))
			.finally(() => {
				active.delete(job.data.run);
				free();
				onFree();
			});
		active.set(job.data.run, { lane, controller, done });
	}

	function laneOf(source: RunSource): { wake(): void; rests(): Promise<void> } {
		const lane = LANES[source];
		const places = slots[source];
		let again = false;
		let looking: Promise<void> | null = null;
		async function look(): Promise<void> {
			while (again && !stopping && places.free > 0) {
				again = false;
				const jobs = await boss.fetch<{ run: string }>(lane, { batchSize: places.free, includeMetadata: true });
				for (const job of jobs) {
					begin(job, lane, await places.take(NEVER), wake);
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
		return { wake, rests: async () => void (await looking) };
	}

	const lanes = [laneOf('model'), laneOf('built-in')];
	const wake = () => {
		for (const lane of lanes) lane.wake();
	};
	const looks = setInterval(wake, LOOK_EVERY_MS);
	const heartbeats = setInterval(() => {
		for (const lane of Object.values(LANES)) {
			const ids = [...active].filter(([, run]) => run.lane === lane).map(([id]) => id);
			if (ids.length > 0) boss.touch(lane, ids).catch(complain('heartbeats of runs could not be written'));
		}
	}, HEARTBEAT_EVERY_MS);

	return {
		async send({ id, source }, transaction) {
			await boss.send(LANES[source], { run: id }, { id, db: inside(transaction) });
		},
		wake,
		cancel(id) {
			active.get(id)?.controller.abort('cancelled' satisfies EndReason);
		},
		async stop(patienceMs) {
			stopping = true;
			clearInterval(looks);
			for (const lane of lanes) await lane.rests();
			const all = () => Promise.allSettled([...active.values()].map((run) => run.done));
			await within(all(), patienceMs);
			for (const run of active.values()) run.controller.abort('stopped' satisfies EndReason);
			await all();
			clearInterval(heartbeats);
		},
	};
}

const NEVER = new AbortController().signal;
