import { afterEach, describe, expect, it } from 'vitest';
import * as server from '#test/model-server.ts';
import { tinyAnswer, tinyTool } from '#test/tiny-tool.ts';
import { createModelEngine } from './ask.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { ModelError } from './model-error.ts';

const opened: server.ModelServer[] = [];
afterEach(async () => {
	for (const each of opened.splice(0)) await each.close();
});

async function connect(...plan: server.Behaviour[]) {
	const models = await server.startModelServer(...plan);
	opened.push(models);
	const clock = { now: 1000 };
	const limits = { pauseMs: 1, calls: 1, firstTokenMs: 5000, totalMs: 5000 };
	const settings = { provider: 'openai-compatible', model: 'm', baseUrl: models.url } as const;
	const engine = createModelEngine(settings, limits, () => clock.now);
	const prompt = tinyTool.prompt({ topic: 'pumps', source: 'Ann: we like it' });
	const ask = (signal = new AbortController().signal) => engine.ask({ prompt, answer: tinyTool.answer, signal });
	const fails = async (times: number) => {
		for (let time = 0; time < times; time++) await ask().catch(() => {});
	};
	return { models, clock, engine, ask, fails };
}

const good = server.answer(tinyAnswer);
const down = (times: number) => Array.from({ length: times }, () => server.status(503));

async function messageOf(promise: Promise<unknown>): Promise<string> {
	const error = await promise.then(() => null).catch((reason: unknown) => reason);
	if (!(error instanceof ModelError)) throw new Error(`expected a ModelError, got ${String(error)}`);
	return error.message;
}

describe('a model server that fails again and again', () => {
	it('is not asked for 30 seconds after five failures in a row, then one question probes it', async () => {
		const { models, clock, ask, fails } = await connect(...down(5), good);
		await fails(5);
		clock.now += 12_000;
		expect(await messageOf(ask())).toBe(
			'The model server failed 5 times in a row. New runs wait 18 seconds until it is asked once more. Try again then, or use the built-in engine.',
		);
		expect(models.requests).toHaveLength(5);
		clock.now += 18_000;
		const trial = ask();
		expect(await messageOf(ask())).toContain('One run is trying it now');
		expect((await trial).answer).toEqual(tinyAnswer);
		expect((await ask()).answer).toEqual(tinyAnswer);
		expect(models.requests).toHaveLength(7);
	});

	it('is left alone for another 30 seconds when the probe fails', async () => {
		const { models, clock, ask, fails } = await connect(server.status(503));
		await fails(5);
		clock.now += 30_000;
		expect(await messageOf(ask())).toContain('HTTP 503');
		clock.now += 29_000;
		expect(await messageOf(ask())).toContain('wait 1 second until');
		expect(models.requests).toHaveLength(6);
	});

	it('is asked on when one question in between was answered', async () => {
		const { models, fails } = await connect(...down(4), good, ...down(4), good);
		await fails(10);
		expect(models.requests).toHaveLength(10);
	});

	it('is not asked to write either, and its failures at writing count', async () => {
		const { models, engine } = await connect(server.status(503));
		const write = async () => {
			for await (const _ of engine.write({ text: 'a poem', signal: new AbortController().signal }));
		};
		for (let time = 0; time < 5; time++) await write().catch(() => {});
		const message = await messageOf(write());
		expect(message).toContain('New runs wait 30 seconds');
		expect(message).not.toContain('built-in');
		expect(models.requests).toHaveLength(5);
	});

	it.each([
		['answers in the wrong form', server.answer('no')],
		['declines', server.answer('', { finishReason: 'content_filter' })],
		['finds the text too long', server.status(413)],
	])('is not what %s', async (_, behaviour) => {
		const { models, fails } = await connect(behaviour);
		await fails(7);
		expect(models.requests).toHaveLength(7);
	});

	it.each([
		['refuses the key', server.status(401)],
		['hangs up', server.hangUp],
		['sends a broken stream', server.endEarly('{"report"')],
		['has too much to do', server.status(429)],
	])('is one that %s', async (_, behaviour) => {
		const { models, fails } = await connect(behaviour);
		await fails(7);
		expect(models.requests).toHaveLength(5);
	});
});

describe('the question that probes', () => {
	it('leaves its turn to the next when it is cancelled', () => {
		let now = 0;
		const breaker = createCircuitBreaker(() => now);
		for (let time = 0; time < 5; time++) breaker.enter().end({ kind: 'connection' });
		now += 30_000;
		const trial = breaker.enter();
		expect(() => breaker.enter()).toThrow('circuit-open');
		trial.end({ kind: 'cancelled' });
		trial.end({ kind: 'connection' });
		breaker.enter().end(null);
		breaker.enter();
		breaker.enter();
	});

	it('is not the only one to find out that the server works: an older question can too', () => {
		const breaker = createCircuitBreaker(() => 0);
		const older = breaker.enter();
		for (let time = 0; time < 5; time++) breaker.enter().end({ kind: 'first-token-timeout', afterMs: 1 });
		expect(() => breaker.enter()).toThrow('circuit-open');
		older.end(null);
		breaker.enter();
	});
});
