import { eq, sql } from 'drizzle-orm';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, clients, runs, shares, submissions, users } from '#server/database/schema.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { ANY_DATABASE } from '#test/database.ts';
import { type FullMember, signUpFullMember } from '#test/full-member.ts';

const ANN = 'ann@example.com';
const PATH = '/api/account/import';

const ADDED_ALL = {
	businessProfile: { inside: 1, added: 1 },
	clients: { inside: 1, added: 1 },
	calls: { inside: 1, added: 1 },
	keptPromises: { inside: 1, added: 1 },
	runs: { inside: 1, added: 1 },
	shares: { inside: 1, added: 1 },
	drafts: { inside: 1, added: 1 },
	submissions: { inside: 1, added: 1 },
	prompts: { inside: 3, added: 3 },
};
const ADDED_NONE = Object.fromEntries(
	Object.entries(ADDED_ALL).map(([kind, { inside }]) => [kind, { inside, added: 0 }]),
);

/** Everything of a member, by table, without what is another account's or installation's by its nature. */
async function rowsOf({ database }: TestApp, email: string): Promise<Record<string, unknown[]>> {
	const [user] = await database.db.select().from(users).where(eq(users.email, email));
	const { rows: tables } = await database.db.execute<{ name: string }>(sql`
		select table_name as name from information_schema.columns
		where table_schema = 'public' and column_name = 'user_id'
			and table_name not in ('sessions', 'reset_tokens', 'two_factor', 'recovery_codes', 'search_entries', 'model_spending', 'own_models', 'own_model_keys')
		order by table_name`);
	const found: Record<string, unknown[]> = {};
	for (const { name } of tables) {
		const { rows } = await database.db.execute<{ row: Record<string, unknown> }>(
			sql`select to_jsonb(t) - array['user_id', 'token_hash', 'sealed_token', 'password_hash', 'revoked_at', 'handled_at', 'idempotency_key', 'request_hash'] as row
				from ${sql.identifier(name)} t where user_id = ${user?.id} order by 1`,
		);
		found[name] = rows.map(({ row }) => row);
	}
	return found;
}

const send = (test: TestApp, token: string, archive: Uint8Array, path = PATH, type = 'application/zip') =>
	test.app.inject({
		method: 'POST',
		url: path,
		headers: { authorization: `Bearer ${token}`, 'content-type': type },
		payload: Buffer.from(archive),
	});

const exported = async (test: TestApp, token: string) =>
	(await test.send('POST', '/api/account/export', { token })).rawPayload;

