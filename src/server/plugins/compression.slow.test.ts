import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createModelEngine } from '#server/model/ask.ts';
import { buildTestApp, TEST_PASSWORD, type TestApp } from '#test/app.ts';
import { type Behaviour, stall, startModelServer } from '#test/model-server.ts';
import { tinyTool } from '#test/tiny-tool.ts';

const endpoint = tinyTool.contract.endpoint;
const input = { topic: 'pumps', source: 'Ann: we like it, and then we like it again. '.repeat(600) };

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

let test: TestApp;
let token: string;
let run: string;
beforeAll(async () => {
	test = await buildTestApp({ tools: { 'tiny-tool': tinyTool } });
	token = await test.signUp('ann@example.com');
	run = (await test.send('POST', endpoint, { token, body: input })).json().run.id;
}, 60_000);
afterAll(() => test.close());

const ask = (url: string, encoding: string, method: 'GET' | 'HEAD' = 'GET'): Promise<LightMyRequestResponse> =>
	test.app.inject({ method, url, headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding } });

describe('an answer', () => {
	it.each([
		['br', 'br'],
		['gzip', 'gzip'],
		['gzip, deflate, br, zstd', 'br'],
		['br;q=0, gzip', 'gzip'],
	] as const)('comes compressed to whoever accepts %s', async (accepted, encoding) => {
		const plain = await ask(`/api/runs/${run}`, 'identity');
		expect(plain.headers['content-encoding']).toBeUndefined();
		const response = await ask(`/api/runs/${run}`, accepted);
		expect(response.headers['content-encoding']).toBe(encoding);
		expect(response.headers.vary).toBe('accept-encoding');
		expect(response.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
		expect(UNPACK[encoding](response.rawPayload).toString()).toBe(plain.body);
	});

	it('of a few hundred bytes stays as it is, and so does each that carries a token', async () => {
		const me = await ask('/api/auth/me', 'br');
		expect(me.headers['content-encoding']).toBeUndefined();
		const entered = await test.send('POST', '/api/auth/signin', {
			headers: { 'accept-encoding': 'br' },
			body: { email: 'ann@example.com', password: TEST_PASSWORD },
		});
		expect(entered.json().data.token).toEqual(expect.any(String));
		expect(entered.headers['content-encoding']).toBeUndefined();
	});

	it.each(['docx', 'pdf'])('that is compressed by its nature stays as it is: %s', async (format) => {
		const response = await ask(`/api/runs/${run}/export?format=${format}`, 'br');
		expect(response.statusCode).toBe(200);
		expect(response.headers['content-encoding']).toBeUndefined();
	});

	it('to HEAD has the headers of that to GET', async () => {
		const described = (response: LightMyRequestResponse) =>
			['content-encoding', 'content-type', 'vary', 'content-length'].map((name) => response.headers[name]);
		for (const [url, encoding] of [
			['/api/auth/me', 'br'],
			[`/api/runs/${run}`, 'identity'],
			['/api/docs', 'gzip'],
		] as const) {
			const head = await ask(url, encoding, 'HEAD');
			expect([head.statusCode, head.body]).toEqual([200, '']);
			expect(described(head)).toEqual(described(await ask(url, encoding)));
		}
	});

	it('stays in no store', async () => {
		for (const url of ['/api/auth/me', '/api/runs', `/api/runs/${run}/export?format=json`, '/api/nothing', '/readyz']) {
			expect([url, (await ask(url, 'br')).headers['cache-control']]).toEqual([url, 'no-store']);
		}
	});
});

describe('a request', () => {
	it('is not unpacked', async () => {
		const response = await test.app.inject({
			method: 'POST',
			url: '/api/auth/signin',
			headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
			payload: gzipSync(JSON.stringify({ email: 'ann@example.com', password: TEST_PASSWORD })),
		});
		expect(response.statusCode).toBe(400);
	});
});

describe('what comes bit by bit', () => {
	async function start(behaviour: Behaviour) {
		const models = await startModelServer(behaviour);
		const settings = { provider: 'openai-compatible', model: 'test-model', baseUrl: models.url } as const;
		const slow = await buildTestApp({ tools: { 'tiny-tool': tinyTool }, engine: createModelEngine(settings) });
		// Close this before the app, which would wait for what the model is still writing.
		onTestFinished(() => models.close());
		return { ...slow, token: await slow.signUp('ann@example.com'), address: await slow.listen() };
	}

	/** The first bytes of a response that is still going on, for a client that accepts every encoding. */
	function firstBytes(url: string, method: string, bearer: string, body?: object) {
		return new Promise<{ encoding: string | undefined; text: string }>((resolve, reject) => {
			const headers = {
				authorization: `Bearer ${bearer}`,
				'accept-encoding': 'gzip, deflate, br, zstd',
				'content-type': 'application/json',
			};
			const sent = request(url, { method, headers }, (response) => {
				response.once('data', (piece) => {
					resolve({ encoding: response.headers['content-encoding'], text: String(piece) });
					sent.destroy();
				});
			});
			sent.on('error', reject).end(body && JSON.stringify(body));
		});
	}

	it('is not held back by a compressor: the events of a run', async () => {
		const slow = await start(stall('{"report":'));
		const headers = { prefer: 'respond-async' };
		const { id } = (await slow.send('POST', endpoint, { token: slow.token, headers, body: input })).json().run;
		const { encoding, text } = await firstBytes(`${slow.address}/api/runs/${id}/events`, 'GET', slow.token);
		expect(encoding).toBeUndefined();
		expect(text).toMatch(/^event: status\n/);
	});

	it('is not held back by a compressor: the trial of a prompt', async () => {
		const slow = await start(stall('Aurora'));
		const body = { prompt: 'Name the ferry.' };
		const tried = await firstBytes(`${slow.address}/api/prompt-generator/try`, 'POST', slow.token, body);
		expect(tried).toEqual({ encoding: undefined, text: 'Aurora' });
	});
});
