import { eq } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { makeOwner } from '#server/accounts/membership/owner.ts';
import { authorizedEmails, clients, refundedEmails, twoFactor, users } from '#server/database/schema.ts';
import type { ListedMember, MemberListPage } from '#shared/member-requests.ts';
import { buildTestApp, TEST_PASSWORD, type TestApp, type TestAppOptions } from '#test/app.ts';
import { slowTest } from '#test/slow-test.ts';

const owner = 'owner@example.com';

/** Starts an installation and signs its owner in. */
async function installation(options: TestAppOptions = {}): Promise<{ test: TestApp; token: string }> {
	const test = await buildTestApp(options);
	const token = await test.signUp(owner);
	await makeOwner(test.database.db, owner);
	return { test, token };
}

async function emails(test: TestApp, token: string, query = ''): Promise<string[]> {
	const response = await test.send('GET', `/api/members${query}`, { token });
	return response.json().members.map(({ email }: ListedMember) => email);
}

const CALLS = [
	['GET', '/api/members', undefined],
	['POST', '/api/members', { emails: ['eve@example.com'] }],
	['POST', '/api/members/import', { csv: 'eve@example.com', commit: true }],
	['DELETE', '/api/members/owner@example.com', undefined],
	['POST', '/api/members/owner@example.com/reset-link', undefined],
	['POST', '/api/members/ada@example.com/suspend', undefined],
	['POST', '/api/members/ada@example.com/resume', undefined],
	['DELETE', '/api/members/ada@example.com/account', undefined],
	['DELETE', '/api/members/ada@example.com/two-factor', undefined],
] as const;

describe('the routes of the member list', () => {
	it('are for the owner: a stranger gets a 401, a member a 403, and nothing changes', async () => {
		const { test, token } = await installation();
		const member = await test.signUp('ada@example.com');
		for (const [method, url, body] of CALLS) {
			expect((await test.send(method, url, { body })).statusCode).toBe(401);
			const refused = await test.send(method, url, { body, token: member });
			expect([refused.statusCode, refused.json().code]).toEqual([403, 'OWNER_ONLY']);
		}
		expect((await emails(test, token)).sort()).toEqual(['ada@example.com', owner]);
	});

	it('add addresses by hand and say which ones were there', async () => {
		const { test, token } = await installation();
		const body = { emails: ['Ada@Example.com', 'ada@example.com', owner] };
		const answer = await test.send('POST', '/api/members', { token, body });
		expect(answer.json()).toEqual({ added: ['ada@example.com'], known: [owner] });
		const wrong = await test.send('POST', '/api/members', { token, body: { emails: ['a@example.com', 'nobody'] } });
		expect(wrong.statusCode).toBe(400);
		expect(wrong.json().details[0].field).toBe('emails.1');
		expect(await emails(test, token)).not.toContain('a@example.com');
	});

	it('list page by page with the total, and search', async () => {
		const { test, token } = await installation();
		const many = Array.from({ length: 120 }, (_, index) => ({
			email: `buyer-${String(index).padStart(3, '0')}@example.com`,
			createdAt: new Date(Date.UTC(2026, 1, 1, 0, Math.floor(index / 40))),
		}));
		await test.database.db.insert(authorizedEmails).values(many);
		const seen: string[] = [];
		let cursor: string | null = '';
		while (cursor !== null) {
			const response = await test.send('GET', `/api/members?cursor=${cursor}`, { token });
			const page: MemberListPage = response.json();
			expect(page.total).toBe(121);
			seen.push(...page.members.map(({ email }) => email));
			cursor = page.nextCursor;
		}
		expect(new Set(seen).size).toBe(121);
		expect(seen).toHaveLength(121);
		expect(await emails(test, token, '?q=BUYER-11')).toHaveLength(10);
		const broken = await test.send('GET', '/api/members?cursor=nonsense', { token });
		expect([broken.statusCode, broken.json().details[0].field]).toEqual([400, 'cursor']);
	});

	it('take an address off the list and leave its account', async () => {
		const { test, token } = await installation();
		await test.signUp('ada@example.com');
		const removed = await test.send('DELETE', '/api/members/ada%40example.com', { token });
		expect(removed.json()).toEqual({ removed: true });
		expect((await test.send('DELETE', '/api/members/ada%40example.com', { token })).statusCode).toBe(404);
		const [first] = (await test.send('GET', '/api/members?q=ada', { token })).json().members;
		expect(first).toMatchObject({ authorized: false, hasAccount: true, role: 'member' });
		const body = { email: 'ada@example.com', password: TEST_PASSWORD };
		expect((await test.send('POST', '/api/auth/signin', { body })).statusCode).toBe(200);
	});
});

