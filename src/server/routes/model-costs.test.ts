import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { modelSpending, users } from '#server/database/schema.ts';
import { recordSpending } from '#server/model/spending.ts';
import { deleteMember } from '#server/own-data/deletion/delete-member.ts';
import type { Run } from '#shared/runs.ts';
import { body, installation, local, models, STATE } from '#test/connected-model.ts';
import { answer } from '#test/model-server.ts';
import { tinyAnswer, tinyTool } from '#test/tiny-tool.ts';
import { tinyTools } from '#test/tiny-tools.ts';

const COSTS = `${STATE}/costs`;

/** A run is answered a moment before what it used is counted. */
async function counted(send: Awaited<ReturnType<typeof installation>>['send'], runs: number): Promise<void> {
	const tools = async (): Promise<{ runs: number }[]> => (await send('GET', COSTS)).json().spending.tools;
	await expect.poll(async () => (await tools()).reduce((sum, tool) => sum + tool.runs, 0)).toBe(runs);
}

describe('the costs of a model', () => {
	/** The model server tells 100 tokens read and 20 written for each answer. */
	const price = { model: 'test-model', inputPrice: 1000, outputPrice: 5000 };
	const budget = { prices: [price], monthBudget: 0.3 };

	it('are counted by member and month, and a spent budget offers the built-in engine', async () => {
		const clock = { now: new Date('2026-11-30T23:00:00Z') };
		const installed = await installation({ now: () => clock.now });
		const { send, write } = installed;
		const server = await models();
		await send('PUT', STATE, local(server));
		expect((await send('PUT', COSTS, budget)).json()).toEqual({
			budget,
			spending: { month: '2026-11', months: ['2026-11'], cost: 0, members: [], deletedMembers: null, tools: [] },
		});
		const first: Run = (await send('POST', tinyTool.contract.endpoint, body)).json().run;
		expect(first.usage).toEqual({ inputTokens: 100, outputTokens: 20, cost: 0.2 });
		await send('DELETE', `/api/runs/${first.id}`);
		expect(await write()).toBe('test-model');
		const used = { runs: 2, inputTokens: 200, outputTokens: 40, cost: 0.4 };
		expect((await send('GET', COSTS)).json().spending).toEqual({
			month: '2026-11',
			months: ['2026-11'],
			cost: 0.4,
			members: [{ email: 'owner@example.com', ...used }],
			deletedMembers: null,
			tools: [{ tool: tinyTool.contract.id, ...used }],
		});
		const refused = await send('POST', tinyTool.contract.endpoint, body);
		expect([refused.statusCode, refused.json().code]).toEqual([429, 'BUDGET_SPENT']);
		expect(refused.headers['retry-after']).toBe('3600');
		const trial = await send('POST', '/api/prompt-generator/try', { prompt: 'Name the ferry.' });
		expect(trial.json().code).toBe('BUDGET_SPENT');
		const builtIn = await send('POST', `${tinyTool.contract.endpoint}?engine=built-in`, body);
		expect(builtIn.json().run.source).toBe('built-in');
		expect(server.requests).toHaveLength(2);
		clock.now = new Date('2026-12-01T00:00:00Z');
		expect(await write()).toBe('test-model');
	});

	it('are those of the model that wrote: another without a price of its own costs what nobody knows', async () => {
		const { send } = await installation();
		await send('PUT', STATE, local(await models(), { moreModels: ['small-model', 'free-model'] }));
		const small = { model: 'small-model', inputPrice: 0, outputPrice: 50 };
		await send('PUT', COSTS, { prices: [price, small], monthBudget: null });
		const usageBy = async (query: string) =>
			(await send('POST', `${tinyTool.contract.endpoint}${query}`, body)).json().run.usage;
		expect((await usageBy('')).cost).toBeCloseTo(0.2);
		expect((await usageBy('?model=small-model')).cost).toBeCloseTo(0.001);
		expect(await usageBy('?model=free-model')).toEqual({ inputTokens: 100, outputTokens: 20 });
		await counted(send, 3);
		expect((await send('GET', COSTS)).json().spending.cost).toBeCloseTo(0.201);
	});

	it('hold what a failed run used, and what the provider says before the owner’s prices', async () => {
		const { send, write } = await installation();
		const told = { prompt_tokens: 100, completion_tokens: 20, cost: 0.07 };
		const server = await models(
			answer({ report: 'of no form' }),
			answer({ report: 'again' }),
			answer(tinyAnswer, { usage: told }),
		);
		await send('PUT', STATE, local(server));
		await send('PUT', COSTS, { ...budget, monthBudget: null });
		const failed = await send('POST', tinyTool.contract.endpoint, body);
		expect(failed.statusCode).toBe(502);
		expect((await send('GET', COSTS)).json().spending.cost).toBeCloseTo(0.4);
		expect(await write()).toBe('test-model');
		expect((await send('GET', COSTS)).json().spending.cost).toBeCloseTo(0.47);
	});

	it('are refused where they are no sums', async () => {
		const { send } = await installation();
		const wrongPrice = (wrong: object) => ({ prices: [{ ...price, ...wrong }] });
		for (const [wrong, field] of [
			[{ monthBudget: -1 }, 'monthBudget'],
			[wrongPrice({ inputPrice: 'ten' }), 'prices.0.inputPrice'],
			[wrongPrice({ outputPrice: 2_000_000 }), 'prices.0.outputPrice'],
			[{ prices: [price, price] }, 'prices'],
		] as const) {
			const refused = await send('PUT', COSTS, { ...budget, ...wrong });
			expect([refused.statusCode, refused.json().details[0].field]).toEqual([400, field]);
		}
	});

	it('of an earlier month are shown as they were, by member and by tool, and only for a month', async () => {
		const clock = { now: new Date('2026-11-30T23:00:00Z') };
		const { send, ask, signUp } = await installation({ now: () => clock.now });
		await send('PUT', STATE, local(await models()));
		await send('PUT', COSTS, { ...budget, monthBudget: null });
		const member = await signUp('ada@example.com');
		await ask('POST', tinyTool.contract.endpoint, { token: member, body });
		await ask('POST', tinyTools['planned-tool'].contract.endpoint, { token: member, body });
		await send('POST', tinyTool.contract.endpoint, body);
		await counted(send, 3);
		clock.now = new Date('2026-12-01T00:00:00Z');
		await send('POST', '/api/prompt-generator/try', { prompt: 'Name the ferry.' });
		await counted(send, 1);
		const spent = (runs: number) => ({ runs, inputTokens: 100 * runs, outputTokens: 20 * runs, cost: 0.2 * runs });
		expect((await send('GET', `${COSTS}?month=2026-11`)).json().spending).toEqual({
			month: '2026-11',
			months: ['2026-12', '2026-11'],
			cost: expect.closeTo(0.6),
			members: [
				{ email: 'ada@example.com', ...spent(2) },
				{ email: 'owner@example.com', ...spent(1) },
			],
			deletedMembers: null,
			tools: [
				{ tool: 'tiny-tool', ...spent(2) },
				{ tool: 'planned-tool', ...spent(1) },
			],
		});
		const present = (await send('GET', COSTS)).json().spending;
		expect([present.month, present.tools]).toEqual(['2026-12', [{ tool: 'prompt-generator', ...spent(1) }]]);
		const refused = await send('GET', `${COSTS}?month=2026-13`);
		expect(refused.json().details).toEqual([{ field: 'month', problem: 'must be a month. Example: 2026-11' }]);
	});

	it('hold what members spent whose accounts are deleted, without a word of who they were', async () => {
		const { send, ask, signUp, database } = await installation();
		await send('PUT', STATE, local(await models()));
		await send('PUT', COSTS, { ...budget, monthBudget: null });
		for (const email of ['ada@example.com', 'bob@example.com']) {
			await ask('POST', tinyTool.contract.endpoint, { token: await signUp(email), body });
			const [user] = await database.db.select().from(users).where(eq(users.email, email));
			await deleteMember(database.db, user?.id ?? '');
		}
		await counted(send, 2);
		// A run that was still being written when its account was deleted.
		const usage = { inputTokens: 50, outputTokens: 10, cost: 0.1 };
		await recordSpending(
			database.db,
			{ userId: 'deleted', tool: 'tiny-tool', ownKey: false, runs: 0, usage },
			new Date(),
		);
		const { spending } = (await send('GET', COSTS)).json();
		const all = { runs: 2, inputTokens: 250, outputTokens: 50, cost: 0.5 };
		expect(spending).toMatchObject({
			members: [],
			deletedMembers: all,
			tools: [{ tool: 'tiny-tool', ...all }],
			cost: 0.5,
		});
		const rows = await database.db.select().from(modelSpending);
		expect(rows.map(({ userId }) => userId)).toEqual([null, null, null]);
	});

	it('are told to each member for this month and the member alone', async () => {
		const clock = { now: new Date('2026-11-30T23:00:00Z') };
		const { send, ask, signUp } = await installation({ now: () => clock.now });
		await send('PUT', STATE, local(await models()));
		await send('PUT', COSTS, { ...budget, monthBudget: null });
		const member = await signUp('ada@example.com');
		const own = async (token: string) => (await ask('GET', '/api/profile/spending', { token })).json().spending;
		const { run } = (await ask('POST', tinyTool.contract.endpoint, { token: member, body })).json();
		await ask('POST', tinyTool.contract.endpoint, { token: member, body });
		await ask('DELETE', `/api/runs/${run.id}`, { token: member });
		await send('POST', tinyTool.contract.endpoint, body);
		await counted(send, 3);
		const none = { runs: 0, inputTokens: 0, outputTokens: 0, cost: 0 };
		const used = { runs: 2, inputTokens: 200, outputTokens: 40, cost: 0.4 };
		const told = { email: 'ada@example.com', month: '2026-11', ...used, byOwnKey: none };
		expect(await own(member)).toEqual(told);
		clock.now = new Date('2026-12-01T00:00:00Z');
		expect(await own(member)).toEqual({ ...told, month: '2026-12', ...none });
	});
});
