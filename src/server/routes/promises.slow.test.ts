import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { calls, clients } from '#server/database/schema.ts';
import type { PromiseMade } from '#shared/calls.ts';
import type { Run } from '#shared/runs.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { SHORT_CALL, SHORT_CALL_INPUT } from '#test/short-call.ts';
import type { SalesCallOutput } from '#tools/sales-call-analyzer/contract.ts';

/** A Wednesday. */
const NOW = '2026-03-04T10:00:00.000Z';

async function start() {
	const clock = { now: NOW };
	const app = await buildTestApp({ engine: null, now: () => new Date(clock.now) });
	const { db } = app.database;
	return {
		clock,
		db,
		ada: memberOf(app, await app.signUp('ada@example.com')),
		eve: await app.signUp('eve@example.com'),
		app,
	};
}

function memberOf(app: TestApp, token: string) {
	const send = (method: 'GET' | 'PUT' | 'DELETE' | 'POST', path: string, body?: object) =>
		app.send(method, path, { token, body });
	return {
		send,
		async analyze(lines: readonly string[]) {
			const answer = await send('POST', '/api/sales-call-analyzer/analyze', {
				...SHORT_CALL_INPUT,
				callTranscript: lines.join('\n'),
			});
			expect(answer.statusCode).toBe(200);
			// The database has a clock of its own.
			await app.database.db.update(calls).set({ createdAt: new Date(NOW) });
			return answer.json() as SalesCallOutput & { run: Run };
		},
		async promises(query = ''): Promise<PromiseMade[]> {
			const answer = await send('GET', `/api/promises${query}`);
			expect(answer.statusCode).toBe(200);
			return answer.json().promises;
		},
		tick: ({ callId, id }: Pick<PromiseMade, 'callId' | 'id'>, kept = true) =>
			send('PUT', `/api/promises/${callId}/${id}`, { kept }),
	};
}

describe('the promises of a member', () => {
	it('stand in the words of the analysis, with owner, side, line, day and the newest run', async () => {
		const { ada, clock } = await start();
		const { callAnalysis, run } = await ada.analyze(SHORT_CALL);
		const promises = await ada.promises();
		expect(promises).toMatchObject([
			{ owner: 'Dana', own: true, line: 7, when: 'on Friday', day: '2026-03-06', dayFrom: 'added', keptAt: null },
			{ owner: 'Priya', own: false, line: 8, when: null, day: null, dayFrom: null },
		]);
		const { immediateActions } = callAnalysis.nextSteps;
		for (const { text, line, runId } of promises) {
			// What a promise leans on stands before it.
			expect(
				immediateActions.some(({ action }) => action.endsWith(`“${text}” (line ${line})`)),
				text,
			).toBe(true);
			expect(runId).toBe(run.id);
		}
		clock.now = '2026-03-05T10:00:00.000Z';
		const again = await ada.analyze(SHORT_CALL);
		const later = await ada.promises();
		expect(later.map(({ id }) => id)).toEqual(promises.map(({ id }) => id));
		expect(later[0]?.runId).toBe(again.run.id);
	});

	it('have the day of the call that the transcript gives, and none where the words name none', async () => {
		const { ada } = await start();
		await ada.analyze(['Call with Priya', 'Date: 2026-01-12', '', ...SHORT_CALL]);
		expect(await ada.promises()).toMatchObject([{ day: '2026-01-16', dayFrom: 'transcript' }, { day: null }]);
	});

	it('are ticked off and opened again, each once', async () => {
		const { ada } = await start();
		await ada.analyze(SHORT_CALL);
		const [first, second] = (await ada.promises()) as [PromiseMade, PromiseMade];
		for (let time = 0; time < 2; time += 1) {
			expect((await ada.tick(first)).json().promise).toEqual({ ...first, keptAt: NOW });
		}
		expect((await ada.promises()).map(({ id, keptAt }) => [id, keptAt])).toEqual([
			[second.id, null],
			[first.id, NOW],
		]);
		expect(await ada.promises('?open=true')).toEqual([second]);
		expect((await ada.tick(first, false)).json().promise).toEqual(first);
		expect(await ada.promises('?open=true')).toHaveLength(2);
	});

	it('follow what the member corrects in the call, and keep their ticks', async () => {
		const { ada } = await start();
		const { run } = await ada.analyze(SHORT_CALL);
		const [first] = (await ada.promises()) as [PromiseMade];
		await ada.tick(first);
		const is = { key: 'next', turn: 6, details: { owner: 'Priya', when: 'the first of June' } };
		const corrected = await ada.send('PUT', `/api/runs/${run.id}/corrections`, { corrections: [{ fact: null, is }] });
		expect(corrected.statusCode).toBe(200);
		const after = await ada.promises();
		expect(after).toContainEqual(
			expect.objectContaining({ owner: 'Priya', line: 6, when: 'the first of June', day: '2026-06-01' }),
		);
		expect(after).toContainEqual({ ...first, keptAt: NOW });
	});

	it('can be those of one client alone, and go with their call', async () => {
		const { app, db, ada, eve } = await start();
		await ada.analyze(SHORT_CALL);
		await ada.analyze([...SHORT_CALL, "Dana: I'll ring you on Monday."]);
		const isFirst = eq(calls.transcript, SHORT_CALL.join('\n'));
		const [call] = await db.select().from(calls).where(isFirst);
		const made = { id: 'client-1', userId: call?.userId ?? '', company: 'Bramble Vets' };
		await db.insert(clients).values({ ...made, createdAt: new Date(), changedAt: new Date() });
		await db.update(calls).set({ clientId: made.id }).where(isFirst);
		const found = await ada.promises('?client=client-1');
		expect(found.map((one) => one.callId)).toEqual([call?.textHash, call?.textHash]);
		await db.delete(calls).where(isFirst);
		expect(await ada.promises('?client=client-1')).toEqual([]);
		expect((await ada.tick(found[0] as PromiseMade)).statusCode).toBe(404);
		expect((await app.send('GET', '/api/promises?client=client-1', { token: eve })).statusCode).toBe(404);
	});

	it('refuse what is no tick, and name the field', async () => {
		const { ada } = await start();
		await ada.analyze(SHORT_CALL);
		const [first] = (await ada.promises()) as [PromiseMade];
		for (const [body, field] of [
			[{}, 'kept'],
			[{ kept: 'yes' }, 'kept'],
			[{ kept: true, by: 'me' }, 'by'],
		] as const) {
			const refused = await ada.send('PUT', `/api/promises/${first.callId}/${first.id}`, body);
			expect([refused.statusCode, refused.json().details[0]?.field]).toEqual([400, field]);
		}
		expect((await ada.send('GET', '/api/promises?open=perhaps')).statusCode).toBe(400);
		expect((await ada.tick({ callId: first.callId, id: 'unknown' })).statusCode).toBe(404);
	});
});
