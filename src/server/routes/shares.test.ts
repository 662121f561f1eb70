import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { EMPTY_PROFILE } from '#business/profile.ts';
import { runs, shares, users } from '#server/database/schema.ts';
import { buildTestApp, type TestAppOptions } from '#test/app.ts';
import { tinyTools } from '#test/tiny-tools.ts';

async function start(
	topic = 'Heron Dental',
	options: TestAppOptions = {},
	name: keyof typeof tinyTools = 'client-tool',
) {
	const { endpoint } = tinyTools[name].contract;
	const test = await buildTestApp({
		tools: { 'client-tool': tinyTools['client-tool'] },
		env: { PUBLIC_URL: 'https://tools.example' },
		...options,
	});
	const token = await test.signUp('ann@example.com');
	const made = await test.send('POST', endpoint, { token, body: { topic } });
	const runId: string = made.json().run.id;
	const share = (body: object = {}) => test.send('POST', `/api/runs/${runId}/shares`, { token, body });
	const pathOf = (address: string) => new URL(address).pathname;
	return {
		...test,
		token,
		runId,
		share,
		async page(body: object = {}) {
			const { address, id } = (await share(body)).json().share;
			return { id, path: pathOf(address), read: () => test.send('GET', pathOf(address)) };
		},
		enter: (path: string, password: string, remoteAddress = '203.0.113.7') =>
			test.app.inject({
				method: 'POST',
				url: path,
				remoteAddress,
				headers: { 'content-type': 'application/x-www-form-urlencoded' },
				payload: new URLSearchParams({ password }).toString(),
			}),
		links: async () => (await test.send('GET', `/api/runs/${runId}/shares`, { token })).json().shares,
	};
}

const bodyOf = (page: string) => page.slice(page.indexOf('<body>'));

describe('a link for a client', () => {
	it('is made with an address that nobody can guess and that is kept as a hash', async () => {
		const { share, links, database } = await start();
		const response = await share({ days: 7, password: 'gull-harbour', parts: [] });
		expect(response.statusCode, response.body).toBe(201);
		const made = response.json().share;
		expect(made.address).toMatch(/^https:\/\/tools\.example\/share\/[\w-]{43}$/);
		expect(made).toMatchObject({ version: 1, hasPassword: true, views: 0, revokedAt: null, gaps: 1, parts: [] });
		expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(7 * 86_400_000);
		const secret = made.address.slice(-43);
		const [row] = await database.db.select().from(shares);
		expect(JSON.stringify(row)).not.toContain(secret);
		expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
		const { address: _, gaps: __, ...listed } = made;
		expect(await links()).toEqual([listed]);
	});

	it('shows its address again to whoever made it, and to nobody else', async () => {
		const test = await start();
		const { id, path } = await test.page();
		const ask = (token: string) => test.send('GET', `/api/shares/${id}/address`, { token });
		const seen = await ask(test.token);
		expect(seen.json()).toEqual({ share: { id, address: `https://tools.example${path}` } });
		expect(seen.headers['cache-control']).toBe('no-store');
		expect((await ask(await test.signUp('bob@example.com'))).statusCode).toBe(404);
	});

	it('costs only that view where it is older than the key, or the key is gone', async () => {
		const test = await start();
		const [older, lost] = [await test.page(), await test.page()];
		await test.database.db.update(shares).set({ sealedToken: null }).where(eq(shares.id, older.id));
		await rm(join(test.dataDir, 'share-key'));
		const ask = (id: string) => test.send('GET', `/api/shares/${id}/address`, { token: test.token });
		const answers = [await ask(older.id), await ask(lost.id)];
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
		expect(answers[0]?.json().error).toContain('was shown once');
		expect(answers[1]?.json().error).toContain('the key that it was kept with is gone');
		for (const { read } of [older, lost]) expect((await read()).statusCode).toBe(200);
		const next = await test.page();
		expect((await ask(next.id)).json().share.address).toContain(next.path);
	});

	it('is made as well where no key can be written, and then shown once', async () => {
		const test = await start();
		await mkdir(join(test.dataDir, 'share-key'));
		const { id, read } = await test.page();
		expect((await read()).statusCode).toBe(200);
		expect((await test.send('GET', `/api/shares/${id}/address`, { token: test.token })).statusCode).toBe(409);
	});

	it('refuses what is out of bounds by name', async () => {
		const { share } = await start();
		expect((await share({ days: 366 })).json().error).toBe('days must be a whole number of days from 1 to 365.');
		expect((await share({ days: 0 })).statusCode).toBe(400);
		expect((await share({ password: 'x'.repeat(201) })).json().error).toBe(
			'password must hold at most 200 characters.',
		);
	});

	it('is not made with a day that is another one when the page is read, unless it may stay', async () => {
		const { share, send, runId, token } = await start();
		const { output } = (await send('GET', `/api/runs/${runId}`, { token })).json().run;
		const editedOutput = { report: { ...output.report, summary: 'We meet on Tuesday at three.' } };
		await send('PATCH', `/api/runs/${runId}`, { token, body: { editedOutput } });
		const refused = await share();
		expect(refused.statusCode).toBe(409);
		expect(refused.json()).toMatchObject({
			code: 'UNDATED_DAYS',
			error: expect.stringContaining('“on Tuesday at three”'),
		});
		expect((await share({ keepDays: true })).statusCode).toBe(201);
	});

	it('is not made for another member, a tool without anything for clients, or a run without a result', async () => {
		const test = await start();
		const bob = await test.signUp('bob@example.com');
		const ask = (token: string) => test.send('POST', `/api/runs/${test.runId}/shares`, { token, body: {} });
		expect((await ask(bob)).statusCode).toBe(404);
		await test.database.db.update(runs).set({ status: 'failed', output: null });
		expect([(await ask(test.token)).statusCode, (await ask(test.token)).json().code]).toEqual([409, 'CONFLICT']);
		const other = await start('Heron Dental', { tools: tinyTools }, 'tiny-tool');
		expect((await other.share()).json().error).toBe('Results of this tool cannot be shared with a client.');
	});

	it('is revoked by whoever made it alone, and once', async () => {
		const test = await start();
		const { id } = await test.page();
		const bob = await test.signUp('bob@example.com');
		expect((await test.send('DELETE', `/api/shares/${id}`, { token: bob })).statusCode).toBe(404);
		const first = await test.send('DELETE', `/api/shares/${id}`, { token: test.token });
		const again = await test.send('DELETE', `/api/shares/${id}`, { token: test.token });
		expect(first.json().share.revokedAt).toMatch(/Z$/);
		expect(again.json()).toEqual(first.json());
	});
});

