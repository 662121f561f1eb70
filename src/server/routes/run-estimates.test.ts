import { describe, expect, it, onTestFinished } from 'vitest';
import { asAnswer } from '#call-facts/model/testing.ts';
import { makeOwner } from '#server/accounts/membership/owner.ts';
import { calls } from '#server/database/schema.ts';
import { createModelEngine } from '#server/model/ask.ts';
import type { RunEstimate } from '#shared/run-estimate.ts';
import { buildTestApp, type TestAppOptions } from '#test/app.ts';
import { answer, type Behaviour, type ModelServer, startCallModelServer, status } from '#test/model-server.ts';
import { tinyAnswer, tinyTool } from '#test/tiny-tool.ts';
import { tinyTools } from '#test/tiny-tools.ts';
import { estimateEndpoint } from '#tools/define.ts';
import { serverTools } from '#tools/server.ts';

const body = { topic: 'ferries', source: 'Ann: The ferry is late.' };
const wrote = (completion_tokens: number) => answer(tinyAnswer, { usage: { prompt_tokens: 100, completion_tokens } });

interface Plan {
	results?: readonly Behaviour[];
	facts?: readonly Behaviour[];
}

const CONNECTED = {
	AI_PROVIDER: 'openai-compatible',
	AI_MODEL: 'test-model',
	AI_BASE_URL: 'http://127.0.0.1:9/v1',
};

async function installation(
	{ results = [answer(tinyAnswer)], facts = [status(400)] }: Plan = {},
	options: TestAppOptions = { tools: tinyTools },
) {
	const models = await startCallModelServer(facts, results);
	onTestFinished(() => models.close());
	const settings = { provider: 'openai-compatible', model: 'test-model', baseUrl: models.url } as const;
	const test = await buildTestApp({ engine: createModelEngine(settings), ...options });
	const token = await test.signUp('owner@example.com');
	await makeOwner(test.database.db, 'owner@example.com');
	const send = (url: string, given: object = body, as = token) => test.send('POST', url, { token: as, body: given });
	const estimate = async (given: object = body, tool = tinyTool as { contract: { id: string } }, query = '') =>
		(await send(`${estimateEndpoint(tool.contract)}${query}`, given)).json().estimate as RunEstimate | null;
	const allow = (monthBudget: number) =>
		test.send('PUT', '/api/settings/model/costs', {
			token,
			body: { prices: [{ model: 'test-model', inputPrice: 1000, outputPrice: 5000 }], monthBudget },
		});
	return { ...test, models, send, estimate, allow };
}

/** What was really sent, in tokens of four characters. */
function tokensSent(...requests: ModelServer['requests']): number {
	const each = requests.map(({ body: { messages } }) => messages.map(({ content }) => content).join(''));
	return each.reduce((sum, sent) => sum + Math.ceil(sent.length / 4), 0);
}

