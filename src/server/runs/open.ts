import type { FastifyInstance } from 'fastify';
import { sqlState } from '#server/database/errors.ts';
import type { OpenDatabase } from '#server/database/open.ts';
import type { Engines } from '#server/model/connection/engines.ts';
import type { OwnModels } from '#server/model/own/engines.ts';
import { createSlots } from '#server/model/slots.ts';
import type { Queue } from '#server/queue/queue.ts';
import { PROCESSES, type ToolPool } from '#server/tool-pool/tool-pool.ts';
import type { Run } from '#shared/runs.ts';
import type { ToolOutline } from '#tools/define.ts';
import type { Deadlines, RunContext, WorkerContext } from './context.ts';
import { createRunEvents } from './run-events.ts';
import { noNotifications, openRunNotifications } from './run-events-postgres.ts';
import { shareProgress } from './run-progress-postgres.ts';
import { startRunQueue } from './run-queue.ts';
import { work } from './run-worker.ts';
import { purgeDeleted, remember, takeUpAgain } from './upkeep.ts';

const REMEMBER_EVERY_MS = 15_000;
const PURGE_EVERY_MS = 5 * 60 * 1000;
/** How long runs may go on after the server begins to stop. */
const PATIENCE_MS = 5000;

const DEADLINES: Deadlines = { draft: 10_000, ground: 30_000, present: 10_000 };

export interface RunParts {
	database: OpenDatabase;
	queue: Queue;
	tools: Readonly<Record<string, ToolOutline>>;
	pool: ToolPool;
	/** Overrides of the defaults. */
	deadlines: Partial<Deadlines> | undefined;
	engines: Engines;
	ownModels: OwnModels;
	/** How many model runs may be under way at once. */
	concurrency: number;
	dailyRuns: number;
	supportEmail: string;
	now: () => Date;
	/** Told of each run that this instance ended. */
	onRunEnded?: ((run: Run) => void) | undefined;
}

/**
 * Starts to work on the runs of a database and ties this to the app's life cycle. At start, runs that were left behind
 * go on; at stop, runs that cannot finish in time are handed back.
 */
export async function openRuns(app: FastifyInstance, parts: RunParts): Promise<RunContext> {
	const { database, queue, log } = { ...parts, log: app.log };
	const { db, kind } = database;
	const embedded = kind === 'embedded';
	const notifications = embedded ? noNotifications : await openRunNotifications(db, queue, log);
	const events = createRunEvents((run) => notifications.notify({ kind: 'ended', run }), parts.onRunEnded);
	const progress = embedded ? null : shareProgress({ db, events, notifications, log });
	if (embedded) await takeUpAgain(queue, db);
	const { tools, pool, engines, ownModels, dailyRuns, supportEmail, now } = parts;
	const slots = createSlots(parts.concurrency);
	const deadlines = { ...DEADLINES, ...parts.deadlines };
	const basis: WorkerContext = {
		db,
		tools,
		pool,
		deadlines,
		engines,
		ownModels,
		slots,
		events,
		dailyRuns,
		supportEmail,
		log,
		now,
	};
	const runQueue = await startRunQueue({
		queue,
		slots: { model: slots, 'built-in': createSlots(PROCESSES) },
		notify: () => notifications.notify({ kind: 'queued' }),
		log,
		work: (job, signal) => work(basis, job, signal),
	});
	const context: RunContext = { ...basis, queue: runQueue };

	notifications.listen((notification) => {
		switch (notification.kind) {
			case 'queued':
				runQueue.look();
				break;
			case 'subscribed':
				progress?.subscribed(notification.run);
				break;
			case 'ended':
				runQueue.cancel(notification.run);
				events.ended(notification.run);
		}
	});

	const complain = (what: string) => (error: unknown) => log.error({ code: sqlState(error) ?? 'unknown' }, what);
	const timers = [
		setInterval(() => remember(context).catch(complain('runs without a job were not found')), REMEMBER_EVERY_MS),
		setInterval(() => purgeDeleted(db, now()).catch(complain('deleted runs were not removed')), PURGE_EVERY_MS),
	];
	await remember(context);
	runQueue.look();
	app.addHook('preClose', async () => {
		for (const timer of timers) clearInterval(timer);
		await runQueue.stop(PATIENCE_MS);
		events.stop();
		progress?.close();
		await notifications.close();
	});
	return context;
}
