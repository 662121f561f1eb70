import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Progress, Run, RunEvents } from '#shared/runs.ts';
import { eventText, openStream, startApi } from '#test/browser/api-server.ts';
import { signInAs } from '#test/browser/render.tsx';
import { ApiFailure } from './client.ts';
import { type FollowOptions, followRun, RunFailed, RunOutOfReach } from './run-events.ts';

const EVENTS = 'GET /api/runs/run-1/events';
const run: Run = {
	id: 'run-1',
	tool: 'note',
	title: 'A note',
	status: 'running',
	source: 'model',
	createdAt: '2026-03-18T10:00:00.000Z',
};
const statusText = (stage: Progress['stage'], id: string) => eventText('status', { run, progress: { stage } }, id);
const resultText = eventText('result', { run: { ...run, status: 'succeeded' }, output: { note: 'Done' } }, '9');

/** Follows a run with short test pauses, and records what it reports. */
function follow(changes: Partial<FollowOptions> = {}) {
	const stages: string[] = [];
	const partials: RunEvents['partial'][] = [];
	const end = followRun('run-1', {
		signal: new AbortController().signal,
		onStatus: ({ progress }) => stages.push(progress.stage),
		onPartial: (partial) => partials.push(partial),
		...changes,
		pace: { firstPause: 5, longestPause: 20, silence: 2000, patience: 1000, ...changes.pace },
	});
	return { end, stages, partials };
}

async function failureOf(end: Promise<unknown>): Promise<unknown> {
	return end.then(
		() => Promise.reject(new Error('It did not fail')),
		(failure: unknown) => failure,
	);
}

afterEach(() => {
	vi.restoreAllMocks();
});

