import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { failureOf, startEngine } from '#test/model-engine.ts';
import * as server from '#test/model-server.ts';
import { tinyAnswer, tinyTool } from '#test/tiny-tool.ts';
import { LIMITS, type Limits } from './budget.ts';

const input = { topic: 'pumps', source: 'Ann: we like it' };
const prompt = tinyTool.prompt(input);
const good = server.answer(tinyAnswer);

async function connect(plan: server.Behaviour[], limits: Partial<Limits> = {}) {
	const { models, engine } = await startEngine(plan, limits);
	const ask = (signal = new AbortController().signal, calls?: number) =>
		engine.ask({ prompt, answer: tinyTool.answer, signal, calls });
	return { models, ask };
}

describe('asking a model', () => {
	it('sends the instructions, the form and the key, and gives the answer with its tokens', async () => {
		const { models, ask } = await connect([good]);
		expect(await ask()).toEqual({ answer: tinyAnswer, usage: { inputTokens: 100, outputTokens: 20 } });
		const [request] = models.requests;
		expect(request?.authorization).toBe('Bearer key-1');
		expect(request?.body.stream).toBe(true);
		expect(request?.body.response_format?.type).toBe('json_schema');
		expect(request?.body.messages[0]?.content).toContain('"mood"');
		expect(request?.body.messages[1]).toEqual({ role: 'user', content: prompt.prompt });
	});

	it('follows it to no other host, which would get the key and the call', async () => {
		const { models: elsewhere } = await startEngine([good]);
		const { ask } = await connect([
			server.status(302, { location: `${elsewhere.url}/chat/completions` }),
			server.status(307, { location: `${elsewhere.url}/chat/completions` }),
		]);
		expect((await failureOf(ask())).code).toBe('MODEL_FAILED');
		expect((await failureOf(ask())).code).toBe('MODEL_FAILED');
		expect(elsewhere.requests).toEqual([]);
	});

	it.each([
		['fails', server.status(500)],
		['asks for patience', server.status(429, { 'retry-after': '9' })],
		['answers in the wrong form', server.answer({ report: 'no' })],
	])('makes one call where the question allows one, and waits for nothing, when the server %s', async (_, behave) => {
		const { models, ask } = await connect([behave, good], { pauseMs: 5000 });
		expect(await failureOf(ask(undefined, 1))).toMatchObject({ calls: 1 });
		expect(models.requests).toHaveLength(1);
	});

	it.each([
		['in a code fence', `\`\`\`json\n${JSON.stringify(tinyAnswer, null, 2)}\n\`\`\``],
		['between sentences', `Here is the report:\n${JSON.stringify(tinyAnswer)}\nLet me know {if} you need more.`],
		[
			'after thinking aloud',
			`<think>Maybe ${JSON.stringify({ draft: tinyAnswer, more: 'x' })}? No.</think>${JSON.stringify(tinyAnswer)}`,
		],
	])('reads an answer %s without asking again', async (_, written) => {
		const { models, ask } = await connect([server.answer(written)]);
		expect((await ask()).answer).toEqual(tinyAnswer);
		expect(models.requests).toHaveLength(1);
	});

	it('takes reasoning for a sign of life and leaves it out of the answer', async () => {
		const { ask } = await connect([server.answer(tinyAnswer, { reasoning: 'Let me see {"report":1}' })]);
		expect((await ask()).answer).toEqual(tinyAnswer);
	});

	it.each([
		['of the wrong form', server.answer({ report: { ...tinyAnswer.report, mood: 'Joyful' } }), 'report.mood'],
		[
			'cut off by its length',
			server.answer('{"report": {"summary": "All is', { finishReason: 'length' }),
			'complete JSON',
		],
		['that is empty', server.answer(''), 'empty'],
		['that echoes the schema', server.answer({ type: 'object', properties: { report: {} } }), 'report'],
	])('sends an answer %s back once, with what is wrong', async (_, bad, problem) => {
		const { models, ask } = await connect([bad, good]);
		expect(await ask()).toEqual({ answer: tinyAnswer, usage: { inputTokens: 200, outputTokens: 40 } });
		expect(models.requests).toHaveLength(2);
		expect(models.requests[1]?.body.messages.at(-1)?.content).toContain(problem);
	});

	it('fails honestly when the repaired answer is wrong too, and knows what it cost', async () => {
		const { models, ask } = await connect([server.answer({ report: null })]);
		const failure = await failureOf(ask());
		expect(failure.code).toBe('MODEL_FAILED');
		expect(failure.message).toContain('also after a correction');
		expect(failure.message).toContain('built-in engine');
		expect(failure.usage).toEqual({ inputTokens: 200, outputTokens: 40 });
		expect(models.requests).toHaveLength(2);
	});

	it('asks in a looser way from then on where the server refuses the strict one', async () => {
		const refuses: server.Behaviour = (response, request) =>
			request.body.response_format?.type === 'json_schema'
				? server.status(400, {}, { message: 'response_format json_schema is not supported' })(response, request)
				: good(response, request);
		const { models, ask } = await connect([refuses]);
		await ask();
		await ask();
		expect(models.requests.map(({ body }) => body.response_format?.type)).toEqual([
			'json_schema',
			'json_object',
			'json_object',
		]);
	});

	it('loosens one step at a time, however many ask at once', async () => {
		const refuses: server.Behaviour = (response, request) =>
			request.body.response_format?.type === 'json_schema'
				? server.status(400, {}, { message: 'json_schema is not supported' })(response, request)
				: good(response, request);
		const { models, ask } = await connect([refuses]);
		await Promise.all([ask(), ask(), ask()]);
		expect(models.requests.filter(({ body }) => body.response_format === undefined)).toHaveLength(0);
	});

	it('reports a refusal as one, without a retry', async () => {
		const { models, ask } = await connect([server.answer('', { finishReason: 'content_filter' })]);
		expect((await failureOf(ask())).message).toContain('declined');
		expect(models.requests).toHaveLength(1);
	});
});

