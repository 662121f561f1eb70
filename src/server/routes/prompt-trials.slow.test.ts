import { describe, expect, it, onTestFinished } from 'vitest';
import { promptTrials, runs } from '#server/database/schema.ts';
import { createModelEngine } from '#server/model/ask.ts';
import { buildTestApp } from '#test/app.ts';
import { answer, type Behaviour, cutStream, stall, startModelServer, status, stayMute } from '#test/model-server.ts';

const ROUTE = '/api/prompt-generator/try';

async function start(behaviour: Behaviour | null, env: Record<string, string> = {}, limits = {}) {
	const models = await startModelServer(behaviour ?? answer('no'));
	onTestFinished(() => models.close());
	const settings = { provider: 'openai-compatible', model: 'test-model', baseUrl: models.url } as const;
	const test = await buildTestApp({ engine: behaviour ? createModelEngine(settings, limits) : null, env });
	const token = await test.signUp('ann@example.com');
	const ask = (prompt: unknown = 'Name the ferry.') => test.send('POST', ROUTE, { token, body: { prompt } });
	return { ...test, models, token, ask };
}

describe('trying a prompt', () => {
	it('gives the prompt to the model as it stands and answers what it writes', async () => {
		const { ask, models, database } = await start(answer('Aurora, since it rises in the morning.'));
		const response = await ask('# Role\nYou name boats.');
		expect([response.statusCode, response.body]).toEqual([200, 'Aurora, since it rises in the morning.']);
		expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
		expect(response.headers['cache-control']).toBe('no-store');
		expect(models.requests[0]?.body.messages).toEqual([{ role: 'user', content: '# Role\nYou name boats.' }]);
		expect(models.requests[0]?.body.response_format).toBeUndefined();
		const [trial] = await database.db.select().from(promptTrials);
		expect(trial?.usage).toEqual({ inputTokens: 100, outputTokens: 20 });
		expect(await database.db.select().from(runs)).toEqual([]);
	});

	it('hands each piece on as it comes, and ends the model when the reader leaves', async () => {
		const { listen, models, token } = await start(stall('Aurora'));
		const address = await listen();
		const leave = new AbortController();
		const response = await fetch(`${address}${ROUTE}`, {
			method: 'POST',
			headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
			body: JSON.stringify({ prompt: 'Name the ferry.' }),
			signal: leave.signal,
		});
		const piece = await response.body?.getReader().read();
		expect(new TextDecoder().decode(piece?.value)).toBe('Aurora');
		expect(models.busy).toBe(1);
		leave.abort();
		await expect.poll(() => models.busy).toBe(0);
	});

	it('breaks an answer off that the model does not finish', async () => {
		const { listen, token } = await start(cutStream('Aurora'));
		const address = await listen();
		const response = await fetch(`${address}${ROUTE}`, {
			method: 'POST',
			headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
			body: JSON.stringify({ prompt: 'Name the ferry.' }),
		});
		await expect(response.text()).rejects.toThrow();
	});

	it('counts as a run by a model, together with the runs of the day', async () => {
		const { ask, send, token } = await start(answer('Aurora'), { AI_DAILY_RUNS: '2' });
		const task = { task: 'Name the ferry', context: 'It crosses the fjord.' };
		await send('POST', '/api/prompt-generator/generate', { token, body: task });
		expect((await ask()).statusCode).toBe(200);
		const refused = await ask();
		expect([refused.statusCode, refused.json().code]).toEqual([429, 'DAILY_LIMIT']);
		const generated = await send('POST', '/api/prompt-generator/generate', { token, body: task });
		expect([generated.statusCode, generated.json().code]).toEqual([429, 'DAILY_LIMIT']);
	});

	it('says what went wrong before the first word, and leaves no other engine to choose', async () => {
		const failed = await start(status(500));
		const answered = await failed.ask();
		expect([answered.statusCode, answered.json().error]).toEqual([
			502,
			'The model server failed (HTTP 500). You can try again.',
		]);
		const slow = await start(stayMute, {}, { firstTokenMs: 30 });
		expect((await slow.ask()).json()).toMatchObject({ code: 'MODEL_TIMED_OUT' });
	});

	it('frees its place after an answer, a failure and a reader who left', async () => {
		const { ask } = await start(status(500), { AI_CONCURRENCY: '1' });
		for (let time = 0; time < 3; time++) expect((await ask()).statusCode).toBe(502);
	});

	it('refuses an empty and a very long prompt by name, and counts neither', async () => {
		const { ask, database } = await start(answer('Aurora'));
		expect((await ask('  ')).json().error).toBe('prompt is empty: fill it in.');
		expect((await ask('x'.repeat(100_001))).json().error).toBe(
			'prompt is too long: at most 100,000 characters; shorten it.',
		);
		expect(await database.db.select().from(promptTrials)).toEqual([]);
	});

	it('is not to be had without a model', async () => {
		const { ask } = await start(null);
		const response = await ask();
		expect([response.statusCode, response.json().error]).toEqual([503, 'No model is connected to this installation.']);
	});
});
