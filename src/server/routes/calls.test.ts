import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { calls, keptPromises, runs } from '#server/database/schema.ts';
import type { Call } from '#shared/calls.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';

const transcriptOf = (day: number) =>
	[
		'Marcus: Thanks for the time, Priya. What slows the team down today?',
		'Priya: Every order is typed twice, and it costs us 40 hours a month.',
		`Marcus: Shall we meet on the ${day}th of March at ten?`,
		`Priya: Yes, the ${day}th at ten works. Let us meet then.`,
	].join('\n');

const ROLES = [
	{ name: 'Marcus', role: 'salesperson' },
	{ name: 'Priya', role: 'prospect' },
];

async function member(test: TestApp, email = 'ada@example.com') {
	const token = await test.signUp(email);
	const ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: unknown) =>
		test.send(method, url, { token, body });
	const analyze = async (callTranscript: string) => {
		const input = { callTranscript, callType: 'Discovery Call', callObjective: 'Meet again', speakerRoles: ROLES };
		const made = await ask('POST', '/api/sales-call-analyzer/analyze', input);
		expect(made.statusCode).toBe(200);
		return made.json().run as { id: string; callId: string };
	};
	const list = async (query = ''): Promise<Call[]> => (await ask('GET', `/api/calls${query}`)).json().calls;
	const client = async (company: string): Promise<string> =>
		(await ask('POST', '/api/clients', { company })).json().client.id;
	return { ask, analyze, list, client };
}

describe('kept calls', () => {
	it('are listed newest first without their text, and shown with it', async () => {
		const test = await buildTestApp();
		const { ask, analyze, list } = await member(test);
		const first = await analyze(transcriptOf(4));
		const second = await analyze(transcriptOf(5));
		const listed = await list();
		expect(listed.map(({ id }) => id)).toEqual([second.callId, first.callId]);
		expect(listed[0]).toEqual({
			id: second.callId,
			title: 'Priya with Marcus',
			clientId: null,
			company: null,
			runId: second.id,
			outcome: 'next-step',
			createdAt: expect.any(String),
		});
		const { call } = (await ask('GET', `/api/calls/${first.callId}`)).json();
		expect(call).toEqual({ ...listed[1], transcript: transcriptOf(4), roles: ROLES });
	});

	it('are the same call for the same text, however often it is used', async () => {
		const test = await buildTestApp();
		const { analyze, list } = await member(test);
		await analyze(transcriptOf(4));
		await analyze(transcriptOf(4));
		expect(await list()).toHaveLength(1);
	});

	it('go on where a page ended', async () => {
		const test = await buildTestApp();
		const { ask, analyze } = await member(test);
		await analyze(transcriptOf(4));
		const { db } = test.database;
		const [row] = await db.select().from(calls);
		const more = Array.from({ length: 32 }, (_, at) => ({ ...row, textHash: `hash-${at}` }));
		await db.insert(calls).values(more as (typeof calls.$inferInsert)[]);
		const first = (await ask('GET', '/api/calls')).json();
		const second = (await ask('GET', `/api/calls?cursor=${first.nextCursor}`)).json();
		expect([first.calls.length, second.calls.length, second.nextCursor]).toEqual([30, 3, null]);
		expect(new Set([...first.calls, ...second.calls].map(({ id }: Call) => id)).size).toBe(33);
	});

	it('tell how they ended as the member corrected it', async () => {
		const test = await buildTestApp();
		const { ask, analyze, list } = await member(test);
		const { id } = await analyze(transcriptOf(4));
		const refused = { fact: null, is: { key: 'outcome', turn: 4, details: { ended: 'refused' } } };
		await ask('PUT', `/api/runs/${id}/corrections`, { corrections: [refused] });
		expect((await list())[0]?.outcome).toBe('refused');
	});

	it('of an earlier version take their text from a run, and are unknown where no run has it', async () => {
		const test = await buildTestApp();
		const { ask, analyze } = await member(test);
		const { callId } = await analyze(transcriptOf(4));
		const { db } = test.database;
		await db.update(calls).set({ transcript: null, title: '' });
		expect((await ask('GET', `/api/calls/${callId}`)).json().call.transcript).toBe(transcriptOf(4));
		await db.update(runs).set({ input: { callTranscript: 'Another text.' } });
		expect((await ask('GET', `/api/calls/${callId}`)).statusCode).toBe(404);
	});
});

describe('a kept call', () => {
	it('is renamed, given to a client and taken away again', async () => {
		const test = await buildTestApp();
		const { ask, analyze, list, client } = await member(test);
		const { callId } = await analyze(transcriptOf(4));
		const heron = await client('Heron');
		const changed = await ask('PATCH', `/api/calls/${callId}`, { title: ' Second talk ', clientId: heron });
		expect(changed.json().call).toMatchObject({ id: callId, title: 'Second talk', clientId: heron });
		expect(await list(`?client=${heron}`)).toHaveLength(1);
		await ask('PATCH', `/api/calls/${callId}`, { clientId: null });
		expect(await list(`?client=${heron}`)).toEqual([]);
		// What is read again keeps the name that the member gave.
		await test.database.db.update(calls).set({ readWith: 'an earlier version' });
		await analyze(transcriptOf(4));
		expect(await list()).toMatchObject([{ title: 'Second talk', clientId: null }]);
	});

	it('changes in nothing but that', async () => {
		const test = await buildTestApp();
		const { ask, analyze, list } = await member(test);
		const { callId } = await analyze(transcriptOf(4));
		const before = await list();
		const bodies = [
			{},
			{ title: '' },
			{ clientId: '' },
			{ userId: 'bob' },
			{ title: 'x', transcript: 'Other words.' },
			{ createdAt: '2020-01-01T00:00:00.000Z' },
		];
		for (const body of bodies) expect((await ask('PATCH', `/api/calls/${callId}`, body)).statusCode).toBe(400);
		expect(await list()).toEqual(before);
	});

	it('is deleted with the promises that were ticked off; what was made of it stays', async () => {
		const test = await buildTestApp();
		const { db } = test.database;
		const { ask, analyze, list } = await member(test);
		const { id, callId } = await analyze(transcriptOf(4));
		const [row] = await db.select({ userId: calls.userId }).from(calls).where(eq(calls.textHash, callId));
		const kept = { textHash: callId, promise: 'p', keptAt: new Date() };
		await db.insert(keptPromises).values({ ...kept, userId: row?.userId ?? '' });
		expect((await ask('DELETE', `/api/calls/${callId}`)).statusCode).toBe(200);
		expect(await list()).toEqual([]);
		expect(await db.$count(keptPromises)).toBe(0);
		expect((await ask('GET', `/api/runs/${id}`)).json().run.status).toBe('succeeded');
		expect((await ask('DELETE', `/api/calls/${callId}`)).statusCode).toBe(404);
	});

	it('is another one for another member with the same text', async () => {
		const test = await buildTestApp();
		const ada = await member(test);
		const bob = await member(test, 'bob@example.com');
		const { callId } = await ada.analyze(transcriptOf(4));
		expect((await bob.analyze(transcriptOf(4))).callId).toBe(callId);
		await ada.ask('PATCH', `/api/calls/${callId}`, { title: 'Only mine' });
		await bob.ask('DELETE', `/api/calls/${callId}`);
		expect(await ada.list()).toMatchObject([{ title: 'Only mine' }]);
		expect(await bob.list()).toEqual([]);
	});
});
