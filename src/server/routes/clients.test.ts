import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { calls, clients, keptPromises, runs, shares, users } from '#server/database/schema.ts';
import { insertShare } from '#server/shares/store.ts';
import type { ClientSummary, FullClient, OpenPoints } from '#shared/clients.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';

const FOLDER = join(import.meta.dirname, '../../../test/calls/gold/given');
const TRANSCRIPT = readFileSync(join(FOLDER, '55-dairy-routes.txt'), 'utf8');
/** In it, nobody speaks of money or of who decides. */
const SHORT = readFileSync(join(FOLDER, '19-moved-meeting.txt'), 'utf8');

/** In it, nobody says who can see the members' data. */
const DOUBT = 34;
const TITLE = 'Sjoerd Bakema and Wiebe Terpstra with Femke Hoekstra';

const CALL = {
	callTranscript: TRANSCRIPT,
	callType: 'Discovery Call',
	callObjective: 'Agree a next step',
	speakerRoles: [
		{ name: 'Femke Hoekstra', role: 'salesperson' },
		{ name: 'Sjoerd Bakema', role: 'prospect' },
	],
};

async function member(test: TestApp, email = 'ada@example.com') {
	const token = await test.signUp(email);
	const ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: unknown) =>
		test.send(method, url, { token, body });
	const add = async (client: object): Promise<string> => (await ask('POST', '/api/clients', client)).json().client.id;
	const list = async (query = ''): Promise<ClientSummary[]> =>
		(await ask('GET', `/api/clients${query}`)).json().clients;
	const full = async (id: string): Promise<FullClient> => (await ask('GET', `/api/clients/${id}`)).json();
	const analyze = async (client?: string, input: object = CALL) => {
		const query = client === undefined ? '' : `?client=${client}`;
		const made = await ask('POST', `/api/sales-call-analyzer/analyze${query}`, input);
		expect(made.statusCode).toBe(200);
		return made.json().run as { id: string; callId: string };
	};
	const share = async (runId: string) => {
		const { db } = test.database;
		const [user] = await db.select().from(users).where(eq(users.email, email));
		await insertShare(db, {
			userId: user?.id ?? '',
			runId,
			document: { title: 'Copy', facts: [], sections: [] },
			parts: [],
			passwordHash: null,
			now: new Date(),
			expiresAt: new Date(Date.now() + 60_000),
		});
	};
	return { ask, add, list, full, analyze, share };
}

const companies = (found: readonly ClientSummary[]) => found.map(({ company }) => company);

describe('a client', () => {
	it('is kept with everything that was entered, trimmed, and shown whole', async () => {
		const test = await buildTestApp();
		const { add, full } = await member(test);
		const people = [{ name: ' Priya Shah ', role: 'Head of Operations', email: 'priya@heron.example' }];
		const id = await add({ company: '  Heron Dental ', trade: 'Dentists', notes: 'Met at the fair.\n', people });
		const { client, ...others } = await full(id);
		expect(client).toMatchObject({
			company: 'Heron Dental',
			trade: 'Dentists',
			size: '',
			notes: 'Met at the fair.',
			people: [{ name: 'Priya Shah', role: 'Head of Operations', email: 'priya@heron.example' }],
			archivedAt: null,
		});
		expect(others).toEqual({
			calls: [],
			runs: [],
			shares: [],
			contents: { clientId: id, calls: 0, runs: 0, shares: 0 },
		});
	});

	it.each([
		['no company', { trade: 'Dentists' }, 'company'],
		['a blank company', { company: ' \u0000 ' }, 'company'],
		['too long a note', { company: 'A', notes: 'x'.repeat(20_001) }, 'notes'],
		['a size that is not listed', { company: 'A', size: 'Tiny' }, 'size'],
		['a person without a name', { company: 'A', people: [{ name: '', role: 'Owner' }] }, 'people.0.name'],
		['31 people', { company: 'A', people: Array.from({ length: 31 }, () => ({ name: 'P' })) }, 'people'],
		['another owner', { company: 'A', userId: 'bob' }, 'userId'],
		['an id of its own', { company: 'A', id: 'mine' }, 'id'],
		['a day of its own', { company: 'A', createdAt: '2020-01-01T00:00:00.000Z' }, 'createdAt'],
	])('is refused with %s, which is named, and nothing is kept', async (_, body, field) => {
		const test = await buildTestApp();
		const { ask, list } = await member(test);
		const refused = await ask('POST', '/api/clients', body);
		expect([refused.statusCode, refused.json().details[0]?.field]).toEqual([400, field]);
		expect(await list()).toEqual([]);
	});

	it('changes only where the change says so, and takes nothing that is not a field of it', async () => {
		const test = await buildTestApp();
		const { ask, add, full } = await member(test);
		const id = await add({ company: 'Heron Dental', notes: 'Met at the fair.' });
		const { client: before } = await full(id);
		for (const body of [{}, { userId: 'bob' }, { changedAt: before.createdAt }, { archivedAt: null }, { id: 'x' }]) {
			expect((await ask('PATCH', `/api/clients/${id}`, body)).statusCode).toBe(400);
		}
		expect((await full(id)).client).toEqual(before);
		const changed = await ask('PATCH', `/api/clients/${id}`, { trade: 'Dentists' });
		expect(changed.json().client).toMatchObject({ ...before, trade: 'Dentists', changedAt: expect.any(String) });
	});
});