describe('a failing model server', () => {
	it.each([408, 409, 429, 500, 503])('API-24: retries after HTTP %i', async (code) => {
		const { models, ask } = await connect([server.status(code), server.status(code), good]);
		expect((await ask()).answer).toEqual(tinyAnswer);
		expect(models.requests).toHaveLength(3);
	});

	it.each([
		['hangs up', server.hangUp],
		['breaks off in the answer', server.cutStream('{"report": {"summary"')],
		['ends the stream early', server.endEarly('{"report": {"summary"')],
	])('API-24: retries when it %s', async (_, failure) => {
		const { models, ask } = await connect([failure, good]);
		expect((await ask()).answer).toEqual(tinyAnswer);
		expect(models.requests).toHaveLength(2);
	});

	it('API-24: gives up after two retries and says what happened', async () => {
		const { models, ask } = await connect([server.status(500)]);
		const failure = await failureOf(ask());
		expect(failure).toMatchObject({ code: 'MODEL_FAILED', calls: 3 });
		expect(failure.message).toContain('HTTP 500');
		expect(failure.message).toContain('3 attempts');
		expect(models.requests).toHaveLength(3);
	});

	it('API-24: waits as long as Retry-After asks', async () => {
		const { models, ask } = await connect([server.status(429, { 'retry-after': '1' }), good]);
		await ask();
		const [first, second] = models.requests;
		expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
	});

	it('API-24: makes its own pauses longer each time', async () => {
		const { models, ask } = await connect([server.status(500)], { pauseMs: 100 });
		await failureOf(ask());
		const [first = 0, second = 0, third = 0] = models.requests.map(({ at }) => at);
		expect(second - first).toBeGreaterThanOrEqual(98);
		expect(third - second).toBeGreaterThanOrEqual(196);
	});

	it('does not wait for a server that asks for more time than there is', async () => {
		const { models, ask } = await connect([server.status(429, { 'retry-after': '3600' })]);
		expect((await failureOf(ask())).message).toContain('HTTP 429');
		expect(models.requests).toHaveLength(1);
	});

	it.each([
		[401, 'AI_API_KEY'],
		[404, 'AI_MODEL'],
		[400, 'Try another model'],
		[413, 'too long for this model.'],
	])('does not repeat a request that was refused with %i', async (code, hint) => {
		const { models, ask } = await connect([server.status(code)]);
		expect((await failureOf(ask())).message).toContain(hint);
		expect(models.requests).toHaveLength(1);
	});

	it('makes at most three calls, the repair among them', async () => {
		const { models, ask } = await connect([server.status(500), server.answer('no'), server.status(500), good]);
		const failure = await failureOf(ask());
		expect(failure.message).toContain('HTTP 500');
		expect(models.requests).toHaveLength(3);
	});

	it('does not speak of a repair that it had no call left for', async () => {
		const { ask } = await connect([server.status(500), server.status(500), server.answer('no')]);
		const failure = await failureOf(ask());
		expect(failure.message).toContain('did not have the form');
		expect(failure.message).not.toContain('correction');
	});
});

