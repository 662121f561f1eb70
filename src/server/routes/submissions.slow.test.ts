import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeOwner } from '#server/accounts/membership/owner.ts';
import { createMailTransport } from '#server/mail/transport.ts';
import type { Submission } from '#shared/submissions.ts';
import { buildTestApp, type TestApp, type TestAppOptions } from '#test/app.ts';
import { startMailServer } from '#test/mail-server.ts';

const PATIENCE = { timeout: 15_000 };
const SUPPORT = 'help@toolkit.example';
const TOOL = {
	kind: 'tool',
	fields: { name: 'Kettle CRM', address: 'https://kettle.example/crm', why: 'It drafts replies for small teams.' },
};
const NICHE = { kind: 'niche', fields: { niche: 'Piano tuners', question: 'How many of them use a booking tool?' } };

async function installation(options: TestAppOptions = {}) {
	const test = await buildTestApp(options);
	const owner = await test.signUp('owner@example.com');
	await makeOwner(test.database.db, 'owner@example.com');
	const member = await test.signUp('ada@example.com');
	const submit = (body: unknown, token = member) => test.send('POST', '/api/submissions', { token, body });
	return { test, owner, member, submit };
}

async function listed(test: TestApp, token: string): Promise<Submission[]> {
	const answer = await test.send('GET', '/api/submissions', { token });
	return answer.json().submissions;
}

/** An installation that sends its mail to a mail server. */
async function mailing() {
	const server = await startMailServer();
	onTestFinished(() => server.close());
	const mailFrom = 'hello@toolkit.example';
	const transport = createMailTransport({ smtpUrl: server.url, mailFrom, dataDir: '/nowhere' });
	return { server, ...(await installation({ transport, env: { SUPPORT_EMAIL: SUPPORT } })) };
}