describe('followRun', () => {
	it('reports progress and returns the result, with the member’s token', async () => {
		const api = await startApi({
			[EVENTS]: {
				stream: [
					statusText('reading', '1'),
					': beat\n\n',
					eventText('partial', { output: { note: 'Do' } }, '2'),
					eventText('of tomorrow', {}, '3'),
					resultText,
				],
			},
		});
		signInAs(undefined, 'the-token');
		const { end, stages, partials } = follow();
		expect(await end).toMatchObject({ run: { status: 'succeeded' }, output: { note: 'Done' } });
		expect(stages).toEqual(['reading']);
		expect(partials).toEqual([{ output: { note: 'Do' } }]);
		expect(api.seen(EVENTS)).toHaveLength(1);
		expect(api.seen(EVENTS)[0]?.headers).toMatchObject({
			accept: 'text/event-stream',
			authorization: 'Bearer the-token',
		});
	});

	it('puts together letters that were cut between two pieces', async () => {
		const [before = '', after = ''] = eventText('partial', { output: { note: 'Zoë' } }).split('ë');
		const api = await startApi({ [EVENTS]: { stream: [] } });
		const bytes = new TextEncoder().encode('ë');
		let sent = 0;
		vi.spyOn(window, 'fetch').mockImplementation(async () => {
			const pieces = [
				new TextEncoder().encode(before),
				bytes.slice(0, 1),
				bytes.slice(1),
				new TextEncoder().encode(after + resultText),
			];
			return new Response(
				new ReadableStream({
					pull(controller) {
						const piece = pieces[sent++];
						if (piece) controller.enqueue(piece);
						else controller.close();
					},
				}),
			);
		});
		const { end, partials } = follow();
		await end;
		expect(partials).toEqual([{ output: { note: 'Zoë' } }]);
		expect(api.requests).toEqual([]);
	});

	it('comes back after a break, an early end and a 5xx, and says what it has seen', async () => {
		let looks = 0;
		const api = await startApi({
			[EVENTS]: () => {
				looks += 1;
				if (looks === 1) {
					return {
						stream: (async function* () {
							yield statusText('reading', '4');
							// A broken connection loses what has not been read yet.
							await vi.waitFor(() => expect(stages).toEqual(['reading']));
							throw new Error('cut');
						})(),
					};
				}
				if (looks === 2) return { status: 503, body: {} };
				if (looks === 3) return { stream: [eventText('partial', { output: {} }), ': beat\n\n'] };
				return { stream: [statusText('writing', '5'), resultText] };
			},
		});
		const { end, stages } = follow();
		expect(await end).toMatchObject({ output: { note: 'Done' } });
		expect(stages).toEqual(['reading', 'writing']);
		expect(api.seen(EVENTS).map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '4', '4', '4']);
	});

	it('takes a connection for broken that stays silent, and one with a heartbeat for alive', async () => {
		let looks = 0;
		const silent = openStream();
		const alive = openStream();
		const api = await startApi({
			[EVENTS]: () => {
				looks += 1;
				return { stream: looks === 1 ? silent.stream : alive.stream };
			},
		});
		const { end, stages } = follow({ pace: { silence: 250 } });
		silent.send(statusText('reading', '1'));
		await vi.waitFor(() => expect(api.seen(EVENTS)).toHaveLength(2));
		for (let beats = 0; beats < 8; beats++) {
			alive.send(': beat\n\n');
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
		alive.send(resultText);
		expect(await end).toMatchObject({ output: { note: 'Done' } });
		expect(stages).toEqual(['reading']);
		expect(api.seen(EVENTS)).toHaveLength(2);
		silent.end();
		alive.end();
	});

	it('throws what failed and what was cancelled, with the run', async () => {
		const failed = { ...run, status: 'failed' as const };
		const api = await startApi({
			[EVENTS]: { stream: [eventText('error', { error: 'No answer.', code: 'MODEL_TIMED_OUT', run: failed }, '1')] },
		});
		const failure = await failureOf(follow().end);
		expect(failure).toBeInstanceOf(RunFailed);
		expect(failure).toMatchObject({ message: 'No answer.', code: 'MODEL_TIMED_OUT', run: failed });
		expect(api.seen(EVENTS)).toHaveLength(1);
	});

	it('takes a 4xx as it is', async () => {
		const api = await startApi({
			[EVENTS]: { status: 404, body: { error: 'There is no such run.', code: 'NOT_FOUND' } },
		});
		const failure = await failureOf(follow().end);
		expect(failure).toBeInstanceOf(ApiFailure);
		expect(failure).toMatchObject({ status: 404, message: 'There is no such run.' });
		expect(api.seen(EVENTS)).toHaveLength(1);
	});

	it('gives up where nothing but failures comes for long, with ever longer pauses between them', async () => {
		const at: number[] = [];
		await startApi({
			[EVENTS]: () => {
				at.push(performance.now());
				return { status: 502, body: {} };
			},
		});
		const failure = await failureOf(follow({ pace: { firstPause: 20, longestPause: 160, patience: 500 } }).end);
		expect(failure).toBeInstanceOf(RunOutOfReach);
		expect(failure).toMatchObject({ runId: 'run-1' });
		expect(at.length).toBeGreaterThanOrEqual(4);
		expect(at.length).toBeLessThanOrEqual(6);
		expect((at[3] ?? 0) - (at[2] ?? 0)).toBeGreaterThan(((at[1] ?? 0) - (at[0] ?? 0)) * 1.5);
	});

	it('stops at once when it is aborted', async () => {
		const open = openStream();
		const api = await startApi({ [EVENTS]: { stream: open.stream } });
		const looking = new AbortController();
		const { end, stages } = follow({ signal: looking.signal });
		open.send(statusText('reading', '1'));
		await vi.waitFor(() => expect(stages).toEqual(['reading']));
		looking.abort();
		expect(await failureOf(end)).toMatchObject({ name: 'AbortError' });
		expect(api.seen(EVENTS)).toHaveLength(1);
		open.end();
	});

	it('looks again at once when the browser is back online', async () => {
		let looks = 0;
		const api = await startApi({
			[EVENTS]: () => {
				looks += 1;
				return looks === 1 ? { status: 503, body: {} } : { stream: [resultText] };
			},
		});
		const { end } = follow({ pace: { firstPause: 60_000, longestPause: 60_000, patience: 120_000 } });
		await vi.waitFor(() => expect(api.seen(EVENTS)).toHaveLength(1));
		await vi.waitFor(() => {
			window.dispatchEvent(new Event('online'));
			expect(api.seen(EVENTS)).toHaveLength(2);
		});
		expect(await end).toMatchObject({ output: { note: 'Done' } });
	});
});
