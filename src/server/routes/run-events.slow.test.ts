import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createModelEngine } from '#server/model/ask.ts';
import { openToolPool } from '#server/tool-pool/tool-pool.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { onAnyDatabase } from '#test/database.ts';
import { collect, type ReceivedEvent, readEvents } from '#test/event-stream.ts';
import { answer, type Behaviour, type ModelServer, stall, startModelServer } from '#test/model-server.ts';
import { tinyAnswer, tinyTool } from '#test/tiny-tool.ts';
import { example } from '#tools/sales-call-analyzer/example.ts';
import { serverTools } from '#tools/server.ts';

/** A reader process may have to start first. */
const PATIENTLY = { timeout: 10_000 };

const endpoint = tinyTool.contract.endpoint;
const body = { topic: 'pumps', source: 'Ann: we like it' };

onAnyDatabase((current) => {
	let models: ModelServer | undefined;
	let test: TestApp;
	let address: string;
	let token: string;
	const leaving = new Set<AbortController>();
	beforeEach(() => {
		models = undefined;
	});
	afterEach(async () => {
		for (const one of leaving) one.abort();
		await models?.close();
	});

	async function start(...plan: Behaviour[]) {
		models = await startModelServer(...plan);
		const settings = { provider: 'openai-compatible', model: 'test-model', baseUrl: models.url } as const;
		const engine = createModelEngine(settings, { pauseMs: 5 });
		test = await buildTestApp({ tools: { 'tiny-tool': tinyTool }, database: current(), engine });
		token = await test.signUp('ann@example.com');
		address = await test.listen();
	}

	async function begin(query = ''): Promise<string> {
		const headers = { prefer: 'respond-async' };
		return (await test.send('POST', endpoint + query, { token, headers, body })).json().run.id;
	}

	function follow(id: string, lastId?: string) {
		const leave = new AbortController();
		leaving.add(leave);
		return readEvents(address, id, { token, lastId, signal: leave.signal });
	}

	const all = (id: string, lastId?: string) => collect(follow(id, lastId));

	it('show how a run stands, what is written of it so far, and its end', async () => {
		await start(answer(tinyAnswer, { pieceEveryMs: 500 }));
		const id = await begin();
		const events = await all(id);
		const names = events.map(({ name }) => name);
		expect(names[0]).toBe('status');
		expect(names.at(-1)).toBe('result');
		const partials = events.filter(({ name }) => name === 'partial').map(({ data }) => JSON.stringify(data));
		expect(partials.length).toBeGreaterThan(1);
		expect(partials[0]).toContain('"summary":"All');
		expect(partials.map((partial) => partial.length)).toEqual(
			partials.map((partial) => partial.length).toSorted((a, b) => a - b),
		);
		expect(events.flatMap((event) => (event.name === 'status' ? [event.data.progress] : []))).toContainEqual({
			stage: 'writing',
			section: 1,
			sections: 4,
			part: 'summary',
		});
		expect(events.at(-1)?.data).toMatchObject({
			run: { id, status: 'succeeded' },
			output: { report: { words: 4, summary: 'All is well.' } },
		});
	});

	it('show how much of a call is read by the built-in engine', async () => {
		const pool = openToolPool({ quietMs: 0 });
		onTestFinished(() => pool.close());
		test = await buildTestApp({ database: current(), pool });
		token = await test.signUp('ann@example.com');
		address = await test.listen();
		const headers = { prefer: 'respond-async' };
		const { endpoint: analyze } = serverTools['sales-call-analyzer'].contract;
		const started = await test.send('POST', analyze, { token, headers, body: example });
		const events = await all(started.json().run.id);
		const read = events.flatMap((event) => (event.name === 'status' ? (event.data.progress.read ?? []) : []));
		expect(read.length).toBeGreaterThan(0);
		expect(events.at(-1)).toMatchObject({ name: 'result', data: { run: { status: 'succeeded' } } });
	});

	it('show nothing half-written that the model was not asked for', async () => {
		await start(answer({ report: { words: 12_345, ...tinyAnswer.report } }, { pieceEveryMs: 150 }));
		const events = await all(await begin());
		const partials = events.filter(({ name }) => name === 'partial').map(({ data }) => JSON.stringify(data));
		expect(partials.length).toBeGreaterThan(0);
		expect(partials.join(' ')).not.toContain('words');
	});

	it('give the end alone once a run has ended', async () => {
		await start(answer(tinyAnswer));
		const { run, ...output } = (await test.send('POST', endpoint, { token, body })).json();
		const events = await all(run.id);
		expect(events.filter(({ name }) => name !== 'status')).toMatchObject([{ name: 'result', data: { output } }]);
	});

	it('go on where they were broken off', async () => {
		await start(answer(tinyAnswer, { pieceEveryMs: 150 }));
		const id = await begin();
		let seen: ReceivedEvent | undefined;
		for await (const event of follow(id)) {
			if (event.id) seen = event;
			if (event.name === 'partial') break;
		}
		const events = await all(id, seen?.id);
		const again = events.filter(({ name }) => name === 'partial').map(({ data }) => JSON.stringify(data));
		expect(again).not.toContain(JSON.stringify(seen?.data));
		expect(events.at(-1)?.name).toBe('result');
	});

	it('tell of a failure and of a cancelled run with the reason', async () => {
		await start(answer({ report: 'no' }), answer({ report: 'no' }), stall('{"report"'));
		expect((await all(await begin())).at(-1)).toMatchObject({
			name: 'error',
			data: { code: 'MODEL_FAILED', error: expect.stringContaining('built-in engine'), run: { status: 'failed' } },
		});
		const id = await begin();
		const events = all(id);
		await expect.poll(() => models?.requests.length, PATIENTLY).toBe(3);
		await test.send('POST', `/api/runs/${id}/cancel`, { token });
		expect((await events).at(-1)).toMatchObject({ name: 'error', data: { code: 'CANCELLED' } });
	});

	it('say that a run waits for a place', async () => {
		await start(stall('{"report"'));
		for (let count = 0; count < 8; count++) await begin();
		const waiting = await begin();
		const [first] = [(await follow(waiting).next()).value as ReceivedEvent];
		expect(first.data).toMatchObject({ run: { status: 'queued' }, progress: { stage: 'waiting' } });
	});

	it('are the member’s own', async () => {
		await start(stall('{"report"'));
		const id = await begin();
		const other = await test.signUp('bob@example.com');
		expect((await test.send('GET', `/api/runs/${id}/events`, { token: other })).statusCode).toBe(404);
		expect((await test.send('GET', `/api/runs/${id}/events`)).statusCode).toBe(401);
	});

	it('are left when the reader leaves, and the run goes on', async () => {
		await start(answer(tinyAnswer, { pieceEveryMs: 100 }));
		const id = await begin();
		for await (const event of follow(id)) if (event.name === 'status') break;
		await expect
			.poll(async () => (await test.send('GET', `/api/runs/${id}`, { token })).json().run.status)
			.toBe('succeeded');
	});
});
