import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { addAuthorized } from '#server/accounts/authorized.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnvironment } from '#server/env.ts';
import { createMailTransport } from '#server/mail/transport.ts';
import { openQueue } from '#server/queue/queue.ts';
import { openToolPool } from '#server/tool-pool/tool-pool.ts';
import { findBrowser } from '../../scripts/browser.ts';

const EMAIL = 'member@example.com';
const PASSWORD = 'Two-kettles-over-7-hills';

export interface SignedInPage {
	page: Page;
	url: string;
	/** Of browser, server and database; nothing remains. */
	close(): Promise<void>;
}

/** A new installation without a model, in this process, and a page of Chromium in which a member is signed in. */
export async function openSignedInPage(): Promise<SignedInPage> {
	const dataDir = await mkdtemp(join(tmpdir(), 'bench-page-'));
	const env = readEnvironment({ DATA_DIR: dataDir });
	const database = await openDatabase(env);
	const queue = await openQueue(database);
	const app = await buildApp({
		env,
		db: database,
		queue,
		transport: createMailTransport(env),
		pool: openToolPool(),
		engine: null,
		webDir: process.env.WEB_DIR,
	});
	await app.listen({ host: '127.0.0.1', port: 0 });
	const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
	const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
	const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
	await addAuthorized(database.db, [EMAIL]);
	const response = await fetch(`${url}/api/auth/signup`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
	});
	const { data } = (await response.json()) as { data: { token: string; user: object } };
	await page.addInitScript(({ token, user }) => {
		localStorage.setItem('auth_token', token);
		localStorage.setItem('auth_user', JSON.stringify(user));
	}, data);
	await page.goto(url, { waitUntil: 'networkidle' });
	return {
		page,
		url,
		async close() {
			await browser.close();
			await app.close();
			await queue.close();
			await database.close();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}
