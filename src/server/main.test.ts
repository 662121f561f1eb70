import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Session } from '#shared/account.ts';
import type { FullRun, Run } from '#shared/runs.ts';
import { TEST_PASSWORD } from '#test/app.ts';
import { freshDataDir } from '#test/database.ts';
import { answer, type Behaviour, stall, startModelServer } from '#test/model-server.ts';
import { type ServerProcess, startInVain, startServer } from '#test/server-process.ts';
import { slowTest } from '#test/slow-test.ts';
import { example } from '#tools/ideator/example.ts';
import { serverTools } from '#tools/server.ts';

const call = {
	callTranscript: 'Ann: What holds you back?\nBob: We lose ten hours a week.',
	callType: 'Discovery Call',
	callObjective: 'Learn',
};

let dataDir: string;
let server: ServerProcess | undefined;
beforeEach(async () => {
	dataDir = await freshDataDir();
});
afterEach(async () => {
	await server?.kill();
	await rm(dataDir, { recursive: true, force: true });
});

async function post(path: string, body: object, token?: string): Promise<Response> {
	const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
	return fetch(`${server?.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('the server as a process', () => {
	slowTest(
		'ACCESS-5: has every acknowledged account and run again after kill -9, and keeps no mail where SMTP_URL is set',
		120_000,
		async () => {
			server = await startServer({ DATA_DIR: dataDir });
			const setupToken = new URL(server.setupLink ?? '').searchParams.get('setup') ?? undefined;
			expect(server.setupLink).toMatch(new RegExp(`^${server.url}/signup\\?setup=`));
			const account = { email: 'owner@example.com', password: TEST_PASSWORD };
			const signUp = await post('/api/auth/signup', { ...account, setupToken });
			const { token, user } = ((await signUp.json()) as { data: Session }).data;
			expect(user.role).toBe('owner');
			const analysis = await post('/api/sales-call-analyzer/analyze', call, token);
			const analyzed = (await analysis.json()) as { run: Run; callAnalysis: object };
			expect(analyzed.run.status).toBe('succeeded');
			await server.kill();

			server = await startServer({ DATA_DIR: dataDir, SMTP_URL: 'smtp://localhost:2525' });
			expect(server.setupLink).toBeUndefined();
			expect(server.said).not.toContain('Mail is kept');
			const signedIn = await post('/api/auth/signin', account);
			expect(signedIn.status).toBe(200);
			const headers = { authorization: `Bearer ${token}` };
			const stored = await fetch(`${server.url}/api/runs/${analyzed.run.id}`, { headers });
			expect(((await stored.json()) as { run: FullRun }).run).toMatchObject({
				...analyzed.run,
				output: { callAnalysis: analyzed.callAnalysis },
			});
			expect(await server.stop()).toBe(0);
		},
	);

	it('does not start with a wrong setting, and says which', async () => {
		const { code, said } = await startInVain({ DATA_DIR: dataDir, PORT: 'three thousand' });
		expect(code).toBe(1);
		expect(said).toContain('PORT must be a whole number from 0 to 65535. Example: 3000');
		expect(said).not.toContain('    at ');
	});

	slowTest(
		'ACCESS-6: prints where mail is kept, and does not start beside another on its data or on its port',
		120_000,
		async () => {
			server = await startServer({ DATA_DIR: dataDir });
			expect(server.said).toContain(`Mail is kept in ${join(dataDir, 'outbox')} (no SMTP_URL).`);
			const beside = await startInVain({ DATA_DIR: dataDir });
			expect(beside.code).toBe(1);
			expect(beside.said.trim().split('\n')).toHaveLength(1);
			expect(beside.said).toContain(`in use by process ${server.pid}`);

			const elsewhere = await freshDataDir();
			onTestFinished(() => rm(elsewhere, { recursive: true }));
			const { port } = new URL(server.url);
			const { code, said } = await startInVain({ DATA_DIR: elsewhere, PORT: port });
			expect(code).toBe(1);
			expect(said).toContain(`Port ${port} is in use by another program.`);
		},
	);

	slowTest('loses no accepted run at SIGTERM under load, and is gone within ten seconds', 180_000, async () => {
		const written = serverTools.ideator.answer.parse(serverTools.ideator.draft(example));
		let behave: Behaviour = stall('{"discovery');
		const models = await startModelServer((response, request) => behave(response, request));
		onTestFinished(() => models.close());
		const settings = {
			DATA_DIR: dataDir,
			AI_PROVIDER: 'openai-compatible',
			AI_MODEL: 'test-model',
			AI_BASE_URL: models.url,
		};
		server = await startServer(settings);
		const setupToken = new URL(server.setupLink ?? '').searchParams.get('setup') ?? undefined;
		const signUp = await post('/api/auth/signup', { email: 'owner@example.com', password: TEST_PASSWORD, setupToken });
		const { token } = ((await signUp.json()) as { data: Session }).data;
		const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', prefer: 'respond-async' };
		const begin = () =>
			fetch(`${server?.url}/api/ideator/generate`, { method: 'POST', headers, body: JSON.stringify(example) });
		const accepted = await Promise.all(
			Array.from({ length: 30 }, async () => ((await (await begin()).json()) as { run: Run }).run.id),
		);
		await expect.poll(() => models.busy, { timeout: 20_000 }).toBe(8);
		const stopped = Date.now();
		const codes = Promise.allSettled([begin(), begin(), begin()]);
		expect(await server.stop()).toBe(0);
		expect(Date.now() - stopped).toBeLessThan(10_000);
		await codes;

		behave = answer(written);
		server = await startServer(settings);
		const statusOf = async (id: string) => {
			const response = await fetch(`${server?.url}/api/runs/${id}`, { headers });
			return ((await response.json()) as { run: FullRun }).run.status;
		};
		await expect
			.poll(() => Promise.all(accepted.map(statusOf)), { timeout: 30_000, interval: 500 })
			.toEqual(Array(30).fill('succeeded'));
	});
});
