import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { OpenDatabase } from '#server/database/open.ts';
import { createModelEngine } from '#server/model/ask.ts';
import { buildTestApp } from '#test/app.ts';
import { openTestDatabase } from '#test/database.ts';
import { answer, type Behaviour, startModelServer } from '#test/model-server.ts';
import type { ColdEmailOutput } from '#tools/cold-email-writer/contract.ts';
import { example } from '#tools/cold-email-writer/example.ts';
import { serverTools } from '#tools/server.ts';

const endpoint = '/api/cold-email/generate';
const tool = serverTools['cold-email-writer'];
const drafted = () => tool.draft(example) as ColdEmailOutput;

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
	const token = await app.signUp(`writer-${++serial}@example.com`);
	return {
		...app,
		models,
		generate: (body: object) => app.send('POST', endpoint, { token, body }),
		export: (id: string, query: string) => app.send('GET', `/api/runs/${id}/export?${query}`, { token }),
	};
}

describe('generating cold emails', () => {
	it('API-15: takes the fields and answers the four keys with the run beside them', async () => {
		const { generate } = await start();
		const response = await generate(example);
		expect(response.statusCode).toBe(200);
		const { run, ...output } = response.json();
		expect(output).toEqual(drafted());
		expect(Object.keys(output).sort()).toEqual([
			'emailSequence',
			'emailVariants',
			'industryInsights',
			'personalizationTips',
		]);
		expect(run).toMatchObject({ source: 'built-in', grounding: { quotesDropped: 0, unsupported: [] } });
	});

	it('COLD-9: COLD-10: API-15: refuses what is missing or no address, naming the field', async () => {
		const { generate } = await start();
		const missing = await generate({ ...example, referrerTitle: ' ', senderPhysicalAddress: '' });
		expect(missing.statusCode).toBe(400);
		expect(missing.json().details.map(({ field }: { field: string }) => field)).toEqual([
			'senderPhysicalAddress',
			'referrerTitle',
		]);
		const wrong = await generate({ ...example, emailAddress: 'rosa at paws' });
		expect(wrong.statusCode).toBe(400);
		expect(wrong.json().error).toBe('emailAddress must be an email address such as name@company.com.');
	});

	it('ENGINE-2: tells which figures and names of a model nobody entered', async () => {
		const invented = drafted();
		invented.emailSequence.followUp2.body += '\n\nWe saved Pinewold $12,400.';
		const { generate, models } = await start(answer(invented));
		const { run, emailSequence } = (await generate(example)).json();
		expect(run.source).toBe('model');
		expect(run.grounding.unsupported).toEqual(expect.arrayContaining(['$12,400', 'Pinewold']));
		expect(emailSequence.followUp2.body).toContain('Pinewold');
		const { messages } = models.requests[0]?.body ?? { messages: [] };
		expect(messages.map(({ content }) => content).join('\n')).toContain(example.specificChallenge);
	});
});

describe('exporting the sequence', () => {
	it('COLD-19: COLD-20: gives drafts, one draft, lists and plain text', async () => {
		const app = await start();
		const { id } = (await app.generate(example)).json().run;
		const zip = await app.export(id, 'format=eml');
		expect(zip.headers['content-type']).toBe('application/zip');
		const drafts = unzipSync(new Uint8Array(zip.rawPayload));
		expect(Object.keys(drafts).filter((name) => name.endsWith('.eml'))).toHaveLength(4);
		const draft = await app.export(id, 'format=eml&part=2');
		expect(draft.headers['content-disposition']).toMatch(/filename="cold-email-writer-[a-z0-9-]+\.eml"/);
		expect(draft.body).toContain('X-Unsent: 1');
		for (const format of ['csv-instantly', 'csv-smartlead', 'csv-lemlist', 'txt']) {
			const file = await app.export(id, `format=${format}`);
			expect(file.statusCode, format).toBe(200);
			expect(file.body).toContain(drafted().emailSequence.followUp3.subjectLine);
		}
	});

	it('refuses a part that is not there, and a part of another format', async () => {
		const app = await start();
		const { id } = (await app.generate(example)).json().run;
		for (const [query, error] of [
			['format=eml&part=5', 'part must be between 1 and 4.'],
			['format=eml&part=0', 'part must be a whole number from 1.'],
			['format=txt&part=1', 'part can only be given with format eml: leave it out.'],
		] as const) {
			const response = await app.export(id, query);
			expect([response.statusCode, response.json().error]).toEqual([400, error]);
		}
	});

	it('is not there for another member', async () => {
		const app = await start();
		const { id } = (await app.generate(example)).json().run;
		const stranger = await app.signUp(`stranger-${serial}@example.com`);
		const response = await app.send('GET', `/api/runs/${id}/export?format=eml`, { token: stranger });
		expect(response.statusCode).toBe(404);
	});
});
