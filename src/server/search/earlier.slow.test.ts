import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { hashOfCall } from '#server/calls/hash.ts';
import { calls, clients, runs, searchEntries, users } from '#server/database/schema.ts';
import { createLog } from '#server/log.ts';
import { onEveryDatabase } from '#test/database.ts';
import { example } from '#tools/sales-call-analyzer/example.ts';
import { serverTools } from '#tools/server.ts';
import { indexEarlier } from './earlier.ts';
import { find } from './find.ts';

const noon = new Date('2026-03-04T12:00:00Z');
const textHash = hashOfCall(example.callTranscript);

onEveryDatabase((current) => {
	const db = () => current().db;
	const log = createLog('silent', process.stderr);
	const catchUp = (signal = new AbortController().signal) =>
		indexEarlier({ db: db(), tools: serverTools, log, signal });
	const found = async (words: string) =>
		(await find(db(), 'ann', { words, limit: 20 })).hits.map(({ kind, id }) => [kind, id]);

	/** As an earlier version left it: nothing is indexed, and no run knows its call. */
	const run = { userId: 'ann', tool: 'sales-call-analyzer', source: 'built-in', createdAt: noon } as const;

	beforeEach(async () => {
		await db().insert(users).values({ id: 'ann', email: 'ann@example.com', passwordHash: '-', role: 'member' });
		await db()
			.insert(runs)
			.values([
				{ ...run, id: 'a', title: 'Badgers', status: 'succeeded', input: example, output: { text: 'A weasel' } },
				{ ...run, id: 'b', title: 'Badgers', status: 'succeeded', input: {}, deletedAt: noon },
				{ ...run, id: 'c', title: 'Badgers', status: 'running', input: {} },
				{ ...run, id: 'd', title: 'Badgers', status: 'failed', input: { notes: 'Weasels' } },
			]);
		await db().insert(calls).values({ userId: 'ann', textHash, readWith: '-' });
		const client = { id: 'e', userId: 'ann', company: 'Weasel House', createdAt: noon, changedAt: noon };
		await db().insert(clients).values(client);
	});

	it('what earlier versions kept is found, once it is indexed', async () => {
		expect(await found('weasel')).toEqual([]);
		await catchUp();
		expect(new Set(await found('weasel'))).toEqual(
			new Set([
				['client', 'e'],
				['run', 'a'],
				['run', 'd'],
			]),
		);
		expect(await found('badgers')).toHaveLength(2);
	});

	it('a call of an earlier version gets its text from a run, which then knows its call', async () => {
		await catchUp();
		const [hit] = (await find(db(), 'ann', { words: 'tuesday', kind: 'call', limit: 20 })).hits;
		expect(hit).toMatchObject({ id: textHash, run: { id: 'a', callId: textHash } });
		expect(hit?.place.toLowerCase()).toContain('tuesday');
	});

	it('goes over many pages, leaves what is indexed as it is, and ends when it is told to', async () => {
		const many = Array.from({ length: 60 }, (_, number) => ({
			...run,
			id: `many-${number}`,
			title: 'Herons',
			status: 'failed' as const,
			input: {},
		}));
		await db().insert(runs).values(many);
		await catchUp(AbortSignal.abort());
		expect(await db().$count(searchEntries)).toBe(0);
		await catchUp();
		expect(await db().$count(searchEntries)).toBe(64);
		await db().update(searchEntries).set({ title: 'Kept' }).where(eq(searchEntries.refId, 'many-7'));
		await catchUp();
		const [kept] = await db().select().from(searchEntries).where(eq(searchEntries.refId, 'many-7'));
		expect(kept?.title).toBe('Kept');
	});
});
