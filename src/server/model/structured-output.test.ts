/** What each provider's request contains, and how the next format is used after a refusal. */
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import * as server from '#test/model-server.ts';
import { tinyTool } from '#test/tiny-tool.ts';
import { createModelEngine } from './ask.ts';
import type { ModelSettings } from './settings.ts';

let models: server.ModelServer;
afterEach(() => models.close());

async function requestsAfter(refusal: string, settings: Pick<ModelSettings, 'provider' | 'model'>, answer: z.ZodType) {
	models = await server.startModelServer(server.status(400, {}, { message: refusal, type: 'invalid_request_error' }));
	const engine = createModelEngine({ ...settings, baseUrl: models.url, apiKey: 'key-1' }, { pauseMs: 1 });
	const prompt = tinyTool.prompt({ topic: 'pumps', source: 'Ann: we like it' });
	const signal = new AbortController().signal;
	await expect(engine.ask({ prompt, answer, signal })).rejects.toThrow('HTTP 400');
	return models.requests.map(({ text }) => JSON.parse(text));
}

const schema = expect.objectContaining({ type: 'object', properties: expect.anything() });

it('openai-compatible: a schema, then JSON, then words alone', async () => {
	const settings = { provider: 'openai-compatible', model: 'qwen3' } as const;
	const sent = await requestsAfter("'json_schema' is not supported", settings, tinyTool.answer);
	expect(sent.map((body) => body.response_format)).toEqual([
		{ type: 'json_schema', json_schema: { name: 'response', strict: true, schema } },
		{ type: 'json_object' },
		undefined,
	]);
});

it('openai: the same in its own words, and nothing is kept there', async () => {
	const settings = { provider: 'openai', model: 'gpt-5.1' } as const;
	const sent = await requestsAfter("Invalid parameter: 'text.format'", settings, tinyTool.answer);
	expect(sent.map((body) => body.text?.format)).toEqual([
		{ type: 'json_schema', name: 'response', strict: true, schema },
		{ type: 'json_object' },
		undefined,
	]);
	expect(sent.map((body) => body.store)).toEqual([false, false, false]);
});

it.each([
	['an optional property', z.object({ report: z.object({ note: z.string().optional() }) })],
	['properties of any name', z.object({ report: z.record(z.string(), z.object({ note: z.string() })) })],
])('openai: is not strict about a schema with %s, which would be refused', async (_, answer) => {
	const sent = await requestsAfter('no', { provider: 'openai', model: 'gpt-5.1' }, answer);
	expect(sent.map((body) => body.text.format.strict)).toEqual([false]);
});

it('anthropic: a schema, then a tool that takes the answer, then words alone, with room for a long answer', async () => {
	const settings = { provider: 'anthropic', model: 'claude-sonnet-4-5' } as const;
	const sent = await requestsAfter('output_config.format: not supported', settings, tinyTool.answer);
	expect(sent.map((body) => body.output_config?.format)).toEqual([
		{ type: 'json_schema', schema },
		undefined,
		undefined,
	]);
	expect(sent.map((body) => body.tools?.[0]?.input_schema)).toEqual([undefined, schema, undefined]);
	expect(sent.map((body) => body.max_tokens)).toEqual([64_000, 64_000, 64_000]);
});

it.each([
	['it can write', 'claude-3-haiku-20240307', 4096],
	['long answers take, where it is newer than this software', 'claude-of-tomorrow-1', 64_000],
])('anthropic: asks a model for as many words as %s', async (_, model, tokens) => {
	const sent = await requestsAfter('no', { provider: 'anthropic', model }, tinyTool.answer);
	expect(sent.map((body) => body.max_tokens)).toEqual([tokens]);
});

it('google: a schema, then JSON, then words alone', async () => {
	const settings = { provider: 'google', model: 'gemini-2.5-pro' } as const;
	const sent = await requestsAfter('Unknown name "responseJsonSchema"', settings, tinyTool.answer);
	expect(
		sent.map(({ generationConfig = {} }) => [generationConfig.responseMimeType, generationConfig.responseJsonSchema]),
	).toEqual([
		['application/json', schema],
		['application/json', undefined],
		[undefined, undefined],
	]);
});

it('does not loosen the form for a refusal that is about something else', async () => {
	const settings = { provider: 'openai-compatible', model: 'qwen3' } as const;
	expect(await requestsAfter('maximum context length is 8192 tokens', settings, tinyTool.answer)).toHaveLength(1);
});
