import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createModelEngine } from '#server/model/ask.ts';
import { EXPORT_FORMATS } from '#shared/export-formats.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { onAnyDatabase } from '#test/database.ts';
import { type ModelServer, stall, startModelServer } from '#test/model-server.ts';
import { tinyTool } from '#test/tiny-tool.ts';

/** A reader process may have to start first. */
const PATIENTLY = { timeout: 10_000 };

const endpoint = tinyTool.contract.endpoint;

onAnyDatabase((current) => {
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

	describe('changing', () => {
		const patch = (id: string, body: object, token = ann) => test.send('PATCH', `/api/runs/${id}`, { token, body });

		it('gives a run another title', async () => {
			const { id } = await run(ann, 'pumps');
			const response = await patch(id, { title: '  Pumps for \u0000Acme ' });
			expect(response.json().run).toMatchObject({ id, title: 'Pumps for Acme', output: { report: { words: 0 } } });
			expect((await get('/api/runs?q=acme', ann)).json().runs).toHaveLength(1);
		});

		it('keeps an edited result beside the original, which can be restored', async () => {
			const { id } = await run(ann, 'pumps');
			const { output } = (await get(`/api/runs/${id}`, ann)).json().run;
			const edited = { report: { ...output.report, summary: 'Mine.\u0000' } };
			const kept = (await patch(id, { editedOutput: edited })).json().run;
			expect(kept).toMatchObject({ edited: true, output, editedOutput: { report: { summary: 'Mine.' } } });
			expect((await get('/api/runs', ann)).json().runs[0].edited).toBe(true);
			expect((await get(`/api/runs/${id}/export?format=markdown`, ann)).body).toContain('Mine.');
			const restored = (await patch(id, { editedOutput: null })).json().run;
			expect(restored).not.toHaveProperty('editedOutput');
			expect(restored).not.toHaveProperty('edited');
			expect(restored.output).toEqual(output);
		});

		it('refuses a result of another form, and names the place', async () => {
			const { id } = await run(ann, 'pumps');
			const response = await patch(id, { editedOutput: { report: { summary: 'x' } } });
			expect(response.statusCode).toBe(400);
			expect(response.json().details).toContainEqual(expect.objectContaining({ field: 'editedOutput.report.mood' }));
		});

		it('refuses an empty title, nothing at all, and what is no field', async () => {
			const { id } = await run(ann, 'pumps');
			for (const body of [
				{ title: ' ' },
				{ title: 'x'.repeat(201) },
				{},
				{ title: 'x', status: 'failed' },
				{ editedOutput: [] },
			]) {
				expect((await patch(id, body)).statusCode).toBe(400);
			}
		});

		it('refuses an edited result where there is none to edit', async () => {
			const { id } = await runByModel(ann);
			expect((await patch(id, { editedOutput: {} })).statusCode).toBe(409);
			await test.send('POST', `/api/runs/${id}/cancel`, { token: ann });
		});

		it('is only for the member’s own runs', async () => {
			const { id } = await run(ann, 'pumps');
			expect((await patch(id, { title: 'x' }, bob)).statusCode).toBe(404);
		});
	});

	describe('deleting', () => {
		it('takes a run out of the history, and Undo brings it back', async () => {
			const { id } = await run(ann, 'pumps');
			expect((await test.send('DELETE', `/api/runs/${id}`, { token: bob })).statusCode).toBe(404);
			expect((await test.send('DELETE', `/api/runs/${id}`, { token: ann })).json()).toEqual({});
			expect((await get(`/api/runs/${id}`, ann)).statusCode).toBe(404);
			expect((await get('/api/runs', ann)).json().runs).toEqual([]);
			expect((await test.send('POST', `/api/runs/${id}/restore`, { token: bob })).statusCode).toBe(404);
			const restored = await test.send('POST', `/api/runs/${id}/restore`, { token: ann });
			expect(restored.json().run).toMatchObject({ id, title: 'About pumps' });
			expect((await test.send('POST', `/api/runs/${id}/restore`, { token: ann })).statusCode).toBe(404);
		});

		it('ends a run under way', async () => {
			const before = models.requests.length;
			const { id } = await runByModel(ann);
			await expect.poll(() => models.requests.length, PATIENTLY).toBeGreaterThan(before);
			await test.send('DELETE', `/api/runs/${id}`, { token: ann });
			await expect.poll(() => models.busy, PATIENTLY).toBe(0);
			await test.send('POST', `/api/runs/${id}/restore`, { token: ann });
			expect((await get(`/api/runs/${id}`, ann)).json().run.status).toBe('cancelled');
		});
	});

	describe('a list', () => {
		it('can be of one status or engine', async () => {
			await run(ann, 'pumps');
			const { id } = await runByModel(ann);
			const ids = async (query: string) =>
				(await get(`/api/runs?${query}`, ann)).json().runs.map((one: { id: string }) => one.id);
			expect(await ids('status=under-way')).toEqual([id]);
			expect(await ids('engine=model')).toEqual([id]);
			expect(await ids('status=succeeded&engine=model')).toEqual([]);
			expect(await ids('status=succeeded&engine=built-in')).toHaveLength(1);
			expect((await get('/api/runs?status=lost', ann)).statusCode).toBe(400);
			await test.send('POST', `/api/runs/${id}/cancel`, { token: ann });
			expect(await ids('status=cancelled')).toEqual([id]);
		});
	});

	describe('cancelling', () => {
		it('ends a run under way, and tells the model server to stop', async () => {
			const { id } = await runByModel(ann);
			await expect.poll(() => models.requests.length, PATIENTLY).toBeGreaterThan(0);
			const response = await test.send('POST', `/api/runs/${id}/cancel`, { token: ann });
			expect(response.json().run).toMatchObject({ id, status: 'cancelled', durationMs: expect.any(Number) });
			expect((await get(`/api/runs/${id}`, ann)).json().run.status).toBe('cancelled');
			await expect.poll(() => models.busy, PATIENTLY).toBe(0);
		});

		it('tells whoever still waits for the result', async () => {
			const before = models.requests.length;
			const waiting = test.send('POST', endpoint, { token: ann, body: { topic: 'slow' } });
			await expect.poll(() => models.requests.length, PATIENTLY).toBeGreaterThan(before);
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