describe('a slow model', () => {
	it('API-23: has 60 seconds to its first token and 5 minutes in all', () => {
		expect(LIMITS).toMatchObject({ firstTokenMs: 60_000, totalMs: 300_000, calls: 3 });
	});

	it.each([
		['sends no headers', server.stayMute],
		['sends headers and no token', server.streamNothing],
	])('API-23: is given up when it %s in time', async (_, silent) => {
		const { models, ask } = await connect([silent], { firstTokenMs: 150 });
		const failure = await failureOf(ask());
		expect(failure.code).toBe('MODEL_TIMED_OUT');
		expect(failure.message).toContain('did not begin to answer within 0.15 seconds');
		expect(models.requests).toHaveLength(1);
	});

	it('API-23: is given up when it begins and does not finish in time', async () => {
		const { ask } = await connect([server.stall('{"report"')], { firstTokenMs: 150, totalMs: 400 });
		const failure = await failureOf(ask());
		expect(failure.code).toBe('MODEL_TIMED_OUT');
		expect(failure.message).toContain('did not finish');
	});

	it('API-23: may take its time between tokens and with its headers', async () => {
		const slow = server.answer(tinyAnswer, { headersAfterMs: 200, pieceEveryMs: 80 });
		const { ask } = await connect([slow], { firstTokenMs: 400 });
		expect((await ask()).answer).toEqual(tinyAnswer);
	});

	it('is given up at a million characters when it never ends, however fast it comes', async () => {
		let pieces = 0;
		const { ask, models } = await connect([
			async (response) => {
				server.openStream(response);
				while (!response.destroyed) {
					pieces++;
					server.sendPiece(response, { content: 'a'.repeat(50_000) });
					await pause(1);
				}
			},
		]);
		expect((await failureOf(ask(undefined, 1))).code).toBe('MODEL_FAILED');
		await expect.poll(() => models.busy).toBe(0);
		expect(pieces).toBeLessThan(400);
	});

	it('is left at once when the run is cancelled', async () => {
		const { ask } = await connect([server.stall('{"report"')]);
		const controller = new AbortController();
		const asked = failureOf(ask(controller.signal));
		setTimeout(() => controller.abort(), 100);
		const began = Date.now();
		expect((await asked).code).toBe('CANCELLED');
		expect(Date.now() - began).toBeLessThan(1000);
	});

	it('is not asked at all when the run was cancelled before', async () => {
		const { models, ask } = await connect([good]);
		expect((await failureOf(ask(AbortSignal.abort()))).code).toBe('CANCELLED');
		expect(models.requests).toHaveLength(0);
	});
});