describe('the list of clients', () => {
	it('begins with what changed last, and leaves out what is archived unless it is asked for', async () => {
		const test = await buildTestApp();
		const { ask, add, list } = await member(test);
		const [first] = [await add({ company: 'Heron' }), await add({ company: 'Otter' }), await add({ company: 'Wren' })];
		await ask('PATCH', `/api/clients/${first}`, { notes: 'Called back.' });
		expect(companies(await list())).toEqual(['Heron', 'Wren', 'Otter']);
		await ask('PATCH', `/api/clients/${first}`, { archived: true });
		expect(companies(await list())).toEqual(['Wren', 'Otter']);
		expect(companies(await list('?archived=true'))).toEqual(['Heron']);
		await ask('PATCH', `/api/clients/${first}`, { archived: false });
		expect(companies(await list())).toContain('Heron');
	});

	it('finds the words of a company and of its people’s names, as they are written', async () => {
		const test = await buildTestApp();
		const { add, list } = await member(test);
		await add({ company: 'Heron Dental', people: [{ name: 'Priya Shah', role: 'Owner' }] });
		await add({ company: '100% Freight', notes: 'Priya knows them.' });
		const found = async (words: string) => companies(await list(`?q=${encodeURIComponent(words)}`));
		expect(await found('dental HERON')).toEqual(['Heron Dental']);
		expect(await found('shah')).toEqual(['Heron Dental']);
		expect(await found('priya dental')).toEqual(['Heron Dental']);
		expect(await found('owner')).toEqual([]);
		expect(await found('0%')).toEqual(['100% Freight']);
		expect(await found('_')).toEqual([]);
		expect(await found('\u0000')).toHaveLength(2);
	});

	it('goes on where a page ended, without a gap and without one twice', async () => {
		const test = await buildTestApp();
		const { ask, add } = await member(test);
		for (let at = 0; at < 35; at++) await add({ company: `Client ${at}` });
		const first = (await ask('GET', '/api/clients')).json();
		const second = (await ask('GET', `/api/clients?cursor=${first.nextCursor}`)).json();
		expect(first.clients).toHaveLength(30);
		expect(second.nextCursor).toBeNull();
		const ids = [...first.clients, ...second.clients].map(({ id }: ClientSummary) => id);
		expect(new Set(ids).size).toBe(35);
		expect((await ask('GET', '/api/clients?cursor=nonsense')).statusCode).toBe(400);
	});
});

