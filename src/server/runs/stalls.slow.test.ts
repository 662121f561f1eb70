/** What one member's costly runs mean for that run and for everyone else. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runs } from '#server/database/schema.ts';
import { createModelEngine } from '#server/model/ask.ts';
import { openToolPool, type ToolPoolOptions } from '#server/tool-pool/tool-pool.ts';
import type { Run } from '#shared/runs.ts';
import { buildTestApp, type TestAppOptions } from '#test/app.ts';
import { onAnyDatabase } from '#test/database.ts';
import { answer, startModelServer } from '#test/model-server.ts';
import { slowTest } from '#test/slow-test.ts';
import { tinyAnswer } from '#test/tiny-tool.ts';
import { tinyToolModule, tinyTools } from '#test/tiny-tools.ts';

const DEADLINE_MS = 2000;

let serial = 0;

onAnyDatabase((current) => {
	async function start(options: TestAppOptions = {}, poolOptions: ToolPoolOptions = {}) {
		const pool = openToolPool({ module: tinyToolModule, ...poolOptions });
		onTestFinished(() => pool.close());
		const deadlines = { draft: DEADLINE_MS, ground: DEADLINE_MS };
		const test = await buildTestApp({ tools: tinyTools, pool, deadlines, database: current(), ...options });
		const join = async () => memberOf(test, await test.signUp(`member-${++serial}@example.com`));
		return { ...test, join };
	}

	function memberOf({ send }: Awaited<ReturnType<typeof buildTestApp>>, token: string) {
		const generate = (tool: keyof typeof tinyTools, topic = 'pumps', headers: Record<string, string> = {}) =>
			send('POST', `/api/${tool}/generate`, { token, headers, body: { topic, source: 'Ann: we like it' } });
		return {
			generate,
			/** The id of a run that nobody waits for. */
			begin: async (tool: keyof typeof tinyTools, topic?: string): Promise<string> =>
				(await generate(tool, topic, { prefer: 'respond-async' })).json().run.id,
			run: async (id: string) => (await send('GET', `/api/runs/${id}`, { token })).json().run as Run,
			cancel: (id: string) => send('POST', `/api/runs/${id}/cancel`, { token }),
			share: (id: string) => send('POST', `/api/runs/${id}/shares`, { token, body: {} }),
			get: (path: string) => send('GET', path, { token }),
		};
	}

	const underWay = ({ status }: Run) => status === 'queued' || status === 'running';

	describe('a run that takes too long', () => {
		it('fails with what to do, while others are served as ever', async () => {
			const { join } = await start();
			const [ann, bob] = [await join(), await join()];
			await bob.generate('tiny-tool');
			const delay = monitorEventLoopDelay({ resolution: 5 });
			const failing = ann.generate('endless-tool');
			const waits: number[] = [];
			let over = false;
			void failing.then(() => {
				over = true;
			});
			delay.enable();
			while (!over) {
				const asked = performance.now();
				expect((await bob.get('/api/runs')).statusCode).toBe(200);
				waits.push(performance.now() - asked);
				await pause(20);
			}
			delay.disable();
			const response = await failing;
			expect(response.statusCode).toBe(422);
			expect(response.json()).toMatchObject({
				code: 'INPUT_TOO_COMPLEX',
				error: 'The field “Source” could not be read within 2 seconds. Shorten it and try again.',
				run: { status: 'failed', title: 'Tiny Tool' },
			});
			expect(waits.length).toBeGreaterThan(10);
			// A busy machine may delay single requests. A blocked thread would delay one of them for the whole run.
			expect(waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(100);
			expect(waits.at(-1)).toBeLessThan(DEADLINE_MS / 2);
			expect(delay.max / 1e6).toBeLessThan(DEADLINE_MS / 2);
		});

		it('and takes all memory fails as well', async () => {
			const { join } = await start({ deadlines: { draft: 20_000 } }, { memoryMb: 96 });
			const ann = await join();
			for (const hog of ['hoarding-tool', 'grabbing-tool'] as const) {
				const response = await ann.generate(hog);
				expect(response.statusCode).toBe(422);
				expect(response.json().error).toContain('could not be read in the memory that a run may use');
			}
			expect((await ann.generate('tiny-tool')).statusCode).toBe(200);
		}, 60_000);

		it('is not taken up again, neither by the queue nor after a restart', async () => {
			const first = await start();
			const token = await first.signUp(`member-${++serial}@example.com`);
			const id = (await memberOf(first, token).generate('endless-tool')).json().run.id;
			await first.close();
			const next = await start();
			const ann = memberOf(next, token);
			expect((await ann.generate('tiny-tool')).statusCode).toBe(200);
			expect(await ann.run(id)).toMatchObject({ status: 'failed' });
			const { rows } = await current().db.execute("select state from pgboss.job where state in ('created', 'retry')");
			expect(rows).toEqual([]);
		}, 60_000);

		it('is cancelled at once, and its place is free', async () => {
			const { join } = await start({ deadlines: { draft: 60_000 } });
			const ann = await join();
			const ids = [await ann.begin('endless-tool'), await ann.begin('endless-tool')];
			await expect.poll(async () => (await ann.run(ids[1] ?? '')).status).toBe('running');
			for (const id of ids) expect((await ann.cancel(id)).statusCode).toBe(200);
			// Both of the member's places were taken.
			expect((await ann.generate('tiny-tool')).statusCode).toBe(200);
		}, 60_000);

		it('is handed back by a server that stops, and fails on the next', async () => {
			const first = await start({ deadlines: { draft: 60_000 } });
			const token = await first.signUp(`member-${++serial}@example.com`);
			const id = await memberOf(first, token).begin('endless-tool');
			await expect.poll(async () => (await memberOf(first, token).run(id)).status).toBe('running');
			const asked = performance.now();
			await first.close();
			expect(performance.now() - asked).toBeLessThan(10_000);
			const ann = memberOf(await start(), token);
			await expect.poll(async () => (await ann.run(id)).status, { timeout: 40_000 }).toBe('failed');
		}, 60_000);

		it('fails also where the answer of a model is traced, and its tokens are counted', async () => {
			const models = await startModelServer(answer(tinyAnswer));
			onTestFinished(() => models.close());
			const engine = createModelEngine({ provider: 'openai-compatible', model: 'test-model', baseUrl: models.url });
			const { join } = await start({ engine });
			const response = await (await join()).generate('endless-ground-tool');
			expect(response.statusCode).toBe(422);
			expect(response.json()).toMatchObject({
				error: expect.stringContaining('The model’s answer could not be checked against the field “Source”'),
				run: { status: 'failed', title: 'About pumps', usage: { inputTokens: 100, outputTokens: 20 } },
			});
			expect(models.requests).toHaveLength(1);
		}, 60_000);
	});

	slowTest(
		'a result that takes too long to write down is refused as a file and as a page for a client',
		60_000,
		async () => {
			const { join } = await start({ deadlines: { present: 1000 } });
			const ann = await join();
			const { id } = (await ann.generate('endless-document-tool')).json().run;
			const refusal = { code: 'TOO_LARGE', error: expect.stringContaining('shorten it and try again') };
			for (const response of [
				await ann.get(`/api/runs/${id}/export?format=markdown`),
				await ann.get(`/api/runs/${id}/export?format=pdf`),
				await ann.share(id),
			]) {
				expect(response.statusCode).toBe(413);
				expect(response.json()).toMatchObject(refusal);
			}
			expect((await ann.get(`/api/runs/${id}/export?format=json`)).statusCode).toBe(200);
		},
	);

	describe('many runs of one member', () => {
		it('are done two at a time', async () => {
			const { join } = await start();
			const ann = await join();
			const ids = await Promise.all(Array.from({ length: 5 }, () => ann.begin('busy-tool', '700')));
			let most = 0;
			for (;;) {
				const all = await Promise.all(ids.map(ann.run));
				most = Math.max(most, all.filter(({ status }) => status === 'running').length);
				if (!all.some(underWay)) break;
				await pause(30);
			}
			expect(most).toBe(2);
		});

		slowTest(
			'keep the first of another member waiting for about one task, however many members have many',
			60_000,
			async () => {
				const { join } = await start({}, { processes: 3 });
				const [ann, bea, cat] = [await join(), await join(), await join()];
				for (const member of [ann, bea]) {
					await Promise.all(Array.from({ length: 100 }, () => member.begin('busy-tool', '300')));
				}
				const ended = () => current().db.$count(runs, eq(runs.status, 'succeeded'));
				expect(await ended()).toBeLessThan(190);
				const before = await ended();
				expect((await cat.generate('tiny-tool')).statusCode).toBe(200);
				// Three tasks are under way when it comes, and in its round there are two other members.
				expect((await ended()) - before).toBeLessThan(8);
			},
		);
	});
});
