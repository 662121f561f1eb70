import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#server/database/schema.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { contract } from '#tools/dealmaker/contract.ts';
import { example } from '#tools/dealmaker/example.ts';

/** The fields that a result still asks for: what is suggested for them, and what an answer changes. */

const { answers: _, ...asked } = example;

describe('the answers to what a result asks for', () => {
	let test: TestApp;
	let token: string;
	beforeAll(async () => {
		test = await buildTestApp();
		token = await test.signUp('ann@example.com');
	}, 60_000);
	afterAll(() => test.close());

	const suggest = (body: object, as = token) => test.send('POST', '/api/dealmaker/suggestions', { token: as, body });
	async function made(input: object = asked): Promise<string> {
		const answer = await test.send('POST', contract.endpoint, { token, body: input });
		return answer.json().run.id;
	}
	const answer = (id: string, answers: object, as = token) =>
		test.send('PUT', `/api/runs/${id}/answers`, { token: as, body: { answers } });

	it('are offered from the call, each with the words and the line that show it, and the call is read once', async () => {
		const { suggestions } = (await suggest({ transcript: example.transcript })).json();
		expect(suggestions['answers.price'][0]).toMatchObject({ line: expect.any(Number), speaker: 'Ruth Adebayo' });
		const [first] = suggestions['answers.problem'];
		expect(example.transcript.split('\n')[first.line - 1]).toContain(first.quote);
		const rows = await test.database.db.select().from(calls);
		expect(rows).toHaveLength(1);
		await test.database.db.update(calls).set({ facts: { ...rows[0]?.facts, pains: [] } as never });
		expect((await suggest({ transcript: example.transcript })).json().suggestions['answers.problem']).toEqual([]);
		await test.database.db.delete(calls);
	});

	it('are offered without a call, and to members only', async () => {
		expect((await suggest({})).statusCode).toBe(200);
		expect((await suggest({ transcript: 1 })).json().error).toContain('transcript');
		expect((await suggest({}, 'x'.repeat(43))).statusCode).toBe(401);
	});

	it('go into the result in place, and what is made of it', async () => {
		const id = await made();
		const before = await test.send('GET', `/api/runs/${id}`, { token });
		expect(before.json().run.output.unconfirmed).toContain('problem');
		const { run } = (await answer(id, { 'answers.problem': ' You type every order twice. ' })).json();
		expect(run.input.answers).toMatchObject({ problem: 'You type every order twice.', price: '' });
		expect(run.output.proposals[0].problemStatement).toBe('You type every order twice.');
		expect(run.output.unconfirmed).not.toContain('problem');
		const file = await test.send('GET', `/api/runs/${id}/export?format=markdown`, { token });
		expect(file.body).toContain('You type every order twice.');
		expect(file.body).not.toContain('Price and terms');
	});

	it('that arrive together all stay', async () => {
		const id = await made();
		const fields = ['problem', 'outcome', 'timing', 'decides'];
		const all = await Promise.all(fields.map((name) => answer(id, { [`answers.${name}`]: `The ${name}.` })));
		expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
		const { run } = (await test.send('GET', `/api/runs/${id}`, { token })).json();
		for (const name of fields) expect(run.input.answers[name]).toBe(`The ${name}.`);
		for (const name of fields) expect(run.output.unconfirmed).not.toContain(name);
	});

	it('leave what the member had edited', async () => {
		const id = await made();
		const { output } = (await test.send('GET', `/api/runs/${id}`, { token })).json().run;
		const [proposal, ...others] = output.proposals;
		const editedOutput = { ...output, proposals: [{ ...proposal, timeline: 'From May.' }, ...others] };
		await test.send('PATCH', `/api/runs/${id}`, { token, body: { editedOutput } });
		const { run } = (await answer(id, { 'answers.problem': 'You type every order twice.' })).json();
		// An edit confirms the text, so the client sees it.
		expect(run.editedOutput.unconfirmed).not.toContain('timing');
		expect(run.editedOutput.unconfirmed).not.toContain('problem');
		expect(run.editedOutput.unconfirmed).toContain('price');
		const file = await test.send('GET', `/api/runs/${id}/export?format=markdown`, { token });
		expect(file.body).toContain('From May.');
		expect(run.editedOutput.proposals[0]).toMatchObject({
			timeline: 'From May.',
			problemStatement: 'You type every order twice.',
		});
	});

	it('are taken for optional texts of the tool alone, by their member alone', async () => {
		const id = await made();
		for (const field of ['transcript', 'answers.__proto__', 'answers', 'title', 'answers.price.sum']) {
			const refused = await answer(id, { [field]: 'x' });
			expect([field, refused.statusCode]).toEqual([field, 400]);
			expect(refused.json().error).toContain(field);
		}
		expect((await answer(id, { 'answers.price': 'x'.repeat(20_001) })).json().error).toContain('answers.price');
		const bob = await test.signUp('bob@example.com');
		expect((await answer(id, { 'answers.price': '£1' }, bob)).statusCode).toBe(404);
	});

	it('hold back the page for a client until they are given or left out', async () => {
		const id = await made();
		const share = (body: object) => test.send('POST', `/api/runs/${id}/shares`, { token, body });
		const refused = await share({});
		expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONFLICT']);
		expect(refused.json().error).toContain('answers.price');
		expect((await share({ leaveOpen: true })).statusCode).toBe(201);
		const whole = await made(example);
		const made201 = await test.send('POST', `/api/runs/${whole}/shares`, { token, body: {} });
		expect(made201.statusCode).toBe(201);
		const page = await test.send('GET', new URL(made201.json().share.address).pathname);
		expect(page.body).toContain('Set-up takes ten working days from your yes');
		expect(page.body).not.toContain('also decides');
	});
});
