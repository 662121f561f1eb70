import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '#test/app.ts';
import { freshDataDir } from '#test/database.ts';
import { projectNode, type ServerProcess, startServer } from '#test/server-process.ts';

const root = join(import.meta.dirname, '../../..');

let dataDir: string;
let server: ServerProcess | undefined;
beforeEach(async () => {
	dataDir = await freshDataDir();
});
afterEach(async () => {
	await server?.kill();
	await rm(dataDir, { recursive: true, force: true });
});

async function outbox(settings: Record<string, string> = {}): Promise<string> {
	const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...settings };
	const { stdout } = await promisify(execFile)(projectNode, ['src/server/cli/outbox.ts'], { cwd: root, env });
	return stdout.trim();
}

function post(path: string, body: object): Promise<Response> {
	const headers = { 'content-type': 'application/json' };
	return fetch(`${server?.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('npm run outbox', () => {
	it('ACCESS-6: lists the mails of a server that runs without a mail server, and the server stops cleanly', async () => {
		server = await startServer({ DATA_DIR: dataDir });
		expect(await outbox()).toBe(`There is no mail in ${join(dataDir, 'outbox')}.`);
		const setupToken = new URL(server.setupLink ?? '').searchParams.get('setup');
		const email = 'owner@example.com';
		expect((await post('/api/auth/signup', { email, password: TEST_PASSWORD, setupToken })).status).toBe(201);
		expect((await post('/api/password/forgot-password', { email })).status).toBe(200);
		await expect.poll(() => outbox(), { timeout: 15_000, interval: 200 }).toContain(email);
		const [date, to, subject, file] = (await outbox()).split('\t');
		expect([to, subject]).toEqual([email, 'Set a new password for Growth Toolkit']);
		expect(date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
		expect(file?.startsWith(join(dataDir, 'outbox/'))).toBe(true);
		expect(await server.stop()).toBe(0);
	}, 60_000);

	it('says that new mails go elsewhere where there is a mail server', async () => {
		expect(await outbox({ SMTP_URL: 'smtp://localhost:2525' })).toContain('new mails go to that mail server');
	});
});