describe('POST /api/members/import', () => {
	const csv = 'name,email\nAda,ada@example.com\nNobody,nobody\nGrace,grace@example.com\nAda,ada@example.com';

	it('shows what a file holds and changes nothing', async () => {
		const { test, token } = await installation();
		await test.database.db.insert(refundedEmails).values({ email: 'grace@example.com' });
		const answer = await test.send('POST', '/api/members/import', { token, body: { csv, commit: false } });
		expect(answer.json().import).toEqual({
			source: 'list',
			column: 'email',
			emails: 2,
			known: 0,
			duplicates: [{ line: 5, text: 'ada@example.com' }],
			invalid: [{ line: 3, text: 'nobody' }],
			refunded: [],
			unpaid: [],
			refundedHere: ['grace@example.com'],
		});
		expect(await emails(test, token, '?q=ada')).toEqual([]);
	});

	it('imports nothing while a line is wrong, and the rest when told to skip it', async () => {
		const { test, token } = await installation();
		const refused = await test.send('POST', '/api/members/import', { token, body: { csv, commit: true } });
		expect(refused.statusCode).toBe(400);
		expect(refused.json().error).toContain('line 3');
		expect(await emails(test, token, '?q=ada')).toEqual([]);
		const body = { csv, commit: true, skipInvalid: true };
		const done = await test.send('POST', '/api/members/import', { token, body });
		expect(done.json().import).toMatchObject({ added: 2, known: 0 });
		expect(await emails(test, token, '?q=ada')).toEqual(['ada@example.com']);
		const again = await test.send('POST', '/api/members/import', { token, body });
		expect(again.json().import).toMatchObject({ added: 0, known: 2 });
	});

	slowTest('takes a file of 50,000 rows and names what is wrong with a broken one', 60_000, async () => {
		const { test, token } = await installation();
		const heading = 'id,Created date (UTC),Amount,Amount Refunded,Description,Status,Customer Email';
		const rows = Array.from({ length: 50_000 }, (_, index) => {
			return `ch_${index},2026-03-01,49.00,0.00,${'A kit of templates '.repeat(5)},Paid,buyer-${index}@example.com`;
		});
		const body = { csv: [heading, ...rows].join('\n'), commit: true };
		const done = await test.send('POST', '/api/members/import', { token, body });
		expect(done.json().import).toMatchObject({ source: 'stripe', added: 50_000 });
		const broken = await test.send('POST', '/api/members/import', { token, body: { csv: 'email\n"a', commit: false } });
		expect([broken.statusCode, broken.json().details[0].field]).toEqual([400, 'csv']);
	});
});

describe('POST /api/members/:email/reset-link', () => {
	it('gives a link by which the member sets a new password; the log has none of it', async () => {
		const lines: string[] = [];
		const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
		const { test, token } = await installation({ log, env: { PUBLIC_URL: 'https://toolkit.example.com' } });
		await test.signUp('ada@example.com');
		const answer = await test.send('POST', '/api/members/ada%40example.com/reset-link', { token });
		expect(answer.headers['cache-control']).toBe('no-store');
		const link = new URL(answer.json().link);
		expect(`${link.origin}${link.pathname}`).toBe('https://toolkit.example.com/reset-password');
		const secret = link.searchParams.get('token') ?? '';
		const password = 'Another-long-1-password';
		const reset = await test.send('POST', '/api/password/reset-password', {
			body: { token: secret, newPassword: password },
		});
		expect(reset.statusCode).toBe(200);
		const signIn = await test.send('POST', '/api/auth/signin', { body: { email: 'ada@example.com', password } });
		expect(signIn.statusCode).toBe(200);
		expect(lines.join('')).not.toContain(secret);
		expect(lines.join('')).not.toContain('ada@example.com');
	});

	it('is only for an address with an account, and leaves the older link useless', async () => {
		const { test, token } = await installation();
		await test.signUp('ada@example.com');
		expect((await test.send('POST', '/api/members/eve%40example.com/reset-link', { token })).statusCode).toBe(404);
		const make = () => test.send('POST', '/api/members/ada%40example.com/reset-link', { token });
		const [first, second] = [(await make()).json().link, (await make()).json().link];
		expect(first).not.toBe(second);
		const use = (link: string) =>
			test.send('POST', '/api/password/reset-password', {
				body: { token: new URL(link).searchParams.get('token'), newPassword: 'Another-long-1-password' },
			});
		expect((await use(first)).statusCode).toBe(400);
		expect((await use(second)).statusCode).toBe(200);
	});
});