describe('what a run will use', () => {
	it('is the prompt that the run then sends, and as much as a recorded answer; no model is asked for it', async () => {
		const { estimate, send, models } = await installation();
		const told = await estimate();
		expect(models.requests).toEqual([]);
		await send(tinyTool.contract.endpoint);
		expect(told).toEqual({
			model: 'test-model',
			inputTokens: tokensSent(...models.requests),
			outputTokens: tinyTool.answerTokens,
		});
	});

	it('is all parts of a large result, without what they are told of each other', async () => {
		const summary = answer({ report: { summary: 'All is well.', quotes: [] } });
		const results = [summary, answer({ report: { mood: 'Good', score: 8 } }), answer({ report: { quotes: [] } })];
		const { estimate, send, models } = await installation({ results });
		const large = { ...body, topic: 'ferries and barges' };
		const told = await estimate(large, tinyTools['parted-tool']);
		await send(tinyTools['parted-tool'].contract.endpoint, large);
		const sent = models.requests.map((request) => {
			const messages = request.body.messages.map(({ role, content }) => ({
				role,
				content: content.replace(/Written so far(?:[^\n]+\n)+\n/, ''),
			}));
			return { ...request, body: { ...request.body, messages } };
		});
		expect(sent).toHaveLength(3);
		expect(told?.inputTokens).toBe(tokensSent(...sent));
	});

	it('is what runs of the tool by this model wrote before, in the middle of the latest', async () => {
		const { estimate, send, signUp } = await installation({ results: [wrote(900), wrote(40), wrote(60)] });
		const other = await signUp('ada@example.com');
		await send(tinyTool.contract.endpoint);
		await send(tinyTool.contract.endpoint);
		await send(tinyTool.contract.endpoint, body, other);
		await send(`${tinyTool.contract.endpoint}?engine=built-in`);
		expect((await estimate())?.outputTokens).toBe(60);
		const planned = tinyTools['planned-tool'];
		expect((await estimate(body, planned))?.outputTokens).toBe(planned.answerTokens);
	});

	it('holds the reading of a call until the model has read that call, and stores nothing', async () => {
		const analyzer = serverTools['sales-call-analyzer'];
		const call = {
			callTranscript: 'Ann: It is $149 a month.\nBob: We lose work every week. Send me the contract.',
			callType: 'Discovery Call',
			callObjective: 'Learn',
		};
		const input = analyzer.contract.input.parse(call);
		const written = analyzer.answer.parse(analyzer.draft(input));
		const price = { turn: 1, words: 'It is $149 a month.', amount: 149, per: 'month' } as const;
		const facts = answer(asAnswer({ prices: [price] }));
		const { estimate, send, models, database } = await installation({ facts: [facts], results: [answer(written)] }, {});
		const before = await estimate(call, analyzer);
		expect(await database.db.select().from(calls)).toEqual([]);
		await send(analyzer.contract.endpoint, call);
		const reading = tokensSent(...models.factsRequests);
		const after = await estimate(call, analyzer);
		expect(after?.inputTokens).toBe(tokensSent(...models.requests));
		// The prompt holds the facts: those of the model are others than those of the built-in reading.
		expect(Math.abs((before?.inputTokens ?? 0) - reading - (after?.inputTokens ?? 0))).toBeLessThan(200);
		expect(before?.outputTokens).toBeGreaterThan(analyzer.answerTokens);
	});

	it('is that of the model for long calls, which the environment names too, where the call is one', async () => {
		const env = { ...CONNECTED, AI_LONG_CALL_MODEL: 'long-model' };
		const analyzer = serverTools['sales-call-analyzer'];
		const { estimate } = await installation({}, { env });
		const call = (callTranscript: string) => ({ callTranscript, callType: 'Discovery Call', callObjective: 'Learn' });
		expect(await estimate(call('Ann: It is $149 a month.'), analyzer)).toMatchObject({ model: 'test-model' });
		const long = 'Ann: It is $149 a month.\n'.repeat(2500);
		expect(await estimate(call(long), analyzer)).toMatchObject({ model: 'long-model' });
	});

	it('costs what the owner says, and tells where the month’s budget would be passed or is spent', async () => {
		const { estimate, send, allow } = await installation();
		await allow(2);
		const told = await estimate();
		const { inputTokens = 0, outputTokens = 0, cost } = told ?? {};
		expect(cost).toBeCloseTo((inputTokens * 1000 + outputTokens * 5000) / 1_000_000);
		expect(told).not.toHaveProperty('budget');
		await send(tinyTool.contract.endpoint);
		await allow(0.2 + (cost ?? 0) / 2);
		expect(await estimate()).toMatchObject({ budget: 'passed' });
		await allow(0.2);
		expect(await estimate()).toMatchObject({ budget: 'spent' });
	});

	it('is that of the model that the member chose, without a sum where nobody knows its price', async () => {
		const env = { ...CONNECTED, AI_MORE_MODELS: 'small-model' };
		const { estimate, send, allow } = await installation({}, { tools: tinyTools, env });
		await allow(2);
		expect(await estimate(body, tinyTool, '?model=test-model')).toMatchObject({
			model: 'test-model',
			cost: expect.any(Number),
		});
		const told = await estimate(body, tinyTool, '?model=small-model');
		expect(told?.model).toBe('small-model');
		expect(told).not.toHaveProperty('cost');
		const refused = await send(`${estimateEndpoint(tinyTool.contract)}?model=nobody`);
		expect([refused.statusCode, refused.json().details[0].field]).toEqual([400, 'model']);
	});

	it('is nothing where the built-in engine writes, and is not told of a form that lacks something', async () => {
		const { estimate } = await installation({}, { tools: tinyTools, engine: null });
		expect(await estimate()).toBeNull();
		const { send } = await installation();
		const refused = await send(estimateEndpoint(tinyTool.contract), { ...body, topic: '' });
		expect([refused.statusCode, refused.json().details]).toEqual([
			400,
			[{ field: 'topic', problem: 'is empty: fill it in' }],
		]);
	});
});
