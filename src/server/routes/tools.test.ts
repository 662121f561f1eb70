import { request as httpRequest } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createModelEngine } from '#server/model/ask.ts';
import { buildTestApp, type TestAppOptions } from '#test/app.ts';
import { onAnyDatabase } from '#test/database.ts';
import { answer, type Behaviour, stall, startModelServer, status } from '#test/model-server.ts';
import { slowTest } from '#test/slow-test.ts';
import { tinyAnswer, tinyTool } from '#test/tiny-tool.ts';
import { tinyTools } from '#test/tiny-tools.ts';

/** A reader process may have to start first. */
const PATIENTLY = { timeout: 30_000 };

const endpoint = tinyTool.contract.endpoint;
const body = { topic: 'pumps', source: 'Ann: we like it' };

let serial = 0;

onAnyDatabase((current) => {
	async function start(options: TestAppOptions = {}) {
		const app = await buildTestApp({ tools: { 'tiny-tool': tinyTool }, database: current(), ...options });
		const token = await app.signUp(`member-${++serial}@example.com`);
		const generate = (headers: Record<string, string> = {}, url: string = endpoint) =>
			app.send('POST', url, { token, headers, body });
		const runs = async () => (await app.send('GET', '/api/runs', { token })).json().runs;
		return { ...app, token, generate, runs };
	}

	/** A model's answers wait for the processes of the tools; tests of its deadline set their own. */
	const PATIENT_MS = 50_000;

	async function startWithModel(plan: Behaviour[], options: TestAppOptions = {}, totalMs = PATIENT_MS) {
		const models = await startModelServer(...plan);
		onTestFinished(() => models.close());
		const settings = { provider: 'openai-compatible', model: 'test-model', baseUrl: models.url } as const;
		const engine = createModelEngine(settings, { pauseMs: 5, totalMs });
		return { models, ...(await start({ engine, ...options })) };
	}

	async function until<Value>(ask: () => Promise<Value | undefined | false>): Promise<Value> {
		for (;;) {
			const value = await ask();
			if (value) return value;
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	}

	describe('a generation by the built-in engine', () => {
		it('ENGINE-1: answers the result and the run with no model connected', async () => {
			const { generate, runs } = await start();
			const response = await generate();
			expect(response.statusCode).toBe(200);
			const { report, run } = response.json();
			expect(report).toEqual({ summary: 'About pumps.', mood: 'Good', score: 5, quotes: [], words: 4 });
			expect(run).toEqual({
				id: expect.any(String),
				tool: 'tiny-tool',
				title: 'About pumps',
				status: 'succeeded',
				source: 'built-in',
				createdAt: expect.any(String),
				durationMs: expect.any(Number),
				grounding: { quotesKept: 0, quotesDropped: 0, unsupported: [] },
			});
			expect(await runs()).toEqual([run]);
		});

		it('keeps the run as failed when the tool breaks its contract', async () => {
			const { generate, runs } = await start({ tools: tinyTools });
			const response = await generate({}, tinyTools['careless-tool'].contract.endpoint);
			expect(response.statusCode).toBe(500);
			expect(response.json()).toMatchObject({
				code: 'INTERNAL',
				error: expect.stringContaining('support@example.com'),
				run: { status: 'failed' },
			});
			expect(await runs()).toMatchObject([{ status: 'failed', error: response.json().error }]);
		});

		it('refuses an unknown engine', async () => {
			const { generate } = await start();
			const response = await generate({}, `${endpoint}?engine=steam`);
			expect(response.statusCode).toBe(400);
			expect(response.json().error).toBe('engine must be built-in, or left out.');
		});
	});

	describe('a generation by a model', () => {
		it('takes what was measured from the code and drops quotes that were never said', async () => {
			const invented = { report: { ...tinyAnswer.report, quotes: ['we like it', 'we will pay a million'] } };
			const { generate, token, send } = await startWithModel([answer(invented)]);
			const response = await generate();
			expect(response.json().report).toMatchObject({ quotes: ['we like it'], words: 4, summary: 'All is well.' });
			const { run } = response.json();
			expect(run).toMatchObject({
				source: 'model',
				model: 'test-model',
				grounding: { quotesKept: 1, quotesDropped: 1, unsupported: [] },
				usage: { inputTokens: 100, outputTokens: 20 },
			});
			const stored = (await send('GET', `/api/runs/${run.id}`, { token })).json().run;
			expect(stored).toMatchObject({ ...run, input: body, output: { report: response.json().report } });
		});

		it('is not replaced in silence when it fails, and costs are known', async () => {
			const { generate, runs } = await startWithModel([answer({ report: 'no' })]);
			const response = await generate();
			expect(response.statusCode).toBe(502);
			expect(response.json()).toMatchObject({
				code: 'MODEL_FAILED',
				error: expect.stringContaining('built-in engine'),
				run: { status: 'failed', source: 'model', usage: { inputTokens: 200, outputTokens: 40 } },
			});
			expect(await runs()).toEqual([response.json().run]);
		});

		it('gives way to the built-in engine where the member asks for it', async () => {
			const { generate, models } = await startWithModel([status(500)]);
			const response = await generate({}, `${endpoint}?engine=built-in`);
			expect(response.json().run).toMatchObject({ status: 'succeeded', source: 'built-in' });
			expect(models.requests).toHaveLength(0);
		});

		it('answers 504 when the model takes too long', async () => {
			const { generate } = await startWithModel([stall('{"report"')], {}, 400);
			const response = await generate();
			expect(response.statusCode).toBe(504);
			expect(response.json()).toMatchObject({ code: 'MODEL_TIMED_OUT', run: { status: 'failed' } });
		});

		it('goes on when the client leaves', async () => {
			const { listen, token, runs } = await startWithModel([answer(tinyAnswer, { headersAfterMs: 300 })]);
			const url = new URL(endpoint, await listen());
			const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
			const request = httpRequest(url, { method: 'POST', headers });
			request.on('error', () => {});
			request.end(JSON.stringify(body));
			await until(async () => (await runs()).length === 1);
			request.destroy();
			const [run] = await until(async () => {
				const all = await runs();
				return all[0]?.status === 'succeeded' && all;
			});
			expect(run.source).toBe('model');
		});

		it('runs as often at once as AI_CONCURRENCY allows', async () => {
			const held = Promise.withResolvers<void>();
			const { generate, models } = await startWithModel([answer(tinyAnswer, { until: held.promise })], {
				env: { AI_CONCURRENCY: '2' },
			});
			const generated = Promise.all(Array.from({ length: 4 }, () => generate()));
			await expect.poll(() => models.busy, PATIENTLY).toBe(2);
			held.resolve();
			const responses = await generated;
			expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(200));
			expect(models.requests).toHaveLength(4);
			expect(models.busiest).toBe(2);
		});

		it('is called once when one of its runs is left and twenty are asked for', async () => {
			const { generate, models, runs } = await startWithModel([answer(tinyAnswer)], { env: { AI_DAILY_RUNS: '1' } });
			const responses = await Promise.all(Array.from({ length: 20 }, () => generate()));
			expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
			const refused = responses.find(({ statusCode }) => statusCode === 429);
			expect(refused?.json()).toMatchObject({ code: 'DAILY_LIMIT', error: expect.stringContaining('built-in engine') });
			expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
			expect(models.requests).toHaveLength(1);
			expect(await runs()).toHaveLength(1);
			expect((await generate({}, `${endpoint}?engine=built-in`)).statusCode).toBe(200);
		});
	});

	describe('a request that does not wait', () => {
		it('is answered with the run at once, which then finishes', async () => {
			const { generate, send, token } = await startWithModel([answer(tinyAnswer, { headersAfterMs: 200 })]);
			const response = await generate({ prefer: 'respond-async' });
			expect(response.statusCode).toBe(202);
			expect(response.headers['preference-applied']).toBe('respond-async');
			const { run, ...rest } = response.json();
			expect(rest).toEqual({});
			expect(run).toMatchObject({ status: 'queued', source: 'model' });
			expect(response.headers.location).toBe(`/api/runs/${run.id}`);
			const done = await until(async () => {
				const now = (await send('GET', `/api/runs/${run.id}`, { token })).json().run;
				return now.status === 'succeeded' && now;
			});
			expect(done.output.report.summary).toBe('All is well.');
		});

		it('is answered with the result when it comes within the time it waits', async () => {
			const { generate } = await startWithModel([answer(tinyAnswer), answer(tinyAnswer, { headersAfterMs: 1500 })]);
			const early = await generate({ prefer: 'respond-async, wait=1' });
			expect(early.statusCode).toBe(200);
			expect(early.json()).toMatchObject({ report: { score: 8 }, run: { status: 'succeeded' } });
			const late = await generate({ prefer: 'respond-async, wait=1' });
			expect(late.statusCode).toBe(202);
			expect(late.headers['preference-applied']).toBe('respond-async, wait=1');
		});
	});

	describe('a request that is named by a key', () => {
		const send = async (start_: Awaited<ReturnType<typeof start>>, key: string, more: object = {}, query = '') =>
			start_.send('POST', endpoint + query, {
				token: start_.token,
				headers: { 'idempotency-key': key },
				body: { ...body, ...more },
			});

		it('is one run and one call, however often it comes at once', async () => {
			const test = await startWithModel([answer(tinyAnswer, { headersAfterMs: 50 })], { env: { AI_DAILY_RUNS: '1' } });
			const responses = await Promise.all(Array.from({ length: 20 }, () => send(test, 'press-1')));
			expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
			const runs = await test.runs();
			expect(runs).toHaveLength(1);
			for (const response of responses) expect(response.json().run).toEqual(runs[0]);
			expect(test.models.requests).toHaveLength(1);
		});

		it('is the same run by the built-in engine as well, also when it has ended', async () => {
			const test = await start();
			const first = await Promise.all(Array.from({ length: 20 }, () => send(test, 'press-1')));
			const later = await send(test, 'press-1');
			const ids = new Set([...first, later].map((response) => response.json().run.id));
			expect(ids.size).toBe(1);
			expect(later.json().report).toEqual(first[0]?.json().report);
			expect((await send(test, 'press-2')).json().run.id).not.toBe(later.json().run.id);
		});

		it('is refused for anything else', async () => {
			const test = await start();
			await send(test, 'press-1');
			for (const other of [
				await send(test, 'press-1', { topic: 'valves' }),
				await send(test, 'press-1', {}, '?engine=built-in'),
			]) {
				expect(other.statusCode).toBe(409);
				expect(other.json()).toMatchObject({ code: 'CONFLICT', error: expect.stringContaining('Idempotency-Key') });
			}
			expect(await test.runs()).toHaveLength(1);
		});

		it('is another member’s own', async () => {
			const test = await start();
			await send(test, 'press-1');
			const token = await test.signUp(`member-${++serial}@example.com`);
			const response = await send({ ...test, token }, 'press-1', { topic: 'valves' });
			expect(response.json().run.title).toBe('About valves');
		});

		it('must have a name that a header can hold', async () => {
			const test = await start();
			for (const key of ['two words', 'x'.repeat(201), '']) {
				const response = await send(test, key);
				expect(response.statusCode).toBe(400);
				expect(response.json().error).toContain('idempotency-key');
			}
		});
	});

	describe('a server that stops', () => {
		it('hands back the runs that cannot finish in time, and the next one finishes them', async () => {
			const { generate, app, token, models } = await startWithModel([stall('{"report"'), answer(tinyAnswer)]);
			const { run } = (await generate({ prefer: 'respond-async' })).json();
			await expect.poll(() => models.requests.length, PATIENTLY).toBe(1);
			const waiting = generate();
			await app.close();
			expect((await waiting).statusCode).toBe(503);
			const settings = { provider: 'openai-compatible', model: 'test-model', baseUrl: models.url } as const;
			const engine = createModelEngine(settings);
			const next = await buildTestApp({ tools: { 'tiny-tool': tinyTool }, database: current(), engine });
			const done = await until(async () => {
				const now = (await next.send('GET', `/api/runs/${run.id}`, { token })).json().run;
				return now.status !== 'queued' && now.status !== 'running' && now;
			});
			expect(done).toMatchObject({ status: 'succeeded', output: { report: { summary: 'All is well.' } } });
			await until(
				async () => (await next.send('GET', '/api/runs?status=succeeded', { token })).json().runs.length === 2,
			);
		});

		slowTest('makes no fourth call for a run, whatever happens to its instances', 20_000, async () => {
			const { generate, app, token, models } = await startWithModel([status(500), status(500), stall('{"report"')]);
			const { run } = (await generate({ prefer: 'respond-async' })).json();
			await expect.poll(() => models.requests.length, PATIENTLY).toBe(3);
			await app.close();
			const settings = { provider: 'openai-compatible', model: 'test-model', baseUrl: models.url } as const;
			const engine = createModelEngine(settings);
			const next = await buildTestApp({ tools: { 'tiny-tool': tinyTool }, database: current(), engine });
			const ended = await until(async () => {
				const now = (await next.send('GET', `/api/runs/${run.id}`, { token })).json().run;
				return now.status === 'failed' && now;
			});
			expect(ended.error).toContain('built-in engine');
			expect(models.requests).toHaveLength(3);
		});
	});
});