describe('what belongs to a client', () => {
	it('is the run that was started for it, and the call of that run', async () => {
		const test = await buildTestApp();
		const { add, list, full, analyze, share } = await member(test);
		const id = await add({ company: 'Heron' });
		await add({ company: 'Otter' });
		const run = await analyze(id);
		await share(run.id);
		const { calls, runs, shares, contents } = await full(id);
		expect(runs).toMatchObject([{ id: run.id, clientId: id, callId: run.callId }]);
		expect(calls).toMatchObject([{ id: run.callId, clientId: id, company: 'Heron', runId: run.id, title: TITLE }]);
		expect(calls[0]?.outcome).toBe('next-step');
		expect(shares).toMatchObject([{ runId: run.id, views: 0, revokedAt: null }]);
		expect(contents).toEqual({ clientId: id, calls: 1, runs: 1, shares: 1 });
		expect(await list()).toMatchObject([
			{ company: 'Heron', runs: 1, calls: 1 },
			{ company: 'Otter', runs: 0 },
		]);
	});

	it('is a run that is given to it later; its call follows where it has no client', async () => {
		const test = await buildTestApp();
		const { ask, add, full, analyze } = await member(test);
		const [heron, otter] = [await add({ company: 'Heron' }), await add({ company: 'Otter' })];
		const run = await analyze();
		const given = await ask('PATCH', `/api/runs/${run.id}`, { clientId: heron });
		expect(given.json().run).toMatchObject({ id: run.id, clientId: heron });
		expect((await full(heron)).calls).toMatchObject([{ id: run.callId }]);
		await ask('PATCH', `/api/runs/${run.id}`, { clientId: otter });
		expect([(await full(otter)).runs.length, (await full(otter)).calls.length]).toEqual([1, 0]);
		await ask('PATCH', `/api/runs/${run.id}`, { clientId: null });
		expect((await full(otter)).runs).toEqual([]);
	});

	it('is never given to a client of another member', async () => {
		const test = await buildTestApp();
		const ada = await member(test);
		const bob = await member(test, 'bob@example.com');
		const theirs = await bob.add({ company: 'Otter' });
		const mine = await ada.add({ company: 'Heron' });
		const run = await ada.analyze();
		for (const [method, url, body] of [
			['PATCH', `/api/runs/${run.id}`, { clientId: theirs, title: 'Mine now' }],
			['PATCH', `/api/calls/${run.callId}`, { clientId: theirs, title: 'Mine now' }],
			['POST', `/api/clients/${mine}/merge`, { into: theirs }],
			['POST', `/api/clients/${theirs}/merge`, { into: mine }],
			['POST', `/api/sales-call-analyzer/analyze?client=${theirs}`, CALL],
			['GET', `/api/calls?client=${theirs}`, undefined],
		] as const) {
			expect([url, (await ada.ask(method, url, body)).statusCode]).toEqual([url, 404]);
		}
		expect(await bob.full(theirs)).toMatchObject({ runs: [], calls: [], client: { company: 'Otter', notes: '' } });
		expect((await ada.ask('GET', `/api/runs/${run.id}`)).json().run.title).not.toBe('Mine now');
		expect(companies(await ada.list())).toEqual(['Heron']);
	});

	it('goes with it, every row of it, and what is another client’s stays', async () => {
		const test = await buildTestApp();
		const { db } = test.database;
		const { ask, add, full, list, analyze, share } = await member(test);
		const [heron, otter] = [await add({ company: 'Heron' }), await add({ company: 'Otter' })];
		const gone = await analyze(heron);
		const stays = await analyze(otter, { ...CALL, callTranscript: `${TRANSCRIPT}\n[00:07:40] Femke Hoekstra: Bye.` });
		await share(gone.id);
		await share(stays.id);
		const [user] = await db.select().from(users);
		const kept = { userId: user?.id ?? '', promise: 'p', keptAt: new Date() };
		await db.insert(keptPromises).values([gone, stays].map(({ callId }) => ({ ...kept, textHash: callId })));
		expect((await ask('GET', `/api/clients/${heron}/contents`)).json()).toEqual({
			clientId: heron,
			calls: 1,
			runs: 1,
			shares: 1,
		});
		expect((await ask('DELETE', `/api/clients/${heron}`)).statusCode).toBe(200);
		expect((await ask('GET', `/api/clients/${heron}`)).statusCode).toBe(404);
		expect((await ask('GET', `/api/runs/${gone.id}`)).statusCode).toBe(404);
		expect((await ask('POST', `/api/runs/${gone.id}/restore`)).statusCode).toBe(404);
		expect((await ask('GET', `/api/calls/${gone.callId}`)).statusCode).toBe(404);
		expect(companies(await list())).toEqual(['Otter']);
		expect((await full(otter)).contents).toEqual({ clientId: otter, calls: 1, runs: 1, shares: 1 });
		expect(await db.$count(runs)).toBe(1);
		expect(await db.$count(calls)).toBe(1);
		expect(await db.$count(shares)).toBe(1);
		expect(await db.$count(clients)).toBe(1);
		expect(await db.$count(keptPromises)).toBe(1);
	});

	it('is emptied where a model wrote it today, and counts on towards the daily limit', async () => {
		const test = await buildTestApp();
		const { db } = test.database;
		const { ask, add, analyze } = await member(test);
		const heron = await add({ company: 'Heron' });
		const run = await analyze(heron);
		await db.update(runs).set({ source: 'model', modelCalls: 1 }).where(eq(runs.id, run.id));
		await ask('DELETE', `/api/clients/${heron}`);
		const [left] = await db.select().from(runs);
		expect(left).toMatchObject({ id: run.id, title: '', input: {}, output: null, clientId: null });
		expect((await ask('POST', `/api/runs/${run.id}/restore`)).statusCode).toBe(404);
	});
});