it('a removed owner role is felt at the next request', async () => {
	const { test, token } = await installation();
	await test.signUp('ada@example.com');
	await makeOwner(test.database.db, 'ada@example.com');
	expect((await test.send('GET', '/api/members', { token })).statusCode).toBe(403);
	const rows = await test.database.db.select().from(authorizedEmails).where(eq(authorizedEmails.email, owner));
	expect(rows).toHaveLength(1);
});

describe('an account that the owner ends', () => {
	const ada = '/api/members/ada@example.com';
	const body = { email: 'ada@example.com', password: TEST_PASSWORD };

	it('is suspended at once, says so to whoever knows its password alone, and is as before once resumed', async () => {
		const { test, token } = await installation();
		const member = await test.signUp('ada@example.com');
		const me = (given: string) => test.send('GET', '/api/auth/me', { token: given });
		expect((await me(member)).statusCode).toBe(200);
		expect((await test.send('POST', `${ada}/suspend`, { token })).json()).toEqual({ suspended: true });
		expect((await me(member)).statusCode).toBe(401);
		const refused = await test.send('POST', '/api/auth/signin', { body });
		expect([refused.statusCode, refused.json().code]).toEqual([403, 'SUSPENDED']);
		const guessed = await test.send('POST', '/api/auth/signin', { body: { ...body, password: 'another-password-1' } });
		expect(guessed.json().code).toBe('INCORRECT_PASSWORD');
		const [listed] = (await test.send('GET', '/api/members?q=ada', { token })).json().members;
		expect(listed).toMatchObject({ suspended: true, hasAccount: true });
		expect((await test.send('POST', `${ada}/resume`, { token })).json()).toEqual({ suspended: false });
		const again = await test.send('POST', '/api/auth/signin', { body });
		expect((await me(again.json().data.token)).statusCode).toBe(200);
		expect((await me(member)).statusCode).toBe(401);
	});

	it('is deleted with what it made, while the address stays unknown', async () => {
		const { test, token } = await installation();
		const member = await test.signUp('ada@example.com');
		await test.send('POST', '/api/clients', { token: member, body: { company: 'Heron Dental' } });
		expect((await test.send('DELETE', `${ada}/account`, { token })).json()).toEqual({ deleted: true });
		expect((await test.send('POST', '/api/auth/signin', { body })).json().code).toBe('ACCOUNT_NOT_FOUND');
		expect(await test.database.db.select().from(clients)).toEqual([]);
		expect(await emails(test, token)).toEqual([owner]);
		expect((await test.send('DELETE', `${ada}/account`, { token })).statusCode).toBe(404);
	});

	it('signs in with the password alone once the owner turned its two-factor authentication off', async () => {
		const { test, token } = await installation();
		await test.signUp('ada@example.com');
		const { db } = test.database;
		const [{ id = '' } = {}] = await db.select().from(users).where(eq(users.email, 'ada@example.com'));
		await db.insert(twoFactor).values({ userId: id, sealedSecret: 'sealed', lastStep: 1, since: new Date() });
		const listed = async () => (await test.send('GET', '/api/members?q=ada', { token })).json().members[0].twoFactor;
		expect(await listed()).toBe(true);
		expect((await test.send('POST', '/api/auth/signin', { body })).json().data.codeNeeded).toBe(true);
		expect((await test.send('DELETE', `${ada}/two-factor`, { token })).json()).toEqual({ twoFactor: false });
		expect(await listed()).toBe(false);
		expect((await test.send('POST', '/api/auth/signin', { body })).json().data.token).toBeTypeOf('string');
		expect((await test.send('DELETE', `${ada}/two-factor`, { token })).json().code).toBe('CONFLICT');
	});

	it('is never the owner’s own', async () => {
		const { test, token } = await installation();
		const calls = [
			['POST', '/api/members/owner@example.com/suspend'],
			['DELETE', '/api/members/owner@example.com/account'],
			['DELETE', '/api/members/owner@example.com/two-factor'],
		] as const;
		for (const [method, url] of calls) {
			const refused = await test.send(method, url, { token });
			expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONFLICT']);
		}
		expect((await test.send('GET', '/api/auth/me', { token })).statusCode).toBe(200);
	});
});
