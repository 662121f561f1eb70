import type { FullRun, Run } from '#shared/runs.ts';
import type { Contract } from '#tools/define.ts';
import { request } from '#web/api/client.ts';
import { GenerationFailed } from './failure.ts';
import type { Finished } from './wizard-state.ts';

export interface GenerationOptions {
	contract: Contract;
	input: object;
	/** Named only where the member chose it: a model's failure is never covered up. */
	engine?: 'built-in';
	/** Told whenever the server says how the run stands. */
	onRun(run: Run): void;
	/** Tests shorten it. */
	wait?(milliseconds: number): Promise<void>;
}

export interface Generation {
	/** What was generated, or null where it was cancelled or left. Throws what `failureOf` reads. */
	readonly done: Promise<Finished | null>;
	/** Asks the server to stop. The run may have no name yet: then as soon as the server has told it. */
	cancel(): void;
	/** Stops looking; the run goes on. */
	leave(): void;
}

type Answer = Record<string, unknown> & { run: Run };

/** A short run answers the request itself; a long one is looked after until it has ended. */
export function startGeneration(options: GenerationOptions): Generation {
	const stop = { cancelled: false, left: false };
	let runId = '';

	function cancelOnServer() {
		// A run that ended in the meantime cannot be cancelled, and needs not be.
		if (runId !== '') request(`/api/runs/${runId}/cancel`, { method: 'POST' }).catch(() => undefined);
	}

	async function generate(): Promise<Finished | null> {
		const { contract, input } = options;
		const query = options.engine ? `?engine=${options.engine}` : '';
		const answer = await request<Answer>(`${contract.endpoint}${query}`, {
			method: 'POST',
			body: input,
			headers: { Prefer: 'respond-async, wait=2' },
		});
		const { run, ...output } = answer;
		if (stop.left) return null;
		if (Object.keys(output).length > 0) return stop.cancelled ? null : { input, output, run };
		runId = run.id;
		if (stop.cancelled) {
			cancelOnServer();
			return null;
		}
		options.onRun(run);
		return follow(run.id, options, stop);
	}

	return {
		done: generate(),
		cancel() {
			stop.cancelled = true;
			cancelOnServer();
		},
		leave() {
			stop.left = true;
		},
	};
}

const FIRST_LOOK = 500;
const LONGEST_PAUSE = 2000;
/** A connection that breaks for less than about a minute does not end the wait. */
const MOST_MISSES = 30;

async function follow(
	id: string,
	options: GenerationOptions,
	stop: { cancelled: boolean; left: boolean },
): Promise<Finished | null> {
	const wait = options.wait ?? sleep;
	let misses = 0;
	for (let pause = FIRST_LOOK; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE)) {
		await wait(pause);
		if (stop.cancelled || stop.left) return null;
		const run = await request<{ run: FullRun }>(`/api/runs/${id}`).then(
			(answer) => answer.run,
			(failure: unknown) => {
				misses += 1;
				if (isAnswer(failure) || misses > MOST_MISSES) throw failure;
				return null;
			},
		);
		if (run === null) continue;
		misses = 0;
		if (stop.cancelled || stop.left || run.status === 'cancelled') return null;
		if (run.status === 'failed') throw new GenerationFailed(run);
		if (run.status === 'succeeded') return { input: options.input, output: (run.output ?? {}) as object, run };
		options.onRun(run);
	}
}

/** Whether the server answered at all; 5xx of a server that restarts counts as silence. */
function isAnswer(failure: unknown): boolean {
	const status = (failure as { status?: unknown }).status;
	return typeof status === 'number' && status >= 400 && status < 500;
}

function sleep(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
