/** Runs against a third-party server: proves that we speak the protocol, not just what our own test server accepts. */
import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tinyAnswer, tinyTool } from '#test/tiny-tool.ts';
import { createModelEngine } from './ask.ts';

const mock = new LLMock({ port: 0, logLevel: 'silent' });
beforeAll(async () => {
	await mock.start();
});
afterAll(() => mock.stop());

const { answer } = tinyTool;
const ask = (topic: string) => {
	const settings = {
		provider: 'openai-compatible',
		model: 'some-model',
		baseUrl: `${mock.url}/v1`,
		apiKey: 'key-1',
	} as const;
	const engine = createModelEngine(settings, { pauseMs: 5 });
	const prompt = tinyTool.prompt({ topic, source: 'Ann: we like it' });
	return engine.ask({ prompt, answer, signal: new AbortController().signal });
};

it('reads a streamed answer with reasoning before it, and its tokens', async () => {
	const usage = { prompt_tokens: 321, completion_tokens: 45, total_tokens: 366 };
	mock.onMessage(/pumps/, { content: JSON.stringify(tinyAnswer), reasoning: 'Let me think.', usage });
	expect(await ask('pumps')).toEqual({ answer: tinyAnswer, usage: { inputTokens: 321, outputTokens: 45 } });
	const request = mock.getLastRequest();
	expect(request?.path).toBe('/v1/chat/completions');
	expect(request?.body).toMatchObject({
		model: 'some-model',
		stream: true,
		stream_options: { include_usage: true },
		response_format: { type: 'json_schema', json_schema: { strict: true } },
	});
});

it('API-24: tries again after a failure in the protocol’s own words', async () => {
	mock.onMessage(/valves/, { content: JSON.stringify(tinyAnswer) });
	mock.nextRequestError(429, { message: 'Rate limit reached', type: 'rate_limit_error' });
	expect((await ask('valves')).answer).toEqual(tinyAnswer);
});

it('tells a member that the key was refused', async () => {
	mock.nextRequestError(401, { message: 'Incorrect API key provided', type: 'invalid_request_error' });
	await expect(ask('taps')).rejects.toMatchObject({
		code: 'MODEL_FAILED',
		message: expect.stringContaining('AI_API_KEY'),
	});
});
