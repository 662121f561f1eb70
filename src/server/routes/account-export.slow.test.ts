import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { runs, users } from '#server/database/schema.ts';
import { buildTestApp, type TestAppOptions } from '#test/app.ts';
import { signUpFullMember } from '#test/full-member.ts';
import { tinyTools } from '#test/tiny-tools.ts';

const PATH = '/api/account/export';
const ANN = 'ann@example.com';

async function startTiny(options: TestAppOptions = {}) {
	const test = await buildTestApp({ tools: { 'tiny-tool': tinyTools['tiny-tool'] }, ...options });
	const token = await test.signUp(ANN);
	const make = (topic: string) => test.send('POST', '/api/tiny-tool/generate', { token, body: { topic } });
	const exported = () => test.send('POST', PATH, { token });
	return { ...test, token, make, exported };
}

function filesIn(bytes: Buffer): Record<string, string> {
	return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));
}

describe('the export of an account', () => {
	it('is a ZIP with everything of the member, and nothing of anybody else', async () => {
		const test = await buildTestApp({ now: () => new Date('2026-03-04T10:00:00.000Z') });
		const ann = await signUpFullMember(test, ANN, 'Heron Dental');
		const bob = await signUpFullMember(test, 'bob@example.com', 'Otter Freight');
		const response = await test.send('POST', PATH, { token: ann.token });
		expect(response.statusCode).toBe(200);
		expect(response.headers).toMatchObject({
			'content-type': 'application/zip',
			'content-disposition': 'attachment; filename="growth-toolkit-2026-03-04.zip"',
			'cache-control': 'no-store',
		});
		const files = filesIn(response.rawPayload);
		expect(Object.keys(files).sort()).toEqual([
			'README.md',
			'business-profile.json',
			expect.stringMatching(/^calls\/0001-.*\.json$/),
			expect.stringMatching(/^calls\/0001-.*\.md$/),
			'clients.json',
			'drafts.json',
			'export.json',
			'kept-promises.json',
			'profile.json',
			'prompts.json',
			expect.stringMatching(/^runs\/0001-discovery-call-with-heron-dental\/result\.md$/),
			expect.stringMatching(/^runs\/0001-discovery-call-with-heron-dental\/run\.json$/),
			'shares/0001-plan-for-heron-dental.json',
			'submissions.json',
		]);
		const header = JSON.parse(files['export.json'] ?? '');
		expect(header).toMatchObject({
			format: 'growth-toolkit-export',
			formatVersion: 1,
			exportedAt: '2026-03-04T10:00:00.000Z',
			counts: { businessProfile: 1, clients: 1, calls: 1, keptPromises: 1, runs: 1, shares: 1, drafts: 1 },
		});
		expect(files['README.md']).toContain('What is not in it');
		const whole = JSON.stringify(files);
		expect(whole).toContain('we type every order twice');
		for (const mark of bob.marks) expect(whole).not.toContain(mark);
		const [row] = await test.database.db.select().from(users).where(eq(users.email, ANN));
		for (const secret of [
			row?.passwordHash ?? '-',
			ann.token,
			ann.page.slice(7),
			'tokenHash',
			'sealedToken',
			'sealed for',
			'a hash for',
		]) {
			expect(whole).not.toContain(secret);
		}
	}, 120_000);

	it('reads more than one batch, oldest first, and leaves out runs that were deleted or have not ended', async () => {
		const test = await startTiny();
		const { db } = test.database;
		await test.make('first');
		const [first] = await db.select().from(runs);
		if (!first) throw new Error('no run');
		const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, Math.floor(minute / 2)));
		await db.insert(runs).values(
			Array.from({ length: 23 }, (_, index) => ({
				...first,
				id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
				title: `Run ${index}`,
				createdAt: at(index),
				deletedAt: index === 3 ? at(99) : null,
				status: index === 5 ? ('queued' as const) : first.status,
			})),
		);
		const files = filesIn((await test.exported()).rawPayload);
		const titles = Object.entries(files)
			.filter(([name]) => name.endsWith('run.json'))
			.map(([, text]) => JSON.parse(text).title);
		const kept = Array.from({ length: 23 }, (_, index) => `Run ${index}`).filter((_, index) => ![3, 5].includes(index));
		expect(titles).toEqual([...kept, first.title]);
		expect(JSON.parse(files['export.json'] ?? '').counts.runs).toBe(22);
	});

	it('holds a result of an earlier version too, without a text to read', async () => {
		const test = await startTiny();
		await test.make('Heron');
		await test.database.db.update(runs).set({ output: { old: 'form' } });
		const names = Object.keys(filesIn((await test.exported()).rawPayload));
		expect(names.filter((name) => name.startsWith('runs/'))).toEqual([expect.stringMatching(/run\.json$/)]);
	});

	it('is made a few times a day', async () => {
		const test = await startTiny();
		for (let made = 0; made < 6; made++) expect((await test.exported()).statusCode).toBe(200);
		const refused = await test.exported();
		expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
	});

	it('stops when nobody reads it any more, and can be asked for again', async () => {
		const test = await startTiny();
		const { db } = test.database;
		await test.make('x'.repeat(20_000));
		const [first] = await db.select().from(runs);
		if (!first) throw new Error('no run');
		// What does not compress fills the connection, so that the writer waits for its reader.
		const noise = () => randomBytes(300_000).toString('base64');
		for (let index = 0; index < 30; index++) {
			const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
			await db.insert(runs).values({ ...first, id, input: { topic: noise() } });
		}
		const url = await test.listen();
		const headers = { authorization: `Bearer ${test.token}` };
		/** Reads the body too: the server waits for the reader before it closes. */
		const ask = async () => {
			const response = await fetch(`${url}${PATH}`, { method: 'POST', headers });
			await response.arrayBuffer();
			return response.status;
		};
		await new Promise<void>((resolve, reject) => {
			const outgoing = httpRequest(`${url}${PATH}`, { method: 'POST', headers }, (incoming) => {
				incoming.once('readable', async () => {
					expect(await ask()).toBe(409);
					incoming.destroy();
					resolve();
				});
			});
			outgoing.once('error', reject);
			outgoing.end();
		});
		await expect.poll(ask).toBe(200);
	}, 60_000);

	it('names nothing that a system reserves, however a run is called', async () => {
		const test = await startTiny();
		const titles = [
			'CON',
			'a/b\\c:d*e?"f<g>|h. ',
			'../../etc/passwd',
			'…',
			'ü'.repeat(200),
			'商談 👋',
			'x'.repeat(300),
		];
		for (const title of titles) {
			const made = await test.make('Heron');
			await test.database.db.update(runs).set({ title }).where(eq(runs.id, made.json().run.id));
		}
		const names = Object.keys(filesIn((await test.exported()).rawPayload)).flatMap((name) => name.split('/'));
		expect(names).toContain('0006-商談');
		for (const name of names) {
			expect(name.length).toBeLessThanOrEqual(80);
			expect(name).toMatch(/^[^<>:"/\\|?*\p{Cc}]*[^<>:"/\\|?*\p{Cc}. ]$/u);
			expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i);
		}
	});
});
