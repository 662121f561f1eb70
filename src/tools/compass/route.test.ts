import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { OpenDatabase } from '#server/database/open.ts';
import { createModelEngine } from '#server/model/ask.ts';
import { buildTestApp } from '#test/app.ts';
import { openTestDatabase } from '#test/database.ts';
import { answer, type Behaviour, startModelServer } from '#test/model-server.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { hygienist } from './testing.ts';

const ENDPOINT = '/api/compass/analyze';

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
	const token = await app.signUp(`navigator-${++serial}@example.com`);
	return { models, analyze: (body: object) => app.send('POST', ENDPOINT, { token, body }), app };
}

describe('finding niches over HTTP', () => {
	it('API-12: COMPASS-13: answers the recommendations, with the run beside them', async () => {
		const { analyze } = await start();
		const response = await analyze(example);
		expect(response.statusCode, response.body).toBe(200);
		expect(Object.keys(response.json()).sort()).toEqual(['about', 'missing', 'reading', 'recommendations', 'run']);
		expect(response.json().recommendations).toEqual(draft(example).recommendations);
		expect(response.json().run).toMatchObject({ tool: 'compass', source: 'built-in', status: 'succeeded' });
	});

	it('COMPASS-2: names the required fields that are empty, and refuses whoever is not signed in', async () => {
		const { analyze, app } = await start();
		const response = await analyze({ professionalBackground: ' ', network: 'nobody' });
		expect(response.statusCode).toBe(400);
		expect(response.json().details.map(({ field }: { field: string }) => field)).toEqual([
			'professionalBackground',
			'topSkills',
		]);
		expect((await app.send('POST', ENDPOINT, { body: example })).statusCode).toBe(401);
	});

	it('COMPASS-14: COMPASS-18: mends a model’s answer and flags what it invented', async () => {
		const recommendations = [...draft(hygienist).recommendations, ...draft(example).recommendations];
		const [first, ...others] = recommendations;
		const { validationSteps, ...bare } = first ?? {};
		const invented = {
			...bare,
			difficulty: first?.difficulty === 'High' ? 'Low' : 'High',
			marketResearch: { ...first?.marketResearch, marketSnapshot: 'Brightwater Partners counted 41,000 firms.' },
			validationCriteria: 'Ask one landlord.',
		};
		const { analyze, models } = await start(answer({ recommendations: [invented, ...others] }));
		const response = await analyze(example);
		expect(response.json().run).toMatchObject({ source: 'model', status: 'succeeded' });
		expect(response.json().recommendations[0]).toMatchObject({
			difficulty: first?.difficulty,
			validationSteps: ['Ask one landlord.'],
		});
		const { unsupported } = response.json().run.grounding;
		expect(unsupported).toEqual(expect.arrayContaining(['Brightwater Partners']));
		expect(unsupported.join()).toContain('41,000');
		const sent = models.requests[0]?.body.messages.map(({ content }) => content).join('\n') ?? '';
		for (const text of Object.values(example)) expect(sent).toContain(text);
		expect(response.json()).not.toHaveProperty('reading');
		expect(sent).toContain('validationSteps');
		expect(sent).toContain('ends in a reply, a number or a no');
	});
});
