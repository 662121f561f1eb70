import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import * as faults from '#test/model-faults.ts';
import * as server from '#test/model-server.ts';
import type { ModelSettings } from '../settings.ts';
import { checkModel } from './check.ts';

const KEY = 'sk-very-secret-1';
const good = server.answer({ word: 'ready', sum: 5, colours: ['red', 'blue'] });

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0)) await close();
});

async function check(plan: server.Behaviour[], changed: Partial<ModelSettings> = {}) {
	const models = await server.startModelServer(...plan);
	closing.push(() => models.close());
	const settings = { provider: 'openai-compatible', model: 'm', baseUrl: models.url, apiKey: KEY, ...changed } as const;
	const lines: string[] = [];
	const isReady = await checkModel(settings, (line) => lines.push(line));
	const told = lines.join('\n');
	expect(told).not.toContain(KEY);
	return { models, isReady, told };
}

describe('checking a model', () => {
	it('says what works, how fast it is and what it cost', async () => {
		const { models, isReady, told } = await check([good]);
		expect(isReady).toBe(true);
		expect(told).toMatch(/^Asking "m" at http:\/\/127\.0\.0\.1:\d+\/v1 \(openai-compatible\)\.$/m);
		expect(told).toMatch(/^Reached: yes, after \d+ ms\.$/m);
		for (const way of ['by JSON schema', 'as JSON', 'by words alone']) expect(told).toContain(`Answers ${way}: yes.`);
		expect(told).toMatch(/^Speed: first token after \d\.\d s, a short answer after \d\.\d s\.$/m);
		expect(told).toContain('Tokens: 100 in, 20 out (as the server tells).');
		expect(told).toMatch(/Ready: runs ask for their form by JSON schema\.$/);
		expect(models.requests).toHaveLength(3);
	});

	it('is content with a server that takes no schema, and tells estimated tokens as such', async () => {
		const refuses = server.status(400, {}, { message: 'response_format json_schema is not supported' });
		const bare = server.answer({ word: 'ready', sum: '5', colours: [] }, { usage: null });
		const { isReady, told } = await check([refuses, bare]);
		expect(isReady).toBe(true);
		expect(told).toContain('Answers by JSON schema: no, the server does not take that.');
		expect(told).toContain('estimated, since the server does not tell');
		expect(told).toMatch(/Ready: runs ask for their form as JSON\.$/);
	});

	it('tries every way with a model that does not keep to the form', async () => {
		const { models, isReady, told } = await check([server.answer('Five, I think.')]);
		expect(isReady).toBe(false);
		expect(told).toContain('Set AI_MODEL to a larger model.');
		expect(told).toMatch(/Not ready: runs by this model would fail\.$/);
		expect(models.requests).toHaveLength(3);
	});

	it.each<[string, server.Behaviour, string]>([
		['refuses the key', server.status(401), 'The key was refused (HTTP 401). Set AI_API_KEY'],
		['wants to be paid', server.status(402), 'no credit (HTTP 402)'],
		['does not know the model', server.status(404), 'AI_MODEL can be one of: test-model, other-model.'],
		['has too much to do', server.status(429), 'Too many requests'],
		['fails', server.status(500), 'The server failed (HTTP 500)'],
		['moved', server.status(308), 'Set AI_BASE_URL to the final address'],
		['takes no such request', server.status(400), 'Check whether "m" is a model that writes text'],
		['sends a web page', faults.webPage, 'Set AI_BASE_URL to the address of the API'],
		['speaks another protocol', faults.emptyStream, 'Check AI_PROVIDER and AI_BASE_URL.'],
		['is mute', server.stayMute, 'Set AI_FIRST_TOKEN_SECONDS higher'],
		['does not finish', server.stall('{'), 'Set AI_TOTAL_SECONDS higher'],
		['declines', server.answer('', { finishReason: 'content_filter' }), 'declined a harmless question'],
	])('asks a server that %s once, and says what to set', async (_, behaviour, advice) => {
		const { models, isReady, told } = await check([behaviour], { limits: { firstTokenMs: 1500, totalMs: 2000 } });
		expect(isReady).toBe(false);
		expect(told).toContain(advice);
		expect(models.requests).toHaveLength(1);
	});

	it('tells a missing key from a refused one', async () => {
		const { told } = await check([server.status(401)], { apiKey: undefined });
		expect(told).toContain('The server wants a key (HTTP 401). Set AI_API_KEY.');
	});

	it('asks nothing of a server that cannot be reached, and hides a password in its address', async () => {
		const free = createServer();
		const port = await new Promise<number>((resolve) => {
			free.listen(0, '127.0.0.1', () => resolve((free.address() as AddressInfo).port));
		});
		await new Promise((resolve) => free.close(resolve));
		const { isReady, told } = await check([good], { baseUrl: `http://me:hidden@127.0.0.1:${port}/v1` });
		expect(isReady).toBe(false);
		expect(told).toContain(`Reached: no. Nothing listens at http://127.0.0.1:${port}/v1. Start the model server`);
		expect(told).not.toContain('hidden');
		const unknown = await check([good], { baseUrl: 'http://no-such-host.invalid/v1' });
		expect(unknown.told).toMatch(/Reached: no\. The host of http:\/\/no-such-host\.invalid\/v1 was not found/);
		const encrypted = await check([good], { baseUrl: `https://127.0.0.1:${new URL((await another()).url).port}/v1` });
		expect(encrypted.told).toContain('does not speak https');
	});
});

async function another(): Promise<server.ModelServer> {
	const models = await server.startModelServer(good);
	closing.push(() => models.close());
	return models;
}
