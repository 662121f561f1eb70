import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { OpenDatabase } from '#server/database/open.ts';
import { createModelEngine } from '#server/model/ask.ts';
import { buildTestApp } from '#test/app.ts';
import { openTestDatabase } from '#test/database.ts';
import { answer, type Behaviour, startModelServer } from '#test/model-server.ts';
import type { DealOutput } from '#tools/dealmaker/contract.ts';
import { example } from '#tools/dealmaker/example.ts';
import { serverTools } from '#tools/server.ts';

const endpoint = '/api/dealmaker/generate';
const tool = serverTools.dealmaker;

let database: OpenDatabase;
let serial = 0;
beforeAll(async () => {
	database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

async function start(...plan: Behaviour[]) {
	const models = await startModelServer(...plan, answer('no'));
	onTestFinished(() => models.close());
	const settings = { provider: 'openai-compatible', model: 'test-model', baseUrl: models.url } as const;
	const engine = plan.length > 0 ? createModelEngine(settings, { pauseMs: 5 }) : null;
	const app = await buildTestApp({ engine, database });
	const token = await app.signUp(`dealmaker-${++serial}@example.com`);
	return { models, generate: (body: object) => app.send('POST', endpoint, { token, body }) };
}

it('API-14: answers the proposals under their key, with the run beside them', async () => {
	const { generate } = await start();
	const response = await generate(example);
	expect(response.statusCode).toBe(200);
	const { proposals, run } = response.json();
	expect(proposals).toEqual((tool.draft(example) as DealOutput).proposals);
	expect(run).toMatchObject({ tool: 'dealmaker', source: 'built-in', title: 'Proposal for Vance Bakery – Loafline' });
});

it('DEAL-3: API-14: refuses a blank transcript by its name', async () => {
	const { generate } = await start();
	const response = await generate({ transcript: ' \n ', additionalContext: 'Term is 12 months.' });
	expect(response.statusCode).toBe(400);
	expect(response.json().error).toContain('transcript');
});

it("ENGINE-2: takes invented quotes out of a model's answer and lists invented figures and names", async () => {
	const made = structuredClone(tool.draft(example)) as DealOutput;
	const [first] = made.proposals;
	if (first === undefined) throw new Error('the draft has no option');
	first.problemStatement = 'You said “the bakery is for sale”. Orders come in three ways.';
	first.proposedSolution = 'Crumbworks Alliance saves you £77,000.';
	const { generate, models } = await start(answer(JSON.stringify({ proposals: made.proposals })));
	const { proposals, run } = (await generate(example)).json();
	expect(run.source).toBe('model');
	expect(proposals[0].problemStatement).toBe('Orders come in three ways.');
	expect(run.grounding.quotesDropped).toBe(1);
	expect(run.grounding.unsupported.join(' ')).toMatch(/£77,000.*Crumbworks Alliance/);
	expect(models.requests[0]?.body.messages.map(({ content }) => content).join('\n')).toContain('T| Colm Vance: It is.');
});
