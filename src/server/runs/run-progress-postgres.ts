/** Shares the progress of runs that one instance works on with instances that have subscribers to them. */
import { inArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { sqlState } from '#server/database/errors.ts';
import type { Database } from '#server/database/open.ts';
import { runProgress } from '#server/database/schema.ts';
import type { Progress, RunStatus } from '#shared/runs.ts';
import type { RunEvents } from './run-events.ts';
import type { RunNotifications } from './run-events-postgres.ts';

/** How often an instance reads the progress of others. */
const LOOK_EVERY_MS = 1000;
const SHARE_EVERY_MS = 500;
/** How often an instance repeats that it has subscribers to a run; each notice is valid for twice as long. */
const ASK_EVERY_MS = 10_000;

export interface SharedProgress {
	/** Another instance has subscribers to the run: its progress is stored from now on, if this process works on it. */
	subscribed(id: string): void;
	close(): void;
}

interface Parts {
	db: Database;
	events: RunEvents;
	notifications: RunNotifications;
	log: FastifyBaseLogger;
}

export function shareProgress({ db, events, notifications, log }: Parts): SharedProgress {
	const asked = new Map<string, number>();
	const wanted = new Map<string, number>();
	const shared = new Map<string, number>();

	async function look(): Promise<void> {
		const ids = events.remoteRuns();
		if (ids.length === 0) return asked.clear();
		const rows = await readProgress(
			db,
			ids,
			ids.map((id) => events.stateOf(id)?.sequence ?? -1),
		);
		for (const { id, status, sequence, progress, text } of rows) {
			if (status !== 'queued' && status !== 'running') events.ended(id);
			else if (sequence !== null && progress) events.publishRemote(id, { sequence, progress, text: text ?? '' });
			else if (status === 'running')
				events.publishRemote(id, { sequence: 0, progress: { stage: 'reading' }, text: '' });
			if (status === 'running') ask(id);
		}
		const known = new Set(rows.map(({ id }) => id));
		// Deleted for good, or not committed yet. In the latter case the next look will find it.
		for (const id of asked.keys()) if (!known.has(id)) asked.delete(id);
	}

	function ask(id: string): void {
		if (Date.now() - (asked.get(id) ?? 0) < ASK_EVERY_MS) return;
		asked.set(id, Date.now());
		notifications.notify({ kind: 'subscribed', run: id });
	}

	async function share(): Promise<void> {
		for (const [id, until] of wanted) if (until < Date.now()) wanted.delete(id);
		const rows = [...wanted.keys()].flatMap((id) => {
			const state = events.isLocal(id) ? events.stateOf(id) : undefined;
			return state && state.sequence > (shared.get(id) ?? -1) ? [{ runId: id, ...state }] : [];
		});
		if (rows.length > 0) {
			await writeProgress(db, rows);
			for (const { runId, sequence } of rows) shared.set(runId, sequence);
		}
		const over = [...shared.keys()].filter((id) => !events.isLocal(id));
		if (over.length === 0) return;
		await db.delete(runProgress).where(inArray(runProgress.runId, over));
		for (const id of over) shared.delete(id);
	}

	const complain = (error: unknown) =>
		log.warn({ code: sqlState(error) ?? 'unknown' }, 'runs of other instances could not be followed');
	const timers = [repeat(look, LOOK_EVERY_MS, complain), repeat(share, SHARE_EVERY_MS, complain)];
	return {
		subscribed: (id) => void (events.isLocal(id) && wanted.set(id, Date.now() + 2 * ASK_EVERY_MS)),
		close: () => {
			for (const stop of timers) stop();
		},
	};
}

/** Runs the task at intervals, never twice at once. */
function repeat(task: () => Promise<void>, everyMs: number, complain: (error: unknown) => void): () => void {
	let busy = false;
	const timer = setInterval(() => {
		if (busy) return;
		busy = true;
		task()
			.catch(complain)
			.finally(() => {
				busy = false;
			});
	}, everyMs);
	return () => clearInterval(timer);
}

interface ProgressRow extends Record<string, unknown> {
	id: string;
	status: RunStatus;
	sequence: number | null;
	progress: Progress | null;
	text: string | null;
}

/** Reads progress only if it is newer than what is known. */
async function readProgress(db: Database, ids: string[], known: number[]): Promise<ProgressRow[]> {
	const followed = sql`unnest(${sql.param(ids)}::text[], ${sql.param(known)}::int[]) as followed (id, sequence)`;
	const { rows } = await db.execute<ProgressRow>(sql`
		select runs.id, runs.status, newer.sequence, newer.progress, newer.text
		from ${followed}
		join runs on runs.id = followed.id
		left join run_progress newer on newer.run_id = runs.id and newer.sequence > followed.sequence`);
	return rows;
}

async function writeProgress(db: Database, rows: (typeof runProgress.$inferInsert)[]): Promise<void> {
	await db
		.insert(runProgress)
		.values(rows)
		.onConflictDoUpdate({
			target: runProgress.runId,
			set: { sequence: sql`excluded.sequence`, progress: sql`excluded.progress`, text: sql`excluded.text` },
			setWhere: sql`${runProgress.sequence} < excluded.sequence`,
		});
}
