import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeOwner } from '#server/accounts/membership/owner.ts';
import { refundedEmails, runs, users } from '#server/database/schema.ts';
import { buildTestApp, TEST_PASSWORD, type TestApp, type TestAppOptions } from '#test/app.ts';
import { ANY_DATABASE } from '#test/database.ts';
import { signUpFullMember, tablesWith, wholeDatabase } from '#test/full-member.ts';
import { tinyTools } from '#test/tiny-tools.ts';

const PATH = '/api/account/deletion';
const ANN = 'ann@example.com';

const tiny = { 'tiny-tool': tinyTools['tiny-tool'] };

async function start(options: TestAppOptions = {}) {
	const test = await buildTestApp({ tools: tiny, ...options });
	const token = await test.signUp(ANN);
	const remove = (when: string, password = TEST_PASSWORD) =>
		test.send('POST', PATH, { token, body: { password, when } });
	const planned = async () => (await test.send('GET', PATH, { token })).json().deletion.deleteAt;
	return { ...test, token, remove, planned };
}

const accounts = async ({ database }: Pick<TestApp, 'database'>) =>
	(await database.db.select({ email: users.email }).from(users)).map(({ email }) => email).sort();

describe.each(ANY_DATABASE)('deleting an account at once, on %s', (_kind, openDatabase) => {
	it('leaves no row with the member’s id, address or words in any table, and no shared page', async () => {
		const test = await buildTestApp({ openDatabase });
		const ann = await signUpFullMember(test, ANN, 'Heron Dental');
		const bob = await signUpFullMember(test, 'bob@example.com', 'Otter Freight');
		await test.database.db.insert(refundedEmails).values({ email: ANN });
		await test.send('POST', PATH, { token: ann.token, body: { password: 'wrong', when: 'now' } });
		const before = await wholeDatabase(test.database.db);
		// Every table that can hold something of a member does, or this would prove little.
		const { rows } = await test.database.db.execute<{ name: string }>(
			`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
		);
		expect(rows.length).toBeGreaterThan(12);
		for (const { name } of rows) expect(tablesWith(before, ann.userId)).toContain(`public.${name}`);
		expect(tablesWith(before, ANN)).toEqual(expect.arrayContaining(['public.authorized_emails', 'public.users']));
		expect((await test.send('GET', ann.page)).statusCode).toBe(200);

		const body = { password: TEST_PASSWORD, when: 'now' };
		const answer = await test.send('POST', PATH, { token: ann.token, body });
		expect([answer.statusCode, answer.json().deletion.email]).toEqual([200, ANN]);

		const after = await wholeDatabase(test.database.db);
		for (const mark of ann.marks) expect([mark, tablesWith(after, mark)]).toEqual([mark, []]);
		expect((await test.send('GET', ann.page)).statusCode).toBe(404);
		expect((await test.send('GET', '/api/auth/me', { token: ann.token })).statusCode).toBe(401);
		expect((await test.send('GET', bob.page)).statusCode).toBe(200);
		const untouched = ['users', 'runs', 'shares', 'calls', 'clients', 'submissions', 'sessions', 'drafts'];
		for (const name of untouched)
			expect(tablesWith(after, bob.userId)).toContain(name === 'users' ? 'public.users' : `public.${name}`);
	}, 120_000);
});

describe('deleting an account at once', () => {
	it('asks for the password, and stops who guesses at it', async () => {
		const test = await start();
		for (let guess = 0; guess < 10; guess++) {
			const wrong = await test.remove('now', `guess ${guess}`);
			expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'INCORRECT_PASSWORD']);
		}
		expect((await test.remove('now')).statusCode).toBe(429);
		expect(await accounts(test)).toEqual([ANN]);
	});

	it('refuses anything else than the two times, by name', async () => {
		const test = await start();
		expect((await test.remove('tomorrow')).json().error).toBe('when must be one of: now; in-30-days.');
		expect((await test.send('POST', PATH, { token: test.token, body: { when: 'now' } })).statusCode).toBe(400);
		const more = { password: TEST_PASSWORD, when: 'now', email: 'bob@example.com' };
		expect((await test.send('POST', PATH, { token: test.token, body: more })).statusCode).toBe(400);
	});

	it('stops the runs that are under way', async () => {
		const test = await start({ tools: { 'busy-tool': tinyTools['busy-tool'] } });
		const asked = await test.send('POST', '/api/busy-tool/generate', {
			token: test.token,
			body: { topic: '5000' },
			headers: { prefer: 'respond-async' },
		});
		expect(asked.statusCode).toBe(202);
		expect((await test.remove('now')).statusCode).toBe(200);
		expect(await test.database.db.select().from(runs)).toEqual([]);
		expect(tablesWith(await wholeDatabase(test.database.db), asked.json().run.id)).toEqual([]);
	});

	it('does not let the only owner go, now or later, before the installation is handed over', async () => {
		const test = await start();
		await test.signUp('bob@example.com');
		await makeOwner(test.database.db, ANN);
		for (const when of ['now', 'in-30-days']) {
			const refused = await test.remove(when);
			expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONFLICT']);
			expect(refused.json().error).toContain('npm run members -- owner EMAIL');
		}
		expect(await test.planned()).toBeNull();
		await makeOwner(test.database.db, 'bob@example.com');
		expect((await test.remove('now')).statusCode).toBe(200);
		expect(await accounts(test)).toEqual(['bob@example.com']);
	});
});

describe('deleting an account in 30 days', () => {
	let now = new Date('2026-03-02T09:00:00.000Z');
	const clock = { now: () => now };

	it('says the day, sends one mail, and can be taken back until then', async () => {
		now = new Date('2026-03-02T09:00:00.000Z');
		const test = await start(clock);
		expect((await test.remove('in-30-days')).json().deletion).toEqual({
			email: ANN,
			deleteAt: '2026-04-01T09:00:00.000Z',
		});
		now = new Date('2026-03-05T09:00:00.000Z');
		expect((await test.remove('in-30-days')).json().deletion.deleteAt).toBe('2026-04-01T09:00:00.000Z');
		const posted = await test.database.db.execute(`select data from pgboss.job where name = 'mail'`);
		expect(posted.rows).toEqual([{ data: { kind: 'deletion-planned', email: ANN, at: '2026-04-01T09:00:00.000Z' } }]);
		const kept = await test.send('DELETE', PATH, { token: test.token });
		expect(kept.json().deletion).toEqual({ email: ANN, deleteAt: null });
		expect(await test.planned()).toBeNull();
	});

	it('happens after the day, also when the server was off meanwhile, and not before', async () => {
		now = new Date('2026-03-02T09:00:00.000Z');
		const test = await start({ ...clock, env: { SESSION_DAYS: '365', SESSION_IDLE_DAYS: '365' } });
		await test.signUp('bob@example.com');
		await test.remove('in-30-days');
		now = new Date('2026-04-01T08:59:59.000Z');
		await buildTestApp({ tools: tiny, ...clock, database: test.database });
		expect(await accounts(test)).toEqual([ANN, 'bob@example.com']);
		now = new Date('2026-04-01T09:00:00.000Z');
		await buildTestApp({ tools: tiny, ...clock, database: test.database });
		expect(await accounts(test)).toEqual(['bob@example.com']);
	});

	it('does not happen to who became the owner meanwhile', async () => {
		now = new Date('2026-03-02T09:00:00.000Z');
		const test = await start(clock);
		await test.remove('in-30-days');
		await makeOwner(test.database.db, ANN);
		expect(await test.planned()).toBeNull();
		await test.database.db.update(users).set({ deleteAt: now }).where(eq(users.email, ANN));
		await buildTestApp({ tools: tiny, ...clock, database: test.database });
		expect(await accounts(test)).toEqual([ANN]);
	});
});

it('the contents of an account are counted, and only those of the member who asks', async () => {
	const test = await buildTestApp();
	const ann = await signUpFullMember(test, ANN, 'Heron Dental');
	const bob = await test.signUp('bob@example.com');
	const ask = async (token: string) => (await test.send('GET', '/api/account/contents', { token })).json().contents;
	const counted = { runs: 1, calls: 1, clients: 1, drafts: 1, pages: 1, submissions: 1, likes: 1 };
	expect(await ask(ann.token)).toEqual({ email: ANN, ...counted, businessProfile: true, isLastOwner: false });
	expect(await ask(bob)).toMatchObject({ email: 'bob@example.com', runs: 0, pages: 0, businessProfile: false });
}, 120_000);
