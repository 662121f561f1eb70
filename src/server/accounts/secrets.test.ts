import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database, OpenDatabase } from '#server/database/open.ts';
import { createLog } from '#server/log.ts';
import { buildTestApp, TEST_PASSWORD, type TestApp } from '#test/app.ts';
import { openTestPostgres } from '#test/database.ts';
import { addAuthorized } from './authorized.ts';
import { ensureSetupToken } from './setup.ts';

const owner = 'ada@example.com';
const renamed = 'countess@example.com';
const CHANGED = 'Two-kettles-over-7-hills';
const RECOVERED = 'Nine-lanterns-by-3-rivers';
const GUESS = 'Wrong-Guess-of-8-herons';

let database: OpenDatabase;
let test: TestApp;
let log = '';
/** Every token and password that was ever valid, and a guess at one. */
const secrets = new Set([TEST_PASSWORD, CHANGED, RECOVERED, GUESS]);

beforeAll(async () => {
	database = await openTestPostgres();
	const stream = new PassThrough().on('data', (chunk) => {
		log += String(chunk);
	});
	test = await buildTestApp({ database, log: createLog('trace', stream) });
}, 60_000);
afterAll(async () => {
	await test.close();
	await database.close();
});

/** Every row of every table of every schema, the queue's too, as text. */
async function dump(db: Database): Promise<string> {
	const tables = await db.execute<{ schema: string; name: string }>(
		sql`select table_schema as schema, table_name as name from information_schema.tables
			where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
	);
	expect(new Set(tables.rows.map((row) => row.schema))).toEqual(new Set(['public', 'drizzle', 'pgboss']));
	const rows = [];
	for (const { schema, name } of tables.rows) {
		const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
		const found = await db.execute<{ row: string }>(sql`select t::text as row from ${table} t`);
		rows.push(...found.rows.map(({ row }) => `${name} ${row}`));
	}
	return rows.join('\n');
}

async function tokenFrom(method: 'POST' | 'PUT', url: string, options: object): Promise<string> {
	const answer = await test.send(method, url, options);
	expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(300);
	const { token } = answer.json().data;
	secrets.add(token);
	return token;
}

const outbox = () => join(test.dataDir, 'outbox');

/** The token of the newest mail with a link, once there is one for this address. */
function mailedToken(to: string): Promise<string> {
	return vi.waitFor(
		async () => {
			for (const name of (await readdir(outbox())).filter((one) => one.endsWith('.eml'))) {
				// A line of a mail that is too long ends in "=", and an equals sign is written "=3D".
				const mail = (await readFile(join(outbox(), name), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
				const token = /reset-password\?token=([\w-]{43})/.exec(mail)?.[1];
				if (token && mail.includes(`To: ${to}`)) return token;
			}
			throw new Error('there is no mail yet');
		},
		{ timeout: 20_000, interval: 100 },
	);
}

it('no token and no password is in the log, in any table or in the name of a mail', async () => {
	const { db } = database;
	const setupToken = (await ensureSetupToken(db)) ?? '';
	secrets.add(setupToken);
	const dumps = [await dump(db)];
	const credentials = { email: owner, password: TEST_PASSWORD };
	const first = await tokenFrom('POST', '/api/auth/signup', { body: { ...credentials, setupToken } });
	await tokenFrom('POST', '/api/auth/signin', { body: credentials });
	await test.send('POST', '/api/auth/signin', { body: { email: owner, password: GUESS } });
	dumps.push(await dump(db));

	const passwords = { currentPassword: TEST_PASSWORD, newPassword: CHANGED };
	const wrong = { ...passwords, currentPassword: GUESS };
	expect((await test.send('PUT', '/api/auth/change-password', { token: first, body: wrong })).statusCode).toBe(400);
	const second = await tokenFrom('PUT', '/api/auth/change-password', { token: first, body: passwords });
	await addAuthorized(db, [renamed]);
	const third = await tokenFrom('PUT', '/api/auth/update-email', { token: second, body: { newEmail: renamed } });
	await test.send('DELETE', `/api/auth/sessions/${third}`, { token: third });

	await test.send('POST', '/api/password/forgot-password', { body: { email: renamed } });
	const link = await mailedToken(renamed);
	secrets.add(link);
	dumps.push(await dump(db));
	await test.send('GET', `/api/password/verify-token/${link}`);
	await test.send('GET', `/reset-password?token=${link}`);
	const reset = { token: link, newPassword: RECOVERED };
	expect((await test.send('POST', '/api/password/reset-password', { body: reset })).statusCode).toBe(200);
	await tokenFrom('POST', '/api/auth/signin', { body: { email: renamed, password: RECOVERED } });
	dumps.push(await dump(db));

	const stored = dumps.join('\n');
	const names = (await readdir(outbox())).join('\n');
	expect(stored).toContain('reset-link');
	expect(stored).toContain(renamed);
	expect(log.split('\n').length).toBeGreaterThan(12);
	expect(names).toContain('.eml');
	expect(secrets.size).toBe(4 + 1 + 6);
	for (const secret of secrets) {
		expect(secret.length).toBeGreaterThan(15);
		for (const [place, text] of Object.entries({ log, stored, names })) {
			expect(text.includes(secret), `a secret stands in ${place}`).toBe(false);
		}
	}
	for (const email of [owner, renamed]) expect(log).not.toContain(email);
});

it('nothing that is stored of a session or a reset link is of use as a token', async () => {
	const { db } = database;
	const email = 'grace@example.com';
	await test.signUp(email);
	await test.send('POST', '/api/password/forgot-password', { body: { email } });
	await mailedToken(email);
	const rows = await db.execute<{ value: string }>(
		sql`select value from sessions s, jsonb_each_text(to_jsonb(s)) union
			select value from reset_tokens r, jsonb_each_text(to_jsonb(r))`,
	);
	const values = rows.rows.map(({ value }) => value).filter((value) => value);
	expect(values.length).toBeGreaterThan(6);
	for (const value of values) {
		const asSession = await test.send('GET', '/api/auth/me', { headers: { authorization: `Bearer ${value}` } });
		expect(asSession.statusCode).toBe(401);
	}
	const links = await db.execute<{ hash: string }>(sql`select token_hash as hash from reset_tokens`);
	expect(links.rows).toHaveLength(1);
	for (const token of [
		links.rows[0]?.hash ?? '',
		Buffer.from(links.rows[0]?.hash ?? '', 'hex').toString('base64url'),
	]) {
		const asLink = await test.send('POST', '/api/password/reset-password', { body: { token, newPassword: RECOVERED } });
		expect([asLink.statusCode, asLink.json().code]).toEqual([400, 'INVALID_TOKEN']);
	}
});
