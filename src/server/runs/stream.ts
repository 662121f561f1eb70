import { askedPart } from '#server/model/asked-part.ts';
import { readWritten } from '#server/model/joined.ts';
import { sectionOf, sectionsOf } from '#server/model/sections.ts';
import type { Progress, Run, RunEvents } from '#shared/runs.ts';
import type { RunContext } from './context.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { RunState } from './run-events.ts';
import { findRunById, type RunRow, toRun } from './store.ts';

/** Where events go. */
export interface EventSink {
	/**
	 * `id` identifies the state that the event belongs to. It is left out if another event of the same state follows.
	 */
	send<Name extends keyof RunEvents>(name: Name, data: RunEvents[Name], id?: number): void;
	/** Whether the reader has taken what was sent. If not, only the newest state is kept for it. */
	ready(): boolean;
	close(): void;
}

/** The pause between two partial results of one run while few clients follow; with more of them the pause grows. */
const PACE_MS = 250;
const PACE_PER_STREAM_MS = 5;

/** How many runs this process is streaming now. */
let streams = 0;

/** Sends the run's status, partial results and outcome, until it ends or the returned function is called. */
export function streamRun(context: RunContext, row: RunRow, sink: EventSink, seen: number): () => void {
	const tool = context.tools[row.tool];
	const sections = tool && sectionsOf(tool.answer);
	const before = toRun(row);
	let sent = seen;
	let told = '';
	let busy = false;
	let last = Number.NEGATIVE_INFINITY;
	let timer: NodeJS.Timeout | undefined;
	let over = false;
	streams++;

	function finish(outcome: Outcome): void {
		if (over) return;
		if ('failure' in outcome) {
			const { code, message } = outcome.failure;
			sink.send('error', { error: message, code, run: outcome.run }, Number.MAX_SAFE_INTEGER);
		} else sink.send('result', outcome, Number.MAX_SAFE_INTEGER);
		leave();
		sink.close();
	}

	async function finishFromDatabase(): Promise<void> {
		const now = await findRunById(context.db, row.id);
		const outcome = now && outcomeOf(now);
		if (outcome) finish(outcome);
		else if (!now) sink.close();
	}

	function tell(progress: Progress, id: number | undefined): void {
		const run: Run = { ...before, status: progress.stage === 'waiting' ? 'queued' : 'running' };
		const said = JSON.stringify(progress);
		if (said === told) return;
		told = said;
		sink.send('status', { run, progress }, id);
	}

	async function show(state: RunState): Promise<void> {
		const { sequence, progress, text } = state;
		if (sequence <= sent) return;
		const written = text === '' ? null : await readWritten(text);
		const partial = written && tool ? Object(askedPart(written, tool.answer)) : written;
		if (over) return;
		sent = sequence;
		// Only partial results, which are expensive, are paced. The first one is sent at once.
		if (partial) last = performance.now();
		const place = partial && sections ? sectionOf(partial, sections) : null;
		tell({ ...place, ...progress }, partial ? undefined : sequence);
		if (partial) sink.send('partial', { output: partial }, sequence);
	}

	function changed(): void {
		if (busy || timer || over) return;
		const wait = last + Math.max(PACE_MS, streams * PACE_PER_STREAM_MS) - performance.now();
		if (wait > 0) timer = setTimeout(flush, wait);
		else flush();
	}

	function flush(): void {
		timer = undefined;
		const state = context.events.stateOf(row.id);
		if (!state || over) return;
		// A slow reader gets fewer states, each of them complete.
		if (!sink.ready()) {
			timer = setTimeout(flush, PACE_MS);
			return;
		}
		busy = true;
		show(state)
			.catch((error: unknown) => context.log.warn({ err: error, run: row.id }, 'a part of a run could not be shown'))
			.finally(() => {
				busy = false;
				if ((context.events.stateOf(row.id)?.sequence ?? sent) > sent) changed();
			});
	}

	const unsubscribe = context.events.subscribe(row.id, {
		changed,
		ended: (outcome) => {
			if (outcome) return finish(outcome);
			finishFromDatabase().catch(() => sink.close());
		},
		stopping: () => sink.close(),
	});
	function leave(): void {
		if (over) return;
		over = true;
		streams--;
		clearTimeout(timer);
		unsubscribe();
	}

	if (context.events.stateOf(row.id)) flush();
	else if (seen < 0) tell({ stage: row.status === 'queued' ? 'waiting' : 'reading' }, undefined);
	// The run may have ended after its row was read and before we subscribed.
	if (!context.events.isLocal(row.id)) finishFromDatabase().catch(() => sink.close());
	return leave;
}