describe('the routes for submissions', () => {
	it('keep what a member sends, trimmed, under the member who sent it', async () => {
		const { test, owner, submit } = await installation();
		const sent = await submit({ ...TOOL, fields: { ...TOOL.fields, name: '  Kettle CRM\u0000 ' } });
		expect(sent.statusCode).toBe(201);
		expect(await listed(test, owner)).toMatchObject([
			{ ...TOOL, id: sent.json().submission.id, email: 'ada@example.com', handledAt: null },
		]);
	});

	it.each([
		['a kind that is unknown', { kind: 'joke', fields: {} }, 'kind'],
		['no fields', { kind: 'tool' }, 'fields'],
		['a field that is missing', { kind: 'tool', fields: { name: 'Kettle', why: 'Good.' } }, 'fields.address'],
		['a field that is blank', { ...NICHE, fields: { ...NICHE.fields, niche: ' \n ' } }, 'fields.niche'],
		['a field of another kind', { ...NICHE, fields: { ...NICHE.fields, why: 'x' } }, 'fields.why'],
		[
			'a script as an address',
			{ ...TOOL, fields: { ...TOOL.fields, address: 'javascript:alert(1)' } },
			'fields.address',
		],
		[
			'an address in plain http',
			{ ...TOOL, fields: { ...TOOL.fields, address: 'http://kettle.example' } },
			'fields.address',
		],
		[
			'a line with a line break',
			{ ...TOOL, fields: { ...TOOL.fields, name: 'A\r\nBcc: eve@example.com' } },
			'fields.name',
		],
		['too long a text', { ...NICHE, fields: { ...NICHE.fields, question: 'x'.repeat(2001) } }, 'fields.question'],
	])('refuse %s, name the field, and keep nothing', async (_, body, field) => {
		const { test, owner, submit } = await installation();
		const refused = await submit(body);
		expect([refused.statusCode, refused.json().details[0]?.field]).toEqual([400, field]);
		expect(refused.json().error).toMatch(/^[A-Zfk].+\.$/);
		expect(await listed(test, owner)).toEqual([]);
	});

	it('take five an hour from one member, say when the next may come, and let others send', async () => {
		const { test, owner, submit } = await installation();
		for (let time = 0; time < 5; time += 1) expect((await submit(NICHE)).statusCode).toBe(201);
		const refused = await submit(NICHE);
		expect(refused.statusCode).toBe(429);
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
		expect(refused.json().error).toMatch(/^Too many submissions\. Try again in \d+ minutes\.$/);
		expect((await submit(NICHE, owner)).statusCode).toBe(201);
		expect(await listed(test, owner)).toHaveLength(6);
	});

	it('list everything to the owner, newest first, page by page', async () => {
		let day = 0;
		const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, day));
		const { test, owner, submit } = await installation({ now });
		const other = await test.signUp('ben@example.com');
		for (day = 1; day <= 4; day += 1) {
			await submit({ ...NICHE, fields: { ...NICHE.fields, niche: `Niche ${day}` } }, day % 2 ? undefined : other);
		}
		await test.database.db.execute(sql`
			insert into submissions (id, user_id, kind, fields, created_at)
			select 'old-' || n, (select id from users where email = 'ada@example.com'), 'niche', '{"niche":"Old","question":"?"}',
				timestamptz '2025-06-01' from generate_series(1, 40) n`);
		const first = (await test.send('GET', '/api/submissions', { token: owner })).json();
		expect(first.submissions.slice(0, 4).map(({ fields }: Submission) => fields.niche)).toEqual([
			'Niche 4',
			'Niche 3',
			'Niche 2',
			'Niche 1',
		]);
		expect([first.submissions.length, first.waiting]).toEqual([30, 44]);
		const url = `/api/submissions?cursor=${first.nextCursor}`;
		const second = (await test.send('GET', url, { token: owner })).json();
		expect([second.submissions.length, second.nextCursor]).toEqual([14, null]);
		const ids = [...first.submissions, ...second.submissions].map(({ id }: Submission) => id);
		expect(new Set(ids).size).toBe(44);
		expect((await test.send('GET', '/api/submissions?cursor=x', { token: owner })).statusCode).toBe(400);
	});

	it('mark one as handled once, for the owner alone', async () => {
		let now = new Date('2026-03-04T12:00:00Z');
		const { test, owner, member, submit } = await installation({ now: () => now });
		const { id } = (await submit(TOOL)).json().submission;
		await submit(NICHE);
		const handled = (token: string, which = id) =>
			test.send('POST', `/api/submissions/${which}/handled`, { token, body: {} });
		expect((await handled(member)).statusCode).toBe(403);
		expect((await handled(owner, 'unknown')).statusCode).toBe(404);
		expect((await handled(owner)).json().submission).toMatchObject({ id, handledAt: '2026-03-04T12:00:00.000Z' });
		now = new Date('2026-03-05T12:00:00Z');
		expect((await handled(owner)).json().submission.handledAt).toBe('2026-03-04T12:00:00.000Z');
		const { waiting } = (await test.send('GET', '/api/submissions', { token: owner })).json();
		expect(waiting).toBe(1);
	});
});

describe('the mail to support', () => {
	it('goes to SUPPORT_EMAIL with who sent what, and the queue stores none of it', async () => {
		const { test, server, submit } = await mailing();
		const script = '<img src=x onerror=alert(1)>';
		await submit({ ...TOOL, fields: { ...TOOL.fields, name: script } });
		await expect.poll(() => server.received.length, PATIENCE).toBe(1);
		const [mail] = server.received;
		expect(mail?.recipients).toEqual([SUPPORT]);
		expect(mail?.headers.subject).toBe('A member submitted a tool to Growth Toolkit');
		for (const part of ['ada@example.com', script, TOOL.fields.address, TOOL.fields.why, '/profile/submissions']) {
			expect(mail?.text).toContain(part);
		}
		expect(mail?.html).not.toContain('<img');
		const jobs = await test.database.db.execute<{ data: string }>(
			sql`select data::text as data from pgboss.job where name = 'mail'`,
		);
		expect(jobs.rows).toHaveLength(1);
		expect(jobs.rows[0]?.data).not.toMatch(/ada@|kettle|onerror/);
	});
});
