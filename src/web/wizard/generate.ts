import type { Progress, Run } from '#shared/runs.ts';
import type { Contract } from '#tools/define.ts';
import { ApiFailure, OFFLINE_MESSAGE, request } from '#web/api/client.ts';
import { repeated } from '#web/api/repeated.ts';
import { followRun, RunFailed } from '#web/api/run-events.ts';
import { appSettings } from '#web/settings.ts';
import type { Finished } from './wizard-state.ts';

/** Reports what the server says about a run while it is under way. */
export interface Watcher {
	/** The state of the run, whenever it changes. */
	onRun(run: Run): void;
	onProgress(progress: Progress): void;
	/** Everything written so far, unchecked. */
	onPartial(output: object): void;
}

/** Who the member chose to write; the default engine where nothing is set. */
export interface Writer {
	/** Set only where the member chose it: a model's failure is never hidden. */
	engine?: 'built-in' | undefined;
	/** One of those that the owner offers. */
	model?: string | undefined;
}

export interface GenerationOptions extends Watcher {
	contract: Contract;
	input: object;
	writer: Writer;
	/** The id of the client that it is for. */
	client?: string;
	/** One for each press of the button: however often the request arrives, it is one run. */
	key: string;
}

export interface Generation {
	/** The result, or null where the run was cancelled or abandoned. Throws what `failureOf` reads. */
	readonly done: Promise<Finished | null>;
	/** Asks the server to stop. The run may have no id yet: then as soon as the server sends it. */
	cancel(): void;
	/** Stops following; the run continues. */
	leave(): void;
}

type Answer = Record<string, unknown> & { run: Run };

function isNamed(answer: Partial<Answer>): answer is Answer {
	return typeof answer.run?.id === 'string';
}

/** Asks the server to generate. The request itself answers a short run; a long one is followed until it ends. */
export function startGeneration(options: GenerationOptions): Generation {
	return generation(options, async (left) => {
		const { contract, input, writer, client, key } = options;
		const { engine, model } = writer;
		const query = new URLSearchParams({
			...(engine ? { engine } : {}),
			...(model ? { model } : {}),
			...(client ? { client } : {}),
		});
		const path = query.size > 0 ? `${contract.endpoint}?${query}` : contract.endpoint;
		const headers = { Prefer: preferenceFor(engine), 'Idempotency-Key': key };
		const { run, ...output } = await repeated(async (signal) => {
			const answer = await request<Partial<Answer>>(path, { method: 'POST', body: input, headers, signal });
			// The connection broke in the middle of the answer.
			if (!isNamed(answer)) throw new ApiFailure(0, {}, OFFLINE_MESSAGE);
			return answer;
		}, left);
		return { run, output: Object.keys(output).length > 0 ? output : null };
	});
}

/** Takes up a run that is under way, e.g. after a reload. */
export function resumeGeneration(run: Run, input: object, watcher: Watcher): Generation {
	return generation({ ...watcher, input }, async () => ({ run, output: null }));
}

/** A model streams from its first word on; the built-in engine usually finishes within the request. */
function preferenceFor(engine: 'built-in' | undefined): string {
	const { engine: model, ownKeys } = appSettings();
	return engine === undefined && (model !== null || ownKeys) ? 'respond-async' : 'respond-async, wait=2';
}

type Begin = (left: AbortSignal) => Promise<{ run: Run; output: object | null }>;

function generation(options: Watcher & { input: object }, begin: Begin): Generation {
	const left = new AbortController();
	const looking = new AbortController();
	let cancelled = false;
	let runId = '';

	function cancelOnServer() {
		// A run that ended in the meantime cannot be cancelled, and need not be.
		const path = `/api/runs/${encodeURIComponent(runId)}/cancel`;
		repeated((signal) => request(path, { method: 'POST', signal }), left.signal).catch(() => undefined);
	}

	async function generate(): Promise<Finished | null> {
		const { input } = options;
		const { run, output } = await begin(left.signal);
		runId = run.id;
		if (cancelled && output === null) cancelOnServer();
		if (cancelled || left.signal.aborted) return null;
		if (output !== null) return { input, output, run };
		options.onRun(run);
		const end = await followRun(run.id, {
			signal: looking.signal,
			onStatus: (status) => {
				options.onRun(status.run);
				options.onProgress(status.progress);
			},
			onPartial: (partial) => options.onPartial(partial.output),
		});
		return { input, output: end.output, run: end.run };
	}

	return {
		done: generate().catch((failure: unknown) => {
			// A run cancelled elsewhere is not a failure either.
			if (cancelled || left.signal.aborted || isCancelled(failure)) return null;
			throw failure;
		}),
		cancel() {
			cancelled = true;
			if (runId !== '') cancelOnServer();
			looking.abort();
		},
		leave() {
			left.abort();
			looking.abort();
		},
	};
}

function isCancelled(failure: unknown): boolean {
	return (failure instanceof RunFailed || failure instanceof ApiFailure) && failure.code === 'CANCELLED';
}