describe('merging', () => {
	it('moves everything to the client that stays, and joins people, notes and fields', async () => {
		const test = await buildTestApp();
		const { ask, add, full, list, analyze } = await member(test);
		const priya = { name: 'Priya Shah', role: '', email: 'priya@heron.example' };
		const into = await add({ company: 'Heron Dental', notes: 'Met at the fair.', people: [priya] });
		const people = [
			{ name: 'P. Shah', role: 'Head of Operations', email: 'PRIYA@heron.example' },
			{ name: 'Tom', role: 'Owner', email: '' },
		];
		const from = await add({ company: 'Heron', trade: 'Dentists', notes: 'Called in May.', people });
		const run = await analyze(from);
		const merged = await ask('POST', `/api/clients/${from}/merge`, { into });
		expect(merged.json().client).toMatchObject({
			id: into,
			company: 'Heron Dental',
			trade: 'Dentists',
			notes: 'Met at the fair.\n\nCalled in May.',
			people: [{ ...priya, role: 'Head of Operations' }, people[1]],
		});
		expect(await full(into)).toMatchObject({ runs: [{ id: run.id }], calls: [{ id: run.callId }] });
		expect(companies(await list())).toEqual(['Heron Dental']);
	});

	it('changes nothing where it is refused: into itself, or more than a client can hold', async () => {
		const test = await buildTestApp();
		const { ask, add, full } = await member(test);
		const crowd = (name: string) => Array.from({ length: 20 }, (_, at) => ({ name: `${name} ${at}` }));
		const into = await add({ company: 'Heron', people: crowd('Ann') });
		const from = await add({ company: 'Otter', people: crowd('Bob') });
		expect((await ask('POST', `/api/clients/${into}/merge`, { into })).statusCode).toBe(409);
		const refused = await ask('POST', `/api/clients/${from}/merge`, { into });
		expect([refused.statusCode, refused.json().error]).toEqual([409, expect.stringContaining('30 people')]);
		expect((await ask('POST', `/api/clients/${from}/merge`, { into, userId: 'x' })).statusCode).toBe(400);
		expect((await full(into)).client.people).toHaveLength(20);
		expect((await full(from)).client.people).toHaveLength(20);
	});
});

describe('what is open with a client', () => {
	it('are the doubts that nobody answered, each with its call and line, and what to ask next', async () => {
		const test = await buildTestApp();
		const { ask, add, analyze } = await member(test);
		const id = await add({ company: 'Heron' });
		const run = await analyze(id);
		const later = await analyze(id, { ...CALL, callTranscript: SHORT, speakerRoles: [] });
		const { doubts, questions }: OpenPoints = (await ask('GET', `/api/clients/${id}/open`)).json();
		expect(doubts).toMatchObject([
			{ callId: run.callId, callTitle: TITLE, runId: run.id, speaker: 'Sjoerd Bakema', line: DOUBT },
		]);
		expect(TRANSCRIPT.split('\n')[DOUBT - 1]).toContain(doubts[0]?.text);
		const analysis = (await ask('GET', `/api/runs/${later.id}`)).json().run.output.callAnalysis;
		const parts: { nextQuestion: string }[] = Object.values(analysis.qualificationAnalysis.bantScore);
		const asked = parts.map((part) => part.nextQuestion).filter(Boolean);
		expect(questions.map(({ text }) => text).sort()).toEqual(asked.sort());
		expect(questions[0]).toMatchObject({ callId: later.callId, runId: later.id, line: null });
	});

	it('are no longer those that the member says were answered', async () => {
		const test = await buildTestApp();
		const { ask, add, analyze } = await member(test);
		const id = await add({ company: 'Heron' });
		const run = await analyze(id);
		const ledger: { line: number; fact: { id: string; turn: number } }[] = (
			await ask('GET', `/api/runs/${run.id}`)
		).json().run.output.callAnalysis.ledger;
		const doubt = ledger.find(({ line }) => line === DOUBT)?.fact;
		const answered = { fact: doubt?.id, is: { key: 'objections', turn: doubt?.turn, details: { answered: true } } };
		expect((await ask('PUT', `/api/runs/${run.id}/corrections`, { corrections: [answered] })).statusCode).toBe(200);
		expect((await ask('GET', `/api/clients/${id}/open`)).json().doubts).toEqual([]);
	});

	it('is nothing without a call', async () => {
		const test = await buildTestApp();
		const { ask, add } = await member(test);
		const id = await add({ company: 'Heron' });
		expect((await ask('GET', `/api/clients/${id}/open`)).json()).toEqual({ clientId: id, doubts: [], questions: [] });
	});
});
