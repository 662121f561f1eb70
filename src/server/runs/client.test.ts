import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { calls, clients, users } from '#server/database/schema.ts';
import { buildTestApp } from '#test/app.ts';
import { SHORT_CALL_INPUT } from '#test/short-call.ts';

async function start() {
	const app = await buildTestApp();
	const [ann, bob] = [await app.signUp('ann@example.com'), await app.signUp('bob@example.com')];
	const { db } = app.database;
	const [owner] = await db.select().from(users).where(eq(users.email, 'ann@example.com'));
	const at = new Date('2026-11-01T00:00:00Z');
	const own = { userId: owner?.id ?? '', createdAt: at, changedAt: at };
	await db.insert(clients).values([
		{ ...own, id: 'client-1', company: 'Heron Dental' },
		{ ...own, id: 'client-2', company: 'Otter Freight' },
	]);
	const analyze = (token: string, client: string) =>
		app.send('POST', `/api/sales-call-analyzer/analyze?client=${client}`, { token, body: SHORT_CALL_INPUT });
	return { ...app, ann, bob, db, analyze };
}

it('a run and its call belong to the client that was chosen; the call stays with the first', async () => {
	const { analyze, ann, db } = await start();
	const first = (await analyze(ann, 'client-1')).json().run;
	expect(first).toMatchObject({ status: 'succeeded', clientId: 'client-1', callId: expect.any(String) });
	expect((await analyze(ann, 'client-2')).json().run).toMatchObject({ clientId: 'client-2', callId: first.callId });
	const kept = await db.select().from(calls);
	expect(kept).toHaveLength(1);
	expect(kept[0]).toMatchObject({
		textHash: first.callId,
		clientId: 'client-1',
		title: 'Priya with Dana',
		transcript: SHORT_CALL_INPUT.callTranscript,
	});
});

it('refuses the client of another member as one that never existed', async () => {
	const { analyze, bob, ann } = await start();
	const foreign = await analyze(bob, 'client-1');
	const unknown = await analyze(ann, 'no-such-client');
	expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404]);
	expect(foreign.json()).toEqual(unknown.json());
});
