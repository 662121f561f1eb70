import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { authorizedEmails, twoFactor, users } from '#server/database/schema.ts';
import { buildTestApp, TEST_PASSWORD, type TestApp } from '#test/app.ts';

const NOW = new Date('2026-03-04T12:00:00Z');
const DAY_MS = 86_400_000;
const OLD = 'ann@example.com';
const NEW = 'mallory@example.com';

/** An account whose address a thief has just changed; `link` is what the mail to the old address holds. */
async function takenOver() {
	let now = NOW;
	const test = await buildTestApp({ now: () => now });
	const token = await test.signUp(OLD);
	await test.database.db.insert(authorizedEmails).values({ email: NEW });
	const changed = await test.send('PUT', '/api/auth/update-email', { token, body: { newEmail: NEW } });
	const thief: string = changed.json().data.token;
	const link = await linkIn(test);
	const takeBack = (with_ = link) => test.send('POST', '/api/auth/take-back-address', { body: { token: with_ } });
	const signIn = (email: string) =>
		test.send('POST', '/api/auth/signin', { body: { email, password: TEST_PASSWORD } }).then((one) => one.statusCode);
	return { test, thief, link, takeBack, signIn, later: (ms: number) => (now = new Date(NOW.getTime() + ms)) };
}

async function linkIn({ dataDir }: TestApp): Promise<string> {
	const outbox = join(dataDir, 'outbox');
	const link = async () => {
		const [name = ''] = (await readdir(outbox).catch(() => [])).filter((entry) => entry.endsWith('.eml'));
		if (name === '') return '';
		// Quoted-printable breaks long lines with "=", and writes "=" as "=3D".
		const text = (await readFile(join(outbox, name), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
		return /take-back-address\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
	};
	await expect.poll(link, { timeout: 15_000 }).not.toBe('');
	return link();
}

describe('the link in the mail to an old address', () => {
	it('gives the account its address again, and ends the session of whoever changed it', async () => {
		const { test, thief, takeBack, signIn } = await takenOver();
		expect(await signIn(OLD)).not.toBe(200);
		const answer = await takeBack();
		expect(answer.json()).toEqual({ data: { email: OLD } });
		expect((await test.send('GET', '/api/auth/me', { token: thief })).statusCode).toBe(401);
		expect(await signIn(OLD)).toBe(200);
		expect(await signIn(NEW)).not.toBe(200);
	});

	it('works for seven days, also after the address was changed once more', async () => {
		const { test, thief, takeBack, later } = await takenOver();
		await test.database.db.insert(authorizedEmails).values({ email: 'third@example.com' });
		await test.send('PUT', '/api/auth/update-email', { token: thief, body: { newEmail: 'third@example.com' } });
		later(7 * DAY_MS + 1);
		expect((await takeBack()).json()).toMatchObject({ code: 'INVALID_TOKEN' });
		later(7 * DAY_MS);
		expect((await takeBack()).json()).toEqual({ data: { email: OLD } });
	});

	it('turns off two-factor authentication that was turned on since, and leaves what was on before', async () => {
		const { test, takeBack, signIn } = await takenOver();
		const { db } = test.database;
		const [{ id = '' } = {}] = await db.select().from(users);
		const before = new Date(NOW.getTime() - 1);
		await db.insert(twoFactor).values({ userId: id, sealedSecret: 'x', lastStep: 1, since: before });
		await takeBack();
		expect(await db.select().from(twoFactor)).toHaveLength(1);
		await db.update(twoFactor).set({ since: NOW });
		await takeBack();
		expect(await db.select().from(twoFactor)).toEqual([]);
		expect(await signIn(OLD)).toBe(200);
	});

	it('opens by no other text, and changes nothing while the old address belongs to somebody else', async () => {
		const { test, link, takeBack, signIn } = await takenOver();
		for (const wrong of ['x', `${link}x`, link.slice(0, -2), link.replace(/^v1/, 'v2')]) {
			expect((await takeBack(wrong)).json()).toMatchObject({ code: 'INVALID_TOKEN' });
		}
		await test.signUp(OLD);
		expect((await takeBack()).json()).toMatchObject({ code: 'EMAIL_TAKEN' });
		expect(await signIn(NEW)).toBe(200);
	});
});
