import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createModelEngine } from '#server/model/ask.ts';
import { EXPORT_FORMATS } from '#shared/export-formats.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { onEveryDatabase } from '#test/database.ts';
import { type ModelServer, stall, startModelServer } from '#test/model-server.ts';
import { tinyTool } from '#test/tiny-tool.ts';

const endpoint = tinyTool.contract.endpoint;

onEveryDatabase((current) => {
	let models: ModelServer;
	let test: TestApp;
	let serial = 0;
	let ann: string;
	let bob: string;
	beforeAll(async () => {
		models = await startModelServer(stall('{"report"'));
		const settings = { provider: 'openai-compatible', model: 'test-model', baseUrl: models.url } as const;
		test = await buildTestApp({
			tools: { 'tiny-tool': tinyTool },
			database: current(),
			engine: createModelEngine(settings),
		});
	}, 60_000);
	beforeEach(async () => {
		serial++;
		ann = await test.signUp(`ann-${serial}@example.com`);
		bob = await test.signUp(`bob-${serial}@example.com`);
	});
	afterAll(async () => {
		await models.close();
		await test.close();
	});

	async function run(token: string, topic: string) {
		const response = await test.send('POST', `${endpoint}?engine=built-in`, { token, body: { topic } });
		return response.json().run;
	}

	async function runByModel(token: string) {
		const headers = { prefer: 'respond-async' };
		const response = await test.send('POST', endpoint, { token, headers, body: { topic: 'slow' } });
		return response.json().run;
	}

	const get = (url: string, token?: string) => test.send('GET', url, { token });

	describe('the history', () => {
		it('asks for a member', async () => {
			for (const url of ['/api/runs', '/api/runs/x', '/api/runs/x/export?format=markdown']) {
				expect((await get(url)).statusCode).toBe(401);
			}
		});

		it('lists the member’s own runs, thirty a page, newest first', async () => {
			for (let count = 0; count < 31; count++) await run(ann, `topic ${count}`);
			await run(bob, 'other');
			const first = (await get('/api/runs', ann)).json();
			expect(first.runs).toHaveLength(30);
			expect(first.runs[0].title).toBe('About topic 30');
			expect(first.runs[0]).not.toHaveProperty('input');
			const second = (await get(`/api/runs?cursor=${first.nextCursor}`, ann)).json();
			expect(second).toMatchObject({ runs: [{ title: 'About topic 0' }], nextCursor: null });
		});

		it('finds runs by tool and words', async () => {
			await run(ann, 'green pumps');
			await run(ann, 'red pumps');
			expect((await get('/api/runs?q=pumps%20green', ann)).json().runs).toMatchObject([{ title: 'About green pumps' }]);
			expect((await get('/api/runs?tool=other', ann)).json()).toEqual({ runs: [], nextCursor: null });
			expect((await get('/api/runs?tool=&q=&cursor=', ann)).json().runs).toHaveLength(2);
		});

		it('refuses a cursor that it did not give', async () => {
			for (const cursor of ['nonsense', Buffer.from('2026-01-01 x;y').toString('base64url')]) {
				const response = await get(`/api/runs?cursor=${cursor}`, ann);
				expect(response.statusCode).toBe(400);
				expect(response.json().error).toBe('cursor must be the nextCursor of an earlier answer.');
			}
		});

		it('does not know another member’s run, whatever is asked of it', async () => {
			const { id } = await run(ann, 'secret');
			const answers = [
				await get(`/api/runs/${id}`, bob),
				await get(`/api/runs/${id}/export?format=json`, bob),
				await test.send('POST', `/api/runs/${id}/cancel`, { token: bob }),
				await get('/api/runs/never-was', ann),
			];
			for (const answer of answers) {
				expect(answer.statusCode).toBe(404);
				expect(answer.json()).toEqual({ error: 'There is no such run in your history.', code: 'NOT_FOUND' });
			}
		});
	});

	describe('cancelling', () => {
		it('ends a run under way, and tells the model server to stop', async () => {
			const { id } = await runByModel(ann);
			await expect.poll(() => models.requests.length).toBeGreaterThan(0);
			const response = await test.send('POST', `/api/runs/${id}/cancel`, { token: ann });
			expect(response.json().run).toMatchObject({ id, status: 'cancelled', durationMs: expect.any(Number) });
			expect((await get(`/api/runs/${id}`, ann)).json().run.status).toBe('cancelled');
			await expect.poll(() => models.busy).toBe(0);
		});

		it('tells whoever still waits for the result', async () => {
			const before = models.requests.length;
			const waiting = test.send('POST', endpoint, { token: ann, body: { topic: 'slow' } });
			await expect.poll(() => models.requests.length).toBeGreaterThan(before);
			const [{ id }] = (await get('/api/runs', ann)).json().runs;
			await test.send('POST', `/api/runs/${id}/cancel`, { token: ann });
			const response = await waiting;
			expect(response.statusCode).toBe(409);
			expect(response.json()).toMatchObject({
				error: 'This run was cancelled.',
				code: 'CANCELLED',
				run: { status: 'cancelled' },
			});
		});

		it('is refused once a run has ended', async () => {
			const { id } = await run(ann, 'done');
			const response = await test.send('POST', `/api/runs/${id}/cancel`, { token: ann });
			expect(response.statusCode).toBe(409);
			expect(response.json().code).toBe('CONFLICT');
		});
	});

	describe('exporting', () => {
		it('gives the document as a file with a clean name', async () => {
			const { id, createdAt } = await run(ann, '"Ünïcode"; filename="x"\r\n.. / 漢字');
			const response = await get(`/api/runs/${id}/export?format=markdown`, ann);
			expect(response.headers['content-type']).toBe('text/markdown; charset=utf-8');
			const name = `tiny-tool-about-unicode-filename-x-${createdAt.slice(0, 10)}.md`;
			expect(response.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
			expect(response.body).toContain('# Report about "Ünïcode"; filename="x" .. / 漢字\n');
		});

		it('gives the answer of the route as JSON', async () => {
			const { id } = await run(ann, 'pumps');
			const response = await get(`/api/runs/${id}/export?format=json`, ann);
			expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
			expect(JSON.parse(response.body)).toMatchObject({ report: { summary: 'About pumps.' }, run: { id } });
		});

		it('names the formats there are', async () => {
			const { id } = await run(ann, 'pumps');
			const response = await get(`/api/runs/${id}/export?format=exe`, ann);
			expect(response.statusCode).toBe(400);
			expect(response.json().error).toBe(`format must be one of: ${Object.keys(EXPORT_FORMATS).join('; ')}.`);
		});

		it('is refused where there is no result', async () => {
			const { id } = await runByModel(ann);
			onTestFinished(async () => {
				await test.send('POST', `/api/runs/${id}/cancel`, { token: ann });
			});
			const response = await get(`/api/runs/${id}/export?format=markdown`, ann);
			expect(response.statusCode).toBe(409);
			expect(response.json().error).toBe('This run has no result to export.');
		});
	});
});
