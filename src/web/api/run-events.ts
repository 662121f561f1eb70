import type { ErrorCode } from '#shared/errors.ts';
import type { Run, RunEvents } from '#shared/runs.ts';
import { ApiFailure, requestRaw } from './client.ts';
import { eventParser } from './event-parser.ts';
import { pause } from './pause.ts';

/** A run that was accepted and ended without a result; `code` is CANCELLED where it was cancelled. */
export class RunFailed extends Error {
	readonly code: ErrorCode;
	readonly run: Run;

	constructor({ error, code, run }: RunEvents['error']) {
		super(error || run.error || 'The run failed, and the server did not say why.');
		this.name = 'RunFailed';
		this.code = code;
		this.run = run;
	}
}

/** Nothing was heard of a run for so long that we stop waiting; the run itself may continue. */
export class RunOutOfReach extends Error {
	readonly runId: string;

	constructor(runId: string) {
		super(
			'The server could not be reached for two minutes. The run itself goes on: look again, or open History later.',
		);
		this.name = 'RunOutOfReach';
		this.runId = runId;
	}
}

/** Milliseconds. */
const PACE = {
	/** The pause before reconnecting, at first and at most. */
	firstPause: 500,
	longestPause: 5000,
	/** A connection without a byte for this long is broken: the server's heartbeat comes every 15 s. */
	silence: 40_000,
	/** How long failures alone are tolerated. */
	patience: 120_000,
};

export interface FollowOptions {
	signal: AbortSignal;
	onStatus(status: RunEvents['status']): void;
	onPartial(partial: RunEvents['partial']): void;
	/** Tests shorten it. */
	pace?: Partial<typeof PACE>;
}

/**
 * Follows a run to its end, across broken connections and restarts of the server. Throws `RunFailed` where the run
 * ended without a result, `RunOutOfReach` where nothing was heard for two minutes, the `ApiFailure` of a refusal (4xx),
 * and the abort of `signal` as it is.
 */
export async function followRun(id: string, options: FollowOptions): Promise<RunEvents['result']> {
	const pace = { ...PACE, ...options.pace };
	const place = { lastId: '' };
	let wait = pace.firstPause;
	// Time that the computer was asleep is not a failure: waits are summed up, not read from the clock.
	let missed = 0;
	for (;;) {
		const begun = performance.now();
		const connection = await connect(id, place, options, pace.silence);
		if (connection.end) return connection.end;
		const lasted = performance.now() - begun;
		if (connection.heard) missed = 0;
		else missed += Math.min(lasted, pace.silence);
		if (connection.heard && lasted > pace.longestPause) wait = pace.firstPause;
		if (missed + wait > pace.patience) throw new RunOutOfReach(id);
		await pause(wait, options.signal);
		missed += wait;
		wait = Math.min(wait * 2, pace.longestPause);
	}
}

interface Connection {
	end?: RunEvents['result'];
	/** Whether any byte arrived. */
	heard: boolean;
}

/** One connection, for as long as it lasts. */
async function connect(
	id: string,
	place: { lastId: string },
	options: FollowOptions,
	silence: number,
): Promise<Connection> {
	const { signal } = options;
	signal.throwIfAborted();
	const alive = new AbortController();
	const leave = () => alive.abort(signal.reason);
	signal.addEventListener('abort', leave);
	const watch = watchdog(silence, () => alive.abort());
	let heard = false;
	try {
		const response = await requestRaw(`/api/runs/${encodeURIComponent(id)}/events`, {
			headers: { Accept: 'text/event-stream', ...(place.lastId === '' ? {} : { 'Last-Event-ID': place.lastId }) },
			signal: alive.signal,
		});
		for await (const piece of pieces(response)) {
			heard = true;
			watch.reset();
			for (const event of piece) {
				if (event.id !== '') place.lastId = event.id;
				const end = take(event, options);
				if (end) return { end, heard };
			}
		}
	} catch (failure) {
		if (signal.aborted) throw signal.reason;
		if (isFinal(failure)) throw failure;
	} finally {
		watch.stop();
		signal.removeEventListener('abort', leave);
		// The rest of the stream is useless, e.g. after its end.
		alive.abort();
	}
	return { heard };
}

type Told = { [Name in keyof RunEvents]: { event: Name; data: RunEvents[Name] } }[keyof RunEvents];

/** Passes an event on; returns the end. Events of unknown names are for newer pages. */
function take(told: { event: string; data: string }, options: FollowOptions): RunEvents['result'] | undefined {
	const { event, data } = { event: told.event, data: JSON.parse(told.data) } as Told;
	if (event === 'status') options.onStatus(data);
	else if (event === 'partial') options.onPartial(data);
	else if (event === 'result') return data;
	else if (event === 'error') throw new RunFailed(data);
	return undefined;
}

async function* pieces(response: Response) {
	if (!response.body) return;
	const parse = eventParser();
	const reader = response.body.getReader();
	// Not as a pipe: the decoder handles a cut inside a letter.
	const decoder = new TextDecoder();
	try {
		for (let part = await reader.read(); !part.done; part = await reader.read()) {
			yield parse(decoder.decode(part.value, { stream: true }));
		}
	} finally {
		reader.cancel().catch(() => {});
	}
}

/** A refusal or an end is final; a broken connection, silence or a 5xx may pass. */
function isFinal(failure: unknown): boolean {
	if (failure instanceof ApiFailure) return failure.status >= 400 && failure.status < 500;
	return failure instanceof RunFailed;
}

function watchdog(milliseconds: number, onSilence: () => void) {
	let timer = setTimeout(onSilence, milliseconds);
	return {
		reset() {
			clearTimeout(timer);
			timer = setTimeout(onSilence, milliseconds);
		},
		stop: () => clearTimeout(timer),
	};
}
