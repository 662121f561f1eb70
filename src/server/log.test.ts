import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildTestApp, TEST_PASSWORD } from '#test/app.ts';
import { answer, type Behaviour, startModelServer, status } from '#test/model-server.ts';
import { tinyAnswer, tinyTool } from '#test/tiny-tool.ts';
import { tinyTools } from '#test/tiny-tools.ts';
import { createLog, describeError } from './log.ts';
import { createModelEngine } from './model/ask.ts';

const WORDS = 'the zebra budget is forty grand';

function capture() {
	const lines: string[] = [];
	const log: FastifyBaseLogger = createLog('trace', { write: (line: string) => lines.push(line) });
	return { lines, log, entries: () => lines.map((line) => JSON.parse(line)) };
}

async function engineFor(...plan: Behaviour[]) {
	const models = await startModelServer(...plan);
	onTestFinished(() => models.close());
	const settings = {
		provider: 'openai-compatible',
		model: 'test-model',
		baseUrl: models.url,
		apiKey: 'sk-secret',
	} as const;
	return createModelEngine(settings, { pauseMs: 5 });
}

describe('the log', () => {
	it('holds no password, token or transcript after a whole journey with failures', async () => {
		const { log, lines } = capture();
		const echo = status(400, {}, { message: `cannot read: ${WORDS}` });
		const engine = await engineFor(answer(tinyAnswer), answer({ report: WORDS }), answer({ report: WORDS }), echo);
		const test = await buildTestApp({ engine, log, tools: tinyTools });
		const token = await test.signUp('ann@example.com');
		const body = { topic: WORDS, source: WORDS };
		const { endpoint } = tinyTool.contract;
		for (let count = 0; count < 3; count++) await test.send('POST', endpoint, { token, body });
		await test.send('POST', '/api/broken-tool/generate?engine=built-in', { token, body });
		await test.send('POST', endpoint, { token, body: `{"topic": "${WORDS}` });
		await test.send('POST', endpoint, { token, body: { [WORDS]: 1 } });
		await test.send('POST', '/api/auth/signin', { body: { email: 'ann@example.com', password: `${TEST_PASSWORD}!` } });
		await test.send('GET', `/api/password/verify-token/${token}`);
		await test.send('GET', `/reset-password?token=${token}`);
		await test.send('GET', `/api/runs?q=${encodeURIComponent(WORDS)}`, { token });
		await test.database.db.execute(sql`alter table runs rename to runs_elsewhere`);
		expect((await test.send('GET', '/api/runs', { token })).statusCode).toBe(500);
		await test.database.db.execute(sql`alter table runs_elsewhere rename to runs`);
		await test.send('POST', '/api/auth/signout', { token });

		expect(lines.length).toBeGreaterThan(12);
		const everything = lines.join('');
		for (const secret of [TEST_PASSWORD, token, 'zebra', 'sk-secret', 'Bearer', 'select ', 'argon2']) {
			expect(everything).not.toContain(secret);
		}
	});

	it('has one line a request, with the route’s pattern, the status and the id that the client was told', async () => {
		const { log, entries } = capture();
		const test = await buildTestApp({ log, tools: {} });
		const token = await test.signUp('ann@example.com');
		const response = await test.send('GET', '/api/runs/some-run', { token });
		const entry = entries().find(({ route }) => route === '/api/runs/:id');
		expect(entry).toEqual({
			level: 'info',
			time: expect.any(String),
			reqId: response.headers['x-request-id'],
			method: 'GET',
			route: '/api/runs/:id',
			status: 404,
			ms: expect.any(Number),
			msg: 'request',
		});
	});

	it('ERR-3: tells of a failed generation what went wrong, and of which run', async () => {
		const { log, entries } = capture();
		const engine = await engineFor(status(503));
		const test = await buildTestApp({ engine, log, tools: { 'tiny-tool': tinyTool } });
		const token = await test.signUp('ann@example.com');
		const response = await test.send('POST', tinyTool.contract.endpoint, { token, body: { topic: 'x' } });
		expect(entries().find(({ msg }) => msg === 'a generation failed')).toMatchObject({
			level: 'warn',
			run: response.json().run.id,
			tool: 'tiny-tool',
			source: 'model',
			code: 'MODEL_FAILED',
			failure: { kind: 'status', status: 503 },
			calls: 3,
		});
	});

	it('hides what goes by the name of a secret', () => {
		const { log, lines } = capture();
		log.info({ password: 'p-1', user: { token: 't-1' }, headers: { request: { authorization: 'a-1' } } });
		expect(lines.join('')).not.toMatch(/p-1|t-1|a-1/);
	});

	it('keeps the kind, code and place of an error, and the message only of plain ones', () => {
		const failed = Object.assign(new Error('Failed query: select 1'), { code: '42P01' });
		failed.name = 'DrizzleQueryError';
		expect(describeError(failed)).toMatchObject({ kind: 'DrizzleQueryError', code: '42P01', message: undefined });
		expect(describeError(new TypeError('x is not a function', { cause: failed }))).toMatchObject({
			message: 'x is not a function',
			at: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
			cause: { kind: 'DrizzleQueryError' },
		});
		expect(JSON.stringify(describeError(new Error('she said\n    at the office')))).not.toContain('office');
	});
});
