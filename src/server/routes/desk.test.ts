import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CallInBrief, CallPromise } from '#call-facts/promises.ts';
import { calls, clients, drafts, keptPromises, runs, shares, users } from '#server/database/schema.ts';
import type { Desk } from '#shared/desk.ts';
import { buildTestApp } from '#test/app.ts';

/** A Wednesday. */
const NOW = new Date('2026-03-04T10:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

async function start() {
	const { app: _, database, send, signUp } = await buildTestApp({ now: () => NOW });
	const { db } = database;
	const idOf = async (email: string) =>
		(await db.select().from(users).where(eq(users.email, email)))[0]?.id ?? 'nobody';
	const token = await signUp('ada@example.com');
	const userId = await idOf('ada@example.com');
	await signUp('eve@example.com');
	const eve = await idOf('eve@example.com');
	const desk = async (query = ''): Promise<Desk> => {
		const answer = await send('GET', `/api/desk${query}`, { token });
		expect(answer.statusCode).toBe(200);
		return answer.json();
	};
	const company = async (id: string, of = userId) => {
		await db.insert(clients).values({ id, userId: of, company: id, createdAt: NOW, changedAt: NOW });
	};
	const call = async (textHash: string, brief: Partial<CallInBrief>, more: Partial<typeof calls.$inferInsert> = {}) => {
		const facts = { brief: { outcome: 'next-step', heldOn: null, promises: [], ...brief } } as never;
		await db.insert(calls).values({ userId, textHash, title: textHash, readWith: 'x', facts, createdAt: NOW, ...more });
	};
	const run = async (id: string, more: Partial<typeof runs.$inferInsert> = {}) => {
		const done = { status: 'succeeded', source: 'built-in', input: {}, createdAt: NOW } as const;
		await db.insert(runs).values({ id, userId, tool: 'dealmaker', title: `Of ${id}`, ...done, ...more });
	};
	const share = async (runId: string, version: number, more: Partial<typeof shares.$inferInsert> = {}) => {
		const document = { title: runId, facts: [], sections: [] };
		const ends = { createdAt: daysAgo(9 - version), expiresAt: daysAgo(-30), document, parts: [] };
		await db.insert(shares).values({
			id: `${runId}-${version}`,
			tokenHash: `${runId}-${version}`,
			userId,
			runId,
			version,
			...ends,
			...more,
		});
	};
	return { db, userId, eve, desk, send, token, company, call, run, share };
}

const promise = (id: string, more: Partial<CallPromise> = {}): CallPromise => ({
	id,
	owner: 'Dana',
	own: true,
	text: `I'll do ${id}.`,
	when: null,
	said: null,
	line: 3,
	...more,
});
const FRIDAY = { when: 'on Friday', said: { weekday: 5 } };

describe('the desk', () => {
	it('is empty for a new member, and shows nothing of another', async () => {
		const { desk, eve, call, run, share } = await start();
		await call('theirs', { outcome: 'open', promises: [promise('a')] }, { userId: eve });
		await run('theirs', { userId: eve });
		await run('waiting', { userId: eve, status: 'queued' });
		await share('theirs', 1, { userId: eve });
		expect(await desk()).toEqual({
			promises: [],
			openPromises: 0,
			callsWithoutNextStep: [],
			proposals: [],
			drafts: [],
			underWay: [],
		});
	});

	it('shows promises that are due, overdue or without a day, the own ones first, and counts all open ones', async () => {
		const { db, userId, desk, call } = await start();
		const theirs = { own: false, owner: 'Priya' };
		await call(
			'old',
			{ promises: [promise('overdue', FRIDAY), promise('late', { ...FRIDAY, ...theirs })] },
			{ createdAt: daysAgo(8) },
		);
		await call('new', {
			heldOn: '2026-03-03',
			promises: [
				promise('due', { when: 'tomorrow', said: { relative: 'day', offset: 1 } }),
				promise('later', FRIDAY),
				promise('undated'),
				promise('kept'),
				promise('unsaid', { ...theirs, when: 'next week', said: { relative: 'week', offset: 1 } }),
			],
		});
		await db.insert(keptPromises).values({ userId, textHash: 'new', promise: 'kept', keptAt: NOW });
		const { promises, openPromises } = await desk();
		expect(promises.map(({ id, day }) => [id, day])).toEqual([
			['overdue', '2026-02-27'],
			['due', '2026-03-04'],
			['undated', null],
			['late', '2026-02-27'],
			['unsaid', null],
		]);
		expect(openPromises).toBe(6);
		const onFriday = await desk('?today=2026-03-06');
		expect(onFriday.promises.map(({ id }) => id)).toContain('later');
	});

	it('shows calls that ended without a step by a day, unless they said no or that client was called since', async () => {
		const { desk, call, run, company } = await start();
		await company('Bramble');
		const at = (days: number, clientId: string | null = null) => ({ createdAt: daysAgo(days), clientId });
		await call('dated', { promises: [promise('a', FRIDAY)] }, at(1));
		await call('open', { outcome: 'open', promises: [promise('b', FRIDAY)] }, at(2));
		await call('nothing', { outcome: 'agreed' }, at(3));
		await call('refused', { outcome: 'refused' }, at(4));
		await call('no sale', { outcome: null }, at(4));
		await call('called since', { outcome: 'open' }, at(6, 'Bramble'));
		await call('since', {}, at(5, 'Bramble'));
		await call('unread', {}, { ...at(1), facts: null });
		await run('first', { callHash: 'open', createdAt: daysAgo(3) });
		await run('newest', { callHash: 'open', createdAt: daysAgo(1) });
		await run('failed', { callHash: 'open', status: 'failed' });
		await run('deleted', { callHash: 'open', deletedAt: NOW });
		const { callsWithoutNextStep } = await desk();
		expect(callsWithoutNextStep.map(({ id, outcome, runId }) => [id, outcome, runId])).toEqual([
			['open', 'open', 'newest'],
			['nothing', 'agreed', null],
			['since', 'next-step', null],
		]);
	});

	it('shows proposals and plans whose link works, and how often they were opened', async () => {
		const { desk, run, share } = await start();
		await run('opened');
		await share('opened', 1, { views: 2, expiresAt: daysAgo(-1) });
		await share('opened', 2, { views: 1 });
		await share('opened', 3, { views: 9, revokedAt: NOW });
		await run('waiting', { tool: 'growth-plan-calculator' });
		await share('waiting', 3);
		await run('over');
		await share('over', 1, { expiresAt: daysAgo(0) });
		await run('gone', { deletedAt: NOW });
		await share('gone', 1);
		await run('campaign', { tool: 'ai-sdr' });
		await share('campaign', 1);
		expect((await desk()).proposals).toEqual([
			{
				runId: 'waiting',
				tool: 'growth-plan-calculator',
				title: 'Of waiting',
				views: 0,
				sharedAt: daysAgo(6).toISOString(),
				expiresAt: daysAgo(-30).toISOString(),
			},
			{
				runId: 'opened',
				tool: 'dealmaker',
				title: 'Of opened',
				views: 3,
				sharedAt: daysAgo(7).toISOString(),
				expiresAt: daysAgo(-30).toISOString(),
			},
		]);
	});

	it('shows drafts by whom they are about, never by their transcript, and runs under way', async () => {
		const { db, userId, desk, run, company } = await start();
		await company('Bramble Vets');
		const draft = { userId, step: 1, savedAt: NOW };
		await db.insert(drafts).values([
			{ ...draft, tool: 'dealmaker', input: { transcript: 'Ann: Hello.' }, savedAt: daysAgo(1) },
			{ ...draft, tool: 'ai-sdr', input: { leadInfo: { companyName: 'Pellworth' } } },
			{ ...draft, tool: 'sales-call-analyzer', input: {}, clientId: 'Bramble Vets', savedAt: daysAgo(2) },
		]);
		await run('waiting', { status: 'queued' });
		await run('done');
		await run('deleted', { status: 'running', deletedAt: NOW });
		const { drafts: shown, underWay } = await desk();
		expect(shown.map(({ tool, about }) => [tool, about])).toEqual([
			['ai-sdr', 'Pellworth'],
			['dealmaker', ''],
			['sales-call-analyzer', 'Bramble Vets'],
		]);
		expect(JSON.stringify(shown)).not.toContain('Hello');
		expect(underWay.map(({ id }) => id)).toEqual(['waiting']);
	});

	it('asks for a day that is one', async () => {
		const { send, token } = await start();
		const refused = await send('GET', '/api/desk?today=tomorrow', { token });
		expect([refused.statusCode, refused.json().details[0]?.field]).toEqual([400, 'today']);
	});
});
