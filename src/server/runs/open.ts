import type { FastifyInstance } from 'fastify';
import { sqlState } from '#server/database/errors.ts';
import type { OpenDatabase } from '#server/database/open.ts';
import type { ModelEngine } from '#server/model/ask.ts';
import { createSlots } from '#server/model/slots.ts';
import type { Queue } from '#server/queue/queue.ts';
import type { ServerTool } from '#tools/define.ts';
import { type Announcement, openAnnouncements } from './announcements.ts';
import type { RunContext, WorkContext } from './context.ts';
import { watchElsewhere } from './elsewhere.ts';
import { startRunQueue } from './queue.ts';
import { purgeDeleted, remember, takeUpAgain } from './upkeep.ts';
import { createWatch } from './watch.ts';
import { work } from './work.ts';

/** Built-in runs keep the thread, so that more at once would only make each wait for the others. */
const BUILT_IN_AT_ONCE = 2;

const REMEMBER_EVERY_MS = 15_000;
const PURGE_EVERY_MS = 5 * 60 * 1000;
/** How long a stopping server lets its runs go on. */
const PATIENCE_MS = 5000;

export interface RunParts {
	database: OpenDatabase;
	queue: Queue;
	tools: Readonly<Record<string, ServerTool>>;
	engine: ModelEngine | null;
	/** Runs by a model at once. */
	concurrency: number;
	dailyRuns: number;
	supportEmail: string;
	now: () => Date;
}

/**
 * Begins to work on the runs of a database, and ties that to the life of the app: runs left behind go on at its start,
 * those that cannot finish before its stop are handed back.
 */
export async function openRuns(app: FastifyInstance, parts: RunParts): Promise<RunContext> {
	const { database, queue, log } = { ...parts, log: app.log };
	const { db, kind } = database;
	const slots = createSlots(parts.concurrency);
	const watch = createWatch();
	const announcements = await openAnnouncements(database, queue, log);
	const elsewhere = kind === 'postgres' ? watchElsewhere({ db, watch, announcements, log }) : null;
	if (kind === 'embedded') await takeUpAgain(queue, db);
	const { tools, engine, dailyRuns, supportEmail, now } = parts;
	const basis: WorkContext = { db, tools, engine, slots, watch, announcements, dailyRuns, supportEmail, log, now };
	const runQueue = await startRunQueue({
		queue,
		slots: { model: slots, 'built-in': createSlots(BUILT_IN_AT_ONCE) },
		log,
		work: (job, signal) => work(basis, job, signal),
	});
	const context: RunContext = { ...basis, queue: runQueue };

	announcements.listen((announcement: Announcement) => {
		switch (announcement.kind) {
			case 'queued':
				runQueue.wake();
				break;
			case 'followed':
				elsewhere?.followed(announcement.run);
				break;
			case 'cancelled':
				runQueue.cancel(announcement.run);
				watch.end(announcement.run, null);
				break;
			case 'ended':
				watch.end(announcement.run, null);
		}
	});

	const complain = (what: string) => (error: unknown) => log.error({ code: sqlState(error) ?? 'unknown' }, what);
	const timers = [
		setInterval(() => remember(context).catch(complain('runs without a job were not found')), REMEMBER_EVERY_MS),
		setInterval(() => purgeDeleted(db, now()).catch(complain('deleted runs were not removed')), PURGE_EVERY_MS),
	];
	await remember(context);
	runQueue.wake();
	app.addHook('preClose', async () => {
		for (const timer of timers) clearInterval(timer);
		await runQueue.stop(PATIENCE_MS);
		watch.stop();
		elsewhere?.close();
		await announcements.close();
	});
	return context;
}
