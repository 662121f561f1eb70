import { afterEach, describe, expect, it } from 'vitest';
import type { Usage } from '#shared/runs.ts';
import * as server from '#test/model-server.ts';
import { tinyAnswer, tinyTool } from '#test/tiny-tool.ts';
import { createModelEngine } from './ask.ts';
import { ModelError } from './model-error.ts';
import type { Question } from './retry.ts';

const opened: server.ModelServer[] = [];
afterEach(async () => {
	for (const each of opened.splice(0)) await each.close();
});

type Hooks = Partial<Omit<Question<unknown>, 'prompt' | 'answer'>>;

async function connect(...plan: server.Behaviour[]) {
	const models = await server.startModelServer(...plan);
	opened.push(models);
	const settings = { provider: 'openai-compatible', model: 'm', baseUrl: models.url } as const;
	const engine = createModelEngine(settings, { pauseMs: 1, firstTokenMs: 5000, totalMs: 5000 });
	const prompt = tinyTool.prompt({ topic: 'pumps', source: 'Ann: we like it' });
	const ask = (hooks: Hooks = {}) =>
		engine.ask({ prompt, answer: tinyTool.answer, signal: new AbortController().signal, ...hooks });
	const usageOf = (hooks?: Hooks): Promise<Usage> =>
		ask(hooks).then(
			({ usage }) => usage,
			(error: unknown) => (error instanceof ModelError ? error.usage : Promise.reject(error)),
		);
	return { models, engine, ask, usageOf };
}

const good = server.answer(tinyAnswer);
const begun = '{"report": {"summary": "';

describe('what a run has cost', () => {
	it('counts every call, also of a run that failed', async () => {
		const usage = { prompt_tokens: 10, completion_tokens: 5, cost: 0.002 };
		const { usageOf } = await connect(server.answer('no', { usage }));
		expect(await usageOf()).toEqual({ inputTokens: 20, outputTokens: 10, cost: 0.004 });
	});

	it('is estimated where the provider tells nothing, and then says so', async () => {
		const { usageOf } = await connect(server.answer(tinyAnswer, { usage: null }));
		const usage = await usageOf();
		expect(usage).toMatchObject({ outputTokens: Math.ceil(JSON.stringify(tinyAnswer).length / 4), estimated: true });
		expect(usage.inputTokens).toBeGreaterThan(50);
	});

	it('is estimated from what had come when the run was cancelled', async () => {
		const { usageOf } = await connect(server.stall(begun));
		const controller = new AbortController();
		const onText = (text: string) => text === begun && controller.abort();
		const usage = await usageOf({ signal: controller.signal, onText });
		expect(usage).toMatchObject({ outputTokens: begun.length / 4, estimated: true });
	});

	it('adds what one call told to what is estimated of another', async () => {
		const { usageOf } = await connect(server.cutStream(begun), good);
		const usage = await usageOf();
		expect(usage).toMatchObject({ outputTokens: 20 + begun.length / 4, estimated: true });
	});

	it('is nothing where no word came', async () => {
		const { usageOf } = await connect(server.status(500));
		expect(await usageOf()).toEqual({});
	});

	it('passes over figures that make no sense', async () => {
		const { usageOf } = await connect(
			server.answer(tinyAnswer, { usage: { prompt_tokens: 7, completion_tokens: 3, cost: -1 } }),
		);
		expect(await usageOf()).toEqual({ inputTokens: 7, outputTokens: 3 });
	});

	it('is told by a text that its reader left', async () => {
		const { engine } = await connect(server.stall('Roses'));
		const usages: Usage[] = [];
		const signal = new AbortController().signal;
		for await (const _ of engine.write({ text: 'A poem', signal, onUsage: (usage) => usages.push(usage) })) break;
		expect(usages).toEqual([{ inputTokens: 2, outputTokens: 2, estimated: true }]);
	});
});

describe('following a run', () => {
	it('tells all that was written so far, and begins again with another call', async () => {
		const { ask } = await connect(server.cutStream(begun), good);
		const texts: string[] = [];
		await ask({ onText: (text) => texts.push(text) });
		const again = texts.indexOf('');
		expect(texts.slice(0, again)).toEqual([begun]);
		expect(texts.at(-1)).toBe(JSON.stringify(tinyAnswer));
		for (const [index, text] of texts.slice(again + 1).entries()) {
			expect(text.startsWith(texts[again + index] ?? '')).toBe(true);
		}
	});

	it('tells a first attempt from a repair', async () => {
		const { ask } = await connect(server.status(500), server.answer('no'), good);
		const stages: string[] = [];
		await ask({ onStage: (stage) => stages.push(stage) });
		expect(stages).toEqual(['reading', 'reading', 'correcting']);
	});

	it('makes no call that is not allowed, and fails with the last failure it knows', async () => {
		const { models, ask } = await connect(server.status(500));
		const none = async () => false;
		await expect(ask({ beforeCall: none })).rejects.toThrow('Three attempts were made, and none was finished.');
		expect(models.requests).toHaveLength(0);
		let left = 2;
		await expect(ask({ beforeCall: async () => left-- > 0 })).rejects.toThrow('HTTP 500');
		expect(models.requests).toHaveLength(2);
	});

	it('lets a failure of the one who allows calls through as it is', async () => {
		const { models, ask } = await connect(good);
		const lost = Object.assign(new Error('the database is gone'), { code: '57P01' });
		await expect(ask({ beforeCall: () => Promise.reject(lost) })).rejects.toBe(lost);
		expect(models.requests).toHaveLength(0);
	});
});
