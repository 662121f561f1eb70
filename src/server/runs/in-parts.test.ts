import { describe, expect, it, onTestFinished } from 'vitest';
import { createModelEngine } from '#server/model/ask.ts';
import { buildTestApp } from '#test/app.ts';
import { collect, readEvents } from '#test/event-stream.ts';
import { answer, type Behaviour, stall, startModelServer } from '#test/model-server.ts';
import { tinyAnswer } from '#test/tiny-tool.ts';
import { tinyTools } from '#test/tiny-tools.ts';

const { endpoint } = tinyTools['parted-tool'].contract;
const source = 'Ann: we like it, and it works';
const large = { topic: 'pumps of all kinds', source };
const small = { topic: 'pumps', source };

const summary = answer({ report: { summary: 'All is well.', quotes: ['we like it', 'we hate it'] } });
const rating = { report: { mood: 'Good', score: 8 } };
const quotes = answer({ report: { quotes: ['it works'] } });

async function start(...plan: Behaviour[]) {
	const models = await startModelServer(...plan);
	onTestFinished(() => models.close());
	const settings = { provider: 'openai-compatible', model: 'test-model', baseUrl: models.url } as const;
	const engine = createModelEngine(settings, { pauseMs: 5 });
	const { send, signUp, listen } = await buildTestApp({ tools: tinyTools, engine });
	const token = await signUp('ann@example.com');
	const post = (url: string, body?: object, headers = {}) => send('POST', url, { token, headers, body });
	async function follow(body: object) {
		const address = await listen();
		const id: string = (await post(endpoint, body, { prefer: 'respond-async' })).json().run.id;
		return { id, events: readEvents(address, id, { token }) };
	}
	return { models, post, follow };
}

describe('a run whose result is asked for in parts', () => {
	it('joins them, checks the whole once, and sums what they cost', async () => {
		const { models, post } = await start(summary, answer(rating), quotes);
		const { run, report } = (await post(endpoint, large)).json();
		expect(report).toEqual({
			summary: 'All is well.',
			mood: 'Good',
			score: 8,
			quotes: ['we like it', 'it works'],
			words: 7,
		});
		expect(run.grounding).toMatchObject({ quotesKept: 2, quotesDropped: 1 });
		expect(run.usage).toEqual({ inputTokens: 300, outputTokens: 60 });
		expect(models.requests).toHaveLength(3);
	});

	it('asks for a small one at once', async () => {
		const { models, post } = await start(answer(tinyAnswer));
		expect((await post(endpoint, small)).json().report).toMatchObject(tinyAnswer.report);
		expect(models.requests).toHaveLength(1);
	});

	it('shows what has come, also while a part is asked for again, and which part is being written', async () => {
		let goOn = () => {};
		const shown = new Promise<void>((resolve) => {
			goOn = resolve;
		});
		const slow = answer(JSON.stringify(rating).padEnd(80), { halfUntil: shown });
		const { follow } = await start(summary, answer('no'), answer('no'), slow, quotes);
		const partials: string[] = [];
		const progress: unknown[] = [];
		const { events } = await follow(large);
		for await (const event of events) {
			if (event.name === 'status') progress.push(event.data.progress);
			if (event.name === 'partial') partials.push(JSON.stringify(event.data.output));
			if (partials.at(-1)?.includes('"mood"')) goOn();
		}
		const first = partials.findIndex((partial) => partial.includes('All is well.'));
		for (const partial of partials.slice(first)) expect(partial).toContain('All is well.');
		expect(partials.some((partial) => partial.includes('"mood"'))).toBe(true);
		expect(progress).toContainEqual({ stage: 'writing', section: 2, sections: 3, part: 'rating' });
	});

	it('fails by the name of the part that could not be written, and counts what the others cost', async () => {
		const { models, post } = await start(summary, answer('no'));
		const { error, run } = (await post(endpoint, large)).json();
		expect(error).toMatch(/^Rating could not be written\./);
		expect(run).toMatchObject({ status: 'failed', usage: { inputTokens: 400, outputTokens: 80 } });
		expect(models.requests).toHaveLength(4);
	});

	it('is stopped between its parts', async () => {
		const { models, post, follow } = await start(summary, stall('{"report"'));
		const { id, events } = await follow(large);
		const all = collect(events);
		await expect.poll(() => models.requests.length).toBe(2);
		await post(`/api/runs/${id}/cancel`);
		expect((await all).at(-1)).toMatchObject({ name: 'error', data: { code: 'CANCELLED' } });
		await expect.poll(() => models.busy).toBe(0);
		expect(models.requests).toHaveLength(2);
	});
});