describe('the page of a client', () => {
	it('shows the whole document without a session', async () => {
		const { page } = await start();
		const response = await (await page()).read();
		expect(response.statusCode).toBe(200);
		expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
		expect(response.headers['set-cookie']).toBeUndefined();
		for (const part of [
			'<title>Plan for Heron Dental</title>',
			'<h1>Plan for Heron Dental</h1>',
			'Prepared by Edda Bright, Harbour &amp; Sons',
			'<h2 id="s1">Situation</h2>',
			'<a href="#s2">Phases</a>',
			'“we type it twice”',
			'<footer>line 3</footer>',
			'<th scope="col">Step</th>',
			'<span class="gap">[add date]</span>',
			'<ol><li>Look</li><li>Try</li></ol>',
			'<dt>Price</dt><dd>€900</dd>',
		])
			expect(response.body).toContain(part);
	});

	it('says where to answer: at the address of the business profile, or else of the account', async () => {
		const { page, send, token } = await start();
		const before = (await (await page()).read()).body;
		expect(before).toContain('mailto:ann@example.com?subject=Plan%20for%20Heron%20Dental');
		const profile = { ...EMPTY_PROFILE, name: 'Ann Lee', email: 'hello@harbour.example' };
		await send('PUT', '/api/profile/business', { token, body: { profile } });
		const after = (await (await page()).read()).body;
		expect(after).toContain('Prepared by Edda Bright, Harbour &amp; Sons · hello@harbour.example');
		expect(after).toContain('mailto:hello@harbour.example?');
		expect(after).not.toContain('ann@example.com');
		expect((await (await page({ replyTo: 'sales@harbour.example' })).read()).body).toContain(
			'mailto:sales@harbour.example?',
		);
	});

	it('answers 404 for a wrong address', async () => {
		const { page, send } = await start();
		const { path } = await page();
		for (const wrong of [`${path}x`, path.slice(0, -1), '/share/x']) {
			const response = await send('GET', wrong);
			expect([response.statusCode, response.headers['x-robots-tag']]).toEqual([404, 'noindex, nofollow']);
			expect(response.body).not.toContain('Heron');
		}
	});

	it('answers 410 once it has expired or was revoked, and says whom to ask', async () => {
		let now = new Date('2026-03-02T09:00:00Z');
		const test = await start('Heron Dental', { now: () => now });
		const revoked = await test.page();
		await test.send('DELETE', `/api/shares/${revoked.id}`, { token: test.token });
		const expiring = await test.page({ days: 7, password: 'gull-harbour' });
		expect((await expiring.read()).statusCode).toBe(200);
		now = new Date('2026-03-09T09:00:00Z');
		for (const { read, path } of [revoked, expiring]) {
			for (const response of [await read(), await test.enter(path, 'gull-harbour')]) {
				expect(response.statusCode).toBe(410);
				expect(response.body).toContain('Ask the person who sent it to you');
				expect(response.body).not.toContain('Heron');
			}
		}
	});

	it('answers 404 once its run or its member is deleted, and is there again with a run that is restored', async () => {
		const { page, send, token, runId, database } = await start();
		const { read } = await page();
		await send('DELETE', `/api/runs/${runId}`, { token });
		const deleted = await read();
		expect([deleted.statusCode, deleted.body.includes('Heron')]).toEqual([404, false]);
		await send('POST', `/api/runs/${runId}/restore`, { token });
		expect((await read()).body).toContain('Heron');
		await database.db.delete(users);
		expect((await read()).statusCode).toBe(404);
	});

	it('asks for the password, shows nothing before, and keeps no cookie after', async () => {
		const { page, enter, links } = await start();
		const { path, read } = await page({ password: 'gull-harbour' });
		const asked = await read();
		expect(asked.statusCode).toBe(200);
		expect(asked.body).toContain('<input id="password" name="password" type="password"');
		expect(asked.body).not.toContain('Heron');
		const wrong = await enter(path, 'gull');
		expect([wrong.statusCode, wrong.body.includes('That is not the password')]).toEqual([403, true]);
		expect((await links())[0].views).toBe(0);
		const right = await enter(path, 'gull-harbour');
		expect([right.statusCode, right.headers['set-cookie']]).toEqual([200, undefined]);
		expect(right.body).toContain('Plan for Heron Dental');
		expect((await read()).body).not.toContain('Heron');
	});

	it('stops whoever guesses at a password, and nobody elsewhere', async () => {
		const { page, enter } = await start();
		const { path } = await page({ password: 'gull-harbour' });
		for (let guess = 0; guess < 10; guess++) expect((await enter(path, `guess ${guess}`)).statusCode).toBe(403);
		const stopped = await enter(path, 'gull-harbour');
		expect(stopped.statusCode).toBe(429);
		expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
		expect(stopped.body).toContain('Too many wrong passwords');
		expect(stopped.body).not.toContain('Heron');
		expect((await enter(path, 'gull-harbour', '198.51.100.4')).statusCode).toBe(200);
		const other = await page({ password: 'gull-harbour' });
		expect((await enter(other.path, 'gull-harbour')).statusCode).toBe(200);
	});

	it('takes a small form and nothing else', async () => {
		const { page, enter, send } = await start();
		const { path } = await page({ password: 'gull-harbour' });
		expect((await enter(path, 'x'.repeat(5000))).statusCode).toBe(413);
		const json = await send('POST', path, { body: { password: 'gull-harbour' } });
		expect([json.statusCode, json.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8']);
	});

	it('loads nothing, runs nothing, is in no index, no cache and no frame', async () => {
		const { page } = await start();
		const { headers, body } = await (await page()).read();
		const policy = String(headers['content-security-policy']);
		expect(policy).toMatch(
			/^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
		);
		expect(headers).toMatchObject({
			'x-robots-tag': 'noindex, nofollow',
			'referrer-policy': 'no-referrer',
			'cache-control': 'no-store',
			'x-content-type-options': 'nosniff',
		});
		expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
		expect(body).not.toMatch(/<script|<link|<img|\bsrc=|\bstyle=|\bon\w+=|http/i);
	});

	it('shows hostile text as text', async () => {
		const hostile = '</title><script>alert(1)</script><img src=x onerror=alert(2)>"\'&<a href="javascript:alert(3)">';
		const { page } = await start(hostile);
		const { body } = await (await page()).read();
		expect(bodyOf(body)).not.toMatch(/<script|<img|<a href="javascript/i);
		expect(body.match(/<title>/g)).toHaveLength(1);
		expect(body).toContain(
			'Plan for &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt;&quot;&#39;&amp;&lt;a href=&quot;javascript:alert(3)&quot;&gt;',
		);
	});

	it('stays as it was when the result is changed; a new link has the change and a number of its own', async () => {
		const { page, database, runId } = await start();
		const first = await page();
		const before = (await first.read()).body;
		const edited = { report: { summary: 'All is new.', mood: 'Bad', score: 1, quotes: [], words: 0 } };
		await database.db.update(runs).set({ editedOutput: edited }).where(eq(runs.id, runId));
		expect((await first.read()).body).toBe(before);
		const second = (await (await page()).read()).body;
		expect(second).toContain('All is new.');
		expect(second).toContain('Version 2');
	});

	it('has no internal part unless it was chosen', async () => {
		const { page } = await start();
		expect((await (await page()).read()).body).not.toContain('Budget is 5,000.');
		expect((await (await page({ parts: ['notes'] })).read()).body).toContain('Budget is 5,000.');
	});

	it('counts each view and keeps nothing on who looked', async () => {
		const { page, links, app, database } = await start();
		const { path, read } = await page();
		await read();
		await read();
		await app.inject({ method: 'HEAD', url: path });
		expect((await links())[0].views).toBe(2);
		const [row] = await database.db.select().from(shares);
		expect(JSON.stringify(row)).not.toContain('127.0.0.1');
	});

	it('leaves its address and its password out of the log', async () => {
		const lines: string[] = [];
		const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
		const { page, enter } = await start('Heron Dental', { log });
		const { path, read } = await page({ password: 'gull-harbour' });
		await read();
		await enter(path, 'gull-harbour');
		await enter(path, 'x'.repeat(5000));
		const text = lines.join('');
		expect(text).toContain('/share/:token');
		expect(text).not.toContain(path.slice('/share/'.length));
		expect(text).not.toContain('gull-harbour');
	});
});
