import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '#test/app.ts';
import { runCommand } from '#test/command.ts';
import { freshDataDir } from '#test/database.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { slowTest } from '#test/slow-test.ts';
import { outbox } from './outbox.ts';

let dataDir: string;
let server: ServerProcess | undefined;
beforeEach(async () => {
	dataDir = await freshDataDir();
});
afterEach(async () => {
	await server?.kill();
	await rm(dataDir, { recursive: true, force: true });
});

async function shownOutbox(settings: Record<string, string> = {}): Promise<string> {
	const { output } = await runCommand(outbox, { DATA_DIR: dataDir, ...settings });
	return output.trim();
}

function post(path: string, body: object): Promise<Response> {
	const headers = { 'content-type': 'application/json' };
	return fetch(`${server?.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('npm run outbox', () => {
	slowTest(
		'ACCESS-6: lists the mails of a server that runs without a mail server, and the server stops cleanly',
		60_000,
		async () => {
			server = await startServer({ DATA_DIR: dataDir });
			expect(await shownOutbox()).toBe(`There is no mail in ${join(dataDir, 'outbox')}.`);
			const setupToken = new URL(server.setupLink ?? '').searchParams.get('setup');
			const email = 'owner@example.com';
			expect((await post('/api/auth/signup', { email, password: TEST_PASSWORD, setupToken })).status).toBe(201);
			expect((await post('/api/password/forgot-password', { email })).status).toBe(200);
			await expect.poll(() => shownOutbox(), { timeout: 15_000, interval: 200 }).toContain(email);
			const [date, to, subject, file] = (await shownOutbox()).split('\t');
			expect([to, subject]).toEqual([email, 'Set a new password for Growth Toolkit']);
			expect(date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
			expect(file?.startsWith(join(dataDir, 'outbox/'))).toBe(true);
			expect(await server.stop()).toBe(0);
		},
	);

	it('says that new mails go elsewhere where there is a mail server', async () => {
		expect(await shownOutbox({ SMTP_URL: 'smtp://localhost:2525' })).toContain('new mails go to that mail server');
	});
});