describe.each(ANY_DATABASE)('the import of an export, on %s', (_kind, openDatabase) => {
	let home: TestApp;
	let ann: FullMember;
	let archive: Buffer;
	beforeAll(async () => {
		home = await buildTestApp({ openDatabase });
		ann = await signUpFullMember(home, ANN, 'Heron Dental');
		archive = await exported(home, ann.token);
	}, 120_000);
	afterAll(() => home.close());

	it('gives an empty installation equal rows and equal files', async () => {
		const test = await buildTestApp({ openDatabase });
		const token = await test.signUp(ANN);
		const preview = await send(test, token, archive, `${PATH}/preview`);
		expect(preview.json().import, preview.body).toMatchObject({ exportedFrom: ANN, counts: ADDED_ALL, leftOut: 0 });
		expect(await test.database.db.select().from(runs)).toEqual([]);
		const answer = await send(test, token, archive);
		expect(answer.json(), answer.body).toEqual(preview.json());
		const rows = await rowsOf(test, ANN);
		expect(Object.keys(rows).length).toBeGreaterThan(9);
		for (const [name, list] of Object.entries(rows)) expect([name, list.length]).toEqual([name, 1]);
		expect(rows).toEqual(await rowsOf(home, ANN));

		const [before, after] = [archive, await exported(test, token)].map((bytes) => unzipSync(bytes));
		const stays = (name: string) => !['README.md', 'export.json', 'profile.json'].includes(name);
		expect(Object.keys(after ?? {})).toEqual(Object.keys(before ?? {}));
		for (const name of Object.keys(before ?? {}).filter(stays)) {
			if (/^(shares\/|submissions)/.test(name)) continue;
			expect([name, after?.[name]]).toEqual([name, before?.[name]]);
		}
	});

	it('changes nothing when it is repeated, here or where it came from', async () => {
		const before = await rowsOf(home, ANN);
		const again = await send(home, ann.token, archive);
		expect(again.json().import.counts).toEqual(ADDED_NONE);
		expect(await rowsOf(home, ANN)).toEqual(before);
	});

	it('gives rows new ids where others have them, the same at each repetition, and rewrites what refers to them', async () => {
		const { db } = home.database;
		const before = await rowsOf(home, ANN);
		const bob = await home.signUp('bob@example.com');
		expect((await send(home, bob, archive)).json().import.counts).toEqual(ADDED_ALL);
		expect((await send(home, bob, archive)).json().import.counts).toEqual(ADDED_NONE);
		const [user] = await db.select().from(users).where(eq(users.email, 'bob@example.com'));
		const userId = user?.id ?? '';
		const [client] = await db.select().from(clients).where(eq(clients.userId, userId));
		const [run] = await db.select().from(runs).where(eq(runs.userId, userId));
		const [call] = await db.select().from(calls).where(eq(calls.userId, userId));
		const [share] = await db.select().from(shares).where(eq(shares.userId, userId));
		expect(client?.id).not.toBe(ann.clientId);
		expect(run?.id).not.toBe(ann.runId);
		expect([run?.clientId, call?.clientId, share?.runId]).toEqual([client?.id, client?.id, run?.id]);
		expect(await rowsOf(home, ANN)).toEqual(before);
		const opened = await home.send('GET', `/api/runs/${run?.id}`, { token: bob });
		expect(opened.json().run.title).toBe('Discovery Call with Heron Dental');
	});

	it('ends the pages and marks submissions as handled, since they belong to the other installation', async () => {
		const test = await buildTestApp();
		const token = await test.signUp(ANN);
		await send(test, token, archive);
		const [share] = await test.database.db.select().from(shares);
		expect(share?.revokedAt).not.toBeNull();
		expect(share?.sealedToken).toBeNull();
		expect((await test.send('GET', ann.page)).statusCode).toBe(404);
		const [submission] = await test.database.db.select().from(submissions);
		expect(submission?.handledAt).not.toBeNull();
	});

	it('leaves what the member has as it is', async () => {
		const test = await buildTestApp();
		const token = await test.signUp(ANN);
		const draft = { step: 2, input: { callTranscript: 'Mine' }, savedAt: '2020-01-01T00:00:00.000Z' };
		await test.send('PUT', '/api/drafts/sales-call-analyzer', { token, body: draft });
		expect((await send(test, token, archive)).json().import.counts.drafts).toEqual({ inside: 1, added: 0 });
		const { drafts } = (await test.send('GET', '/api/drafts', { token })).json();
		expect(drafts.map((one: { input: object }) => one.input)).toEqual([{ callTranscript: 'Mine' }]);
	});

	/**
	 * The archive with some of its files changed, by the beginning of their names: what is merged into the row, or into
	 * the only row of a list. A function makes all of it; null takes the file out.
	 */
	type Change = object | ((rows: unknown[]) => unknown) | null;
	function changed(changes: Record<string, Change>): Uint8Array {
		const files: Zippable = {};
		for (const [name, content] of Object.entries(unzipSync(archive))) {
			const change = Object.entries(changes).find(([start]) => name.startsWith(start) && name.endsWith('.json'))?.[1];
			if (change === null) continue;
			files[name] = change ? strToU8(JSON.stringify(merged(change, JSON.parse(strFromU8(content))))) : content;
		}
		return zipSync(files);
	}

	function merged(change: object, value: object): unknown {
		if (typeof change === 'function') return change(value);
		return Array.isArray(value) ? [{ ...value[0], ...change }] : { ...value, ...change };
	}

	describe('refuses', () => {
		let test: TestApp;
		let token: string;
		beforeAll(async () => {
			test = await buildTestApp();
		});
		afterAll(() => test.close());

		async function refused(bytes: Uint8Array, status = 400): Promise<string> {
			// A member of its own for each: imports are limited.
			token = await test.signUp(`${crypto.randomUUID()}@example.com`);
			for (const path of [`${PATH}/preview`, PATH]) {
				const answer = await send(test, token, bytes, path);
				expect([answer.statusCode, answer.body]).toEqual([status, expect.any(String)]);
			}
			for (const table of [runs, clients, calls, shares, submissions]) {
				expect(await test.database.db.select().from(table)).toEqual([]);
			}
			return (await send(test, token, bytes)).json().error;
		}

		it.each([
			['no ZIP', Buffer.from('hello'), 'is no ZIP archive'],
			['an empty file', Buffer.alloc(0), ''],
			['half an archive', null, 'is no ZIP archive'],
			['another ZIP', zipSync({ 'a.txt': strToU8('a') }), 'is no export of Growth Toolkit'],
		])('%s', async (_what, bytes, words) => {
			expect(await refused(bytes ?? archive.subarray(0, archive.length / 2))).toContain(words);
		});

		it.each([
			['../../etc/passwd'],
			['/etc/passwd'],
			['runs/../../x/run.json'],
			['C:\\windows\\x.json'],
			['runs\\0001\\run.json'],
			['runs/0001//run.json'],
		])('the path %s', async (name) => {
			const files = unzipSync(archive);
			expect(await refused(zipSync({ ...files, [name]: strToU8('{}') }))).toContain('a path that leads out of it');
		});

		it('a file that no export has, and says which', async () => {
			const files = unzipSync(archive);
			expect(await refused(zipSync({ ...files, 'run.sh': strToU8('rm -rf /') }))).toContain('run.sh');
		});

		it('an archive that unpacks to more than it may, without unpacking it', async () => {
			const bomb: Zippable = { 'export.json': unzipSync(archive)['export.json'] as Uint8Array };
			for (let index = 0; index < 8; index++)
				bomb[`calls/${index}.md`] = [new Uint8Array(30 * 1024 * 1024), { level: 9 }];
			expect(await refused(zipSync(bomb), 413)).toContain('at most 200 MB unpacked');
		});

		it('a file that unpacks to more than the archive says', async () => {
			const bytes = Buffer.from(zipSync({ 'export.json': [new Uint8Array(5_000_000).fill(32), { level: 9 }] }));
			const directory = bytes.readUInt32LE(bytes.length - 6);
			bytes.writeUInt32LE(1000, directory + 24);
			expect(await refused(bytes)).toContain('is damaged');
		});

		it('a file whose bytes were changed', async () => {
			const bytes = Buffer.from(zipSync(unzipSync(archive), { level: 0 }));
			const at = bytes.indexOf('we type every order twice');
			bytes[at] = 'W'.charCodeAt(0);
			expect(await refused(bytes)).toContain('is damaged');
		});

		it('two entries that share their bytes', async () => {
			// The first holds the second as a ZIP would: only that they overlap is wrong.
			const file = { 'export.json': unzipSync(archive)['export.json'] as Uint8Array };
			const inner = Buffer.from(zipSync(file, { level: 0 }));
			const within = inner.subarray(0, inner.readUInt32LE(inner.length - 6));
			const bytes = Buffer.from(zipSync({ 'README.md': within, ...file }, { level: 0 }));
			const directory = bytes.readUInt32LE(bytes.length - 6);
			const second = directory + 46 + 'README.md'.length;
			bytes.writeUInt32LE(30 + 'README.md'.length, second + 42);
			expect(await refused(bytes)).toContain('is damaged');
		});

		it.each<[string, Record<string, Change>, string]>([
			['another format', { 'export.json': { format: 'x' } }, 'export.json'],
			['a newer format', { 'export.json': { formatVersion: 2 } }, 'newer version'],
			['a row that says whose it is', { 'runs/': { userId: 'bob' } }, 'run.json'],
			['an id of another form', { 'runs/': { id: "x' or 1=1" } }, 'at id'],
			['a run that would start', { 'runs/': { status: 'queued' } }, 'at status'],
			['a moment that no database knows', { 'runs/': { createdAt: '0000-01-01T00:00:00Z' } }, 'at createdAt'],
			['a call under the name of another', { 'calls/': { transcript: 'A: Other words' } }, 'at textHash'],
			['a correction of another form', { 'calls/': { corrections: [{ fact: 1 }] } }, 'at corrections'],
			['a document with HTML parts', { 'shares/': { document: { html: '<b>' } } }, 'at document'],
			['notes without end', { 'clients.json': { notes: 'x'.repeat(30_000) } }, 'at notes'],
			['one client twice', { 'clients.json': (rows) => [...rows, ...rows] }, 'clients twice'],
			['a list that is none', { 'clients.json': () => ({}) }, 'clients.json'],
			['a submission without its fields', { 'submissions.json': { fields: {} } }, 'submissions.json'],
			[
				'a prompt with a path',
				{ 'prompts.json': { likes: [{ promptId: '../x', createdAt: '2026-01-01T00:00:00.000Z' }] } },
				'at likes',
			],
			[
				'deep nesting',
				{ 'drafts.json': { input: { a: JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`) } } },
				'drafts.json',
			],
		])('%s', async (_what, changes, words) => {
			expect(await refused(changed(changes))).toContain(words);
		});
	});

	it('leaves out runs and forms that do not fit the tools that are here, and says how many', async () => {
		const test = await buildTestApp();
		const token = await test.signUp(ANN);
		const bytes = changed({
			'runs/': { output: { callAnalysis: 'of an earlier version' } },
			'drafts.json': { tool: '__proto__' },
		});
		const answer = (await send(test, token, bytes)).json().import;
		// The page goes with its result.
		expect(answer).toMatchObject({ leftOut: 3, counts: { runs: { inside: 0 }, clients: { added: 1 } } });
	});

	it('reads a call again whose facts have another form', async () => {
		const test = await buildTestApp();
		const token = await test.signUp(ANN);
		await send(test, token, changed({ 'calls/': { facts: { prices: 'none' } } }));
		const [call] = await test.database.db.select().from(calls);
		expect(call).toMatchObject({ facts: null, readWith: '' });
		expect(call?.transcript).toContain('we type every order twice');
	});

	it('forgets a reference to what is not in the archive, also where somebody has that id', async () => {
		const bytes = changed({ 'clients.json': null });
		const cleo = await home.signUp('cleo@example.com');
		expect((await send(home, cleo, bytes)).statusCode).toBe(200);
		const [user] = await home.database.db.select().from(users).where(eq(users.email, 'cleo@example.com'));
		const [run] = await home.database.db
			.select()
			.from(runs)
			.where(eq(runs.userId, user?.id ?? ''));
		expect(run?.clientId).toBeNull();
	});

	it('counts no prompt more often than once a day', async () => {
		const test = await buildTestApp();
		const token = await test.signUp(ANN);
		const uses = [{ promptId: 'seo-blog-post-writer', days: 2_000_000_000, lastDay: '2026-01-03' }];
		await send(test, token, changed({ 'prompts.json': { uses } }));
		const counts = (await test.send('GET', '/api/prompts/counts', { token })).json().counts;
		expect(counts['seo-blog-post-writer'].uses).toBe(3);
	});

	it('takes a ZIP, of some size, some times a day', async () => {
		const test = await buildTestApp();
		const token = await test.signUp(ANN);
		const json = await test.send('POST', PATH, { token, body: { a: 1 } });
		expect([json.statusCode, json.json().error]).toEqual([
			415,
			'Send the archive, with the header Content-Type: application/zip.',
		]);
		const large = await send(test, token, new Uint8Array(50 * 1024 * 1024 + 1));
		expect([large.statusCode, large.json().error]).toEqual([
			413,
			'The archive is larger than 50 MB: it cannot be imported.',
		]);
		for (let sent = 2; sent < 20; sent++) expect((await send(test, token, Buffer.from('x'))).statusCode).toBe(400);
		expect((await send(test, token, Buffer.from('x'))).statusCode).toBe(429);
	});
});
