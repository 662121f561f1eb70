/** Tests each provider in its own protocol, against a third-party server. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tinyAnswer, tinyTool } from '#test/tiny-tool.ts';
import { createModelEngine } from './ask.ts';
import type { ModelSettings } from './settings.ts';

const mock = new LLMock({ port: 0, logLevel: 'silent' });
beforeAll(async () => {
	await mock.start();
});
afterAll(() => mock.stop());

type Provider = ModelSettings['provider'];

/** The path of each provider, the model to request, and the names of its token counts. */
const PROVIDERS = {
	openai: {
		base: '/v1',
		model: 'gpt-5.1',
		path: '/v1/responses',
		usage: { input_tokens: 321, output_tokens: 45, total_tokens: 366 },
	},
	anthropic: {
		base: '/v1',
		model: 'claude-sonnet-4-5',
		path: '/v1/messages',
		usage: { input_tokens: 321, output_tokens: 45 },
	},
	google: {
		base: '/v1beta',
		model: 'gemini-2.5-pro',
		path: '/v1beta/models/gemini-2.5-pro:streamGenerateContent',
		usage: { promptTokenCount: 321, candidatesTokenCount: 45, totalTokenCount: 366 },
	},
} as const satisfies Partial<Record<Provider, object>>;

const { answer } = tinyTool;

function connect(provider: keyof typeof PROVIDERS, limits = {}) {
	const { base, model } = PROVIDERS[provider];
	const engine = createModelEngine(
		{ provider, model, baseUrl: mock.url + base, apiKey: 'key-1' },
		{ pauseMs: 5, ...limits },
	);
	const ask = (topic: string, more = {}) => {
		const prompt = tinyTool.prompt({ topic, source: 'Ann: we like it' });
		return engine.ask({ prompt, answer, signal: new AbortController().signal, ...more });
	};
	return { engine, ask };
}

describe.each(Object.keys(PROVIDERS) as (keyof typeof PROVIDERS)[])('%s', (provider) => {
	const { path, usage } = PROVIDERS[provider];

	it('gives the answer as it comes, and its tokens', async () => {
		mock.onMessage(new RegExp(`${provider} pumps`), { content: JSON.stringify(tinyAnswer), usage });
		const texts: string[] = [];
		const onText = (text: string) => texts.push(text);
		expect(await connect(provider).ask(`${provider} pumps`, { onText })).toEqual({
			answer: tinyAnswer,
			usage: { inputTokens: 321, outputTokens: 45 },
		});
		expect(texts.at(-1)).toBe(JSON.stringify(tinyAnswer));
		expect(texts.length).toBeGreaterThan(1);
		const request = mock.getLastRequest();
		expect(request?.path.split('?')[0]).toBe(path);
		// The recorder hides the values of keys that it finds.
		expect(JSON.stringify(request?.headers)).toMatch(/"(authorization|x-api-key|x-goog-api-key)":/);
	});

	it('gets the schema once, with the request and not in the instructions as well', async () => {
		const bodies: string[] = [];
		const server = createServer(async (request, response) => {
			bodies.push(await text(request));
			response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
		}).listen(0, '127.0.0.1');
		await once(server, 'listening');
		const { port } = server.address() as AddressInfo;
		const { base, model } = PROVIDERS[provider];
		const settings = { provider, model, baseUrl: `http://127.0.0.1:${port}${base}`, apiKey: 'key-1' };
		const prompt = tinyTool.prompt({ topic: 'taps', source: 'Ann: we like it' });
		await expect(
			createModelEngine(settings).ask({ prompt, answer, signal: new AbortController().signal }),
		).rejects.toThrow();
		server.close();
		expect(bodies).toHaveLength(1);
		// A value of the form, which stands in its schema alone.
		expect(bodies[0]?.split('"Bad').length).toBe(2);
	});

	it('writes a text as it comes', async () => {
		mock.onMessage(new RegExp(`${provider} poem`), { content: 'Roses are red.', usage });
		const usages: unknown[] = [];
		const pieces = connect(provider).engine.write({
			text: `A ${provider} poem`,
			signal: new AbortController().signal,
			onUsage: (told) => usages.push(told),
		});
		let written = '';
		for await (const piece of pieces) written += piece;
		expect(written).toBe('Roses are red.');
		expect(usages).toEqual([{ inputTokens: 321, outputTokens: 45 }]);
	});

	it('is tried again after a failure, and not after a refused key', async () => {
		mock.onMessage(new RegExp(`${provider} valves`), { content: JSON.stringify(tinyAnswer) });
		mock.nextRequestError(529, { message: 'Overloaded', type: 'overloaded_error' });
		expect((await connect(provider).ask(`${provider} valves`)).answer).toEqual(tinyAnswer);
		mock.nextRequestError(401, { message: 'invalid key', type: 'authentication_error' });
		await expect(connect(provider).ask(`${provider} valves`)).rejects.toMatchObject({
			calls: 1,
			message: expect.stringContaining('AI_API_KEY'),
		});
	});
});
