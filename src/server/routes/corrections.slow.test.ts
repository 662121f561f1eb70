import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Correction } from '#call-facts/corrections.ts';
import type { OpenDatabase } from '#server/database/open.ts';
import { createModelEngine } from '#server/model/ask.ts';
import { buildTestApp } from '#test/app.ts';
import { openTestDatabase } from '#test/database.ts';
import { answer, startModelServer } from '#test/model-server.ts';
import type { SalesCallOutput } from '#tools/sales-call-analyzer/contract.ts';
import { serverTools } from '#tools/server.ts';

const endpoint = '/api/sales-call-analyzer/analyze';
const tool = serverTools['sales-call-analyzer'];

const INPUT = {
	callTranscript: [
		'Dana: Thanks for making the time, Priya. I help dental groups answer every call.',
		'Priya: We had 412 missed calls in February, and it is killing us.',
		'Dana: What happens to those callers?',
		'Priya: They book somewhere else. It costs us new patients every week.',
		'Dana: We take the calls for you, day and night. It would be $900 a month.',
		'Priya: Okay. And is there a contract?',
		'Dana: No, you can leave whenever you like. Who else decides with you?',
		'Priya: My partner Tom signs anything like this. He is not here today.',
		'Dana: When would it have to run?',
		'Priya: We open the seventh practice on the first of June, so before that.',
		'Dana: I’ll send you the proposal on Friday.',
		'Priya: Great, send it over and I’ll talk to Tom.',
	].join('\n'),
	callType: 'Discovery Call',
	callObjective: 'Agree a second meeting',
	participantRoles: { salesPerson: 'Dana', prospect: 'Priya' },
};

type Is = NonNullable<Correction['is']>;
const NINE_HUNDRED = { amount: 900, per: 'month', currency: 'USD' } as const;
const price: Is = { key: 'prices', turn: 5, details: NINE_HUNDRED };
const added = (is: Is): Correction => ({ fact: null, is });

let database: OpenDatabase;
let serial = 0;
beforeAll(async () => {
	database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

/** Starts an installation for several members. If `answered` is given, its model gives this answer. */
async function start(answered?: object) {
	const models = await startModelServer(answer(answered ?? 'no'));
	onTestFinished(() => models.close());
	const settings = { provider: 'openai-compatible', model: 'test-model', baseUrl: models.url } as const;
	const app = await buildTestApp({ engine: answered ? createModelEngine(settings, { pauseMs: 5 }) : null, database });
	const join = async () => memberOf(app, await app.signUp(`corrector-${++serial}@example.com`));
	return { models, join };
}

type App = Awaited<ReturnType<typeof buildTestApp>>;

function memberOf(app: App, token: string) {
	const send = (method: 'GET' | 'PUT' | 'PATCH', path: string, body?: object) =>
		app.send(method, `/api/runs/${path}`, { token, body });
	return {
		async analyze(input: object = INPUT) {
			const response = await app.send('POST', endpoint, { token, body: input });
			expect(response.statusCode).toBe(200);
			const { run, callAnalysis } = response.json();
			return { id: run.id as string, ...partsOf({ callAnalysis }) };
		},
		async propose(input: object) {
			const response = await app.send('POST', '/api/dealmaker/generate', { token, body: input });
			expect(response.statusCode).toBe(200);
			return response.json();
		},
		put: (id: string, corrections: unknown) => send('PUT', `${id}/corrections`, { corrections } as object),
		async correct(id: string, corrections: readonly Correction[]) {
			const response = await send('PUT', `${id}/corrections`, { corrections });
			expect(response.statusCode).toBe(200);
			const { run } = response.json();
			return { run, ...partsOf(run.output) };
		},
		kept: async (id: string) => (await send('GET', `${id}/corrections`)).json().corrections as Correction[],
		get: async (id: string) => (await send('GET', id)).json().run,
		edit: async (id: string, editedOutput: object) => (await send('PATCH', id, { editedOutput })).json().run,
		markdown: async (id: string) => (await send('GET', `${id}/export?format=markdown`)).body,
	};
}

function partsOf(output: unknown) {
	const { callAnalysis } = output as SalesCallOutput;
	const ledger = callAnalysis.ledger ?? [];
	const { bantScore, dealProbability } = callAnalysis.qualificationAnalysis;
	return {
		analysis: callAnalysis,
		labels: (kind: string) => ledger.filter((row) => row.kind === kind).map(({ label }) => label),
		rows: (kind: string) => ledger.filter((row) => row.kind === kind),
		bant: bantScore,
		dealProbability: dealProbability ?? 0,
	};
}

describe('corrections of the facts of a call', () => {
	it('add what was missed: the ledger, the scores and the files follow', async () => {
		const ann = await (await start()).join();
		const before = await ann.analyze();
		expect(before.labels('price')).toEqual([]);
		expect(await ann.kept(before.id)).toEqual([]);

		const after = await ann.correct(before.id, [added(price)]);
		expect(after.rows('price')).toMatchObject([
			{ label: '$900 a month', line: 5, fact: { id: '+prices:5:900 month', corrected: true, details: NINE_HUNDRED } },
		]);
		expect(after.bant.budget.assessment).toMatch(/ Said at line 5\.$/);
		expect(after.bant.budget.score).toBeGreaterThan(before.bant.budget.score);
		expect(after.analysis.callSummary.keyHighlights.join()).toContain('$900 a month');
		expect(await ann.get(before.id)).toEqual(after.run);
		expect(await ann.kept(before.id)).toEqual([added(price)]);
		expect(await ann.markdown(before.id)).toMatch(/# Prices\s+.*\$900 a month/);
	});

	it('turn our price into their sum: prices, budget and the files follow', async () => {
		const ann = await (await start()).join();
		const { id } = await ann.analyze();
		const priced = await ann.correct(id, [added(price)]);
		const after = await ann.correct(id, [added({ ...price, key: 'budget' })]);
		expect(after.labels('price')).toEqual([]);
		expect(after.labels('budget')).toEqual(['$900 a month']);
		expect(priced.labels('price')).toEqual(['$900 a month']);
		expect(after.bant.budget).toMatchObject({
			assessment: expect.stringMatching(/ Said at line 5\.$/),
			nextQuestion: '',
		});
		const file = await ann.markdown(id);
		expect(file).toMatch(/# Sums they named\s+.*\$900 a month/);
		expect(file).not.toContain('# Prices');
	});

	it('change a fact that was read, take one out, and give both back where they are left out', async () => {
		const ann = await (await start()).join();
		const before = await ann.analyze();
		const tom = before.rows('decider').find(({ label }) => label === 'Tom');
		const dates = before.rows('timing').flatMap(({ fact }) => fact?.id ?? []);
		if (!tom?.fact || dates.length === 0) throw new Error('the call was read otherwise');
		const { details, turn } = tom.fact;
		const changes: Correction[] = [
			{ fact: tom.fact.id, is: { key: 'deciders', turn, details: { ...details, who: 'Tom Hale', present: true } } },
			...dates.map((fact) => ({ fact, is: null })),
		];
		const after = await ann.correct(before.id, changes);
		expect(after.rows('decider').find(({ fact }) => fact?.id === tom.fact?.id)).toMatchObject({
			label: 'Tom Hale',
			note: 'on the call',
			quote: tom.quote,
			fact: { corrected: true },
		});
		expect(after.bant.authority.score).toBeGreaterThan(before.bant.authority.score);
		expect(after.analysis.qualificationAnalysis.riskFactors.join()).not.toContain('not on the call');
		expect(after.rows('timing')).toEqual([]);
		expect(after.bant.timeline.score).toBeLessThan(before.bant.timeline.score);
		expect((await ann.correct(before.id, changes)).run).toEqual(after.run);
		const back = await ann.correct(before.id, []);
		expect(back.analysis).toEqual(before.analysis);
	});

	it('say how the call ended: the header, every score, the files and the other tools follow', async () => {
		const ann = await (await start()).join();
		const before = await ann.analyze();
		const [ending] = before.rows('ending');
		expect(ending).toMatchObject({ label: 'A next step is agreed', fact: { id: 'outcome' } });
		const ended = (how: 'agreed' | 'refused'): Correction => ({
			fact: 'outcome',
			is: { key: 'outcome', turn: ending?.fact?.turn ?? 0, details: { ended: how } },
		});
		const refused = await ann.correct(before.id, [ended('refused')]);
		expect(refused.rows('ending')).toEqual([
			{ ...ending, label: 'Refused', fact: { ...ending?.fact, details: { ended: 'refused' }, corrected: true } },
		]);
		expect(refused.analysis.callSummary.outcome).toBe('Refused.');
		expect(refused.dealProbability).toBeLessThan(before.dealProbability);
		const agreed = await ann.correct(before.id, [ended('refused'), ended('agreed')]);
		// Its budget rests on no words of this call.
		for (const part of ['authority', 'need', 'timeline'] as const) {
			expect(refused.bant[part].score, part).toBeLessThan(agreed.bant[part].score);
		}
		expect(await ann.markdown(before.id)).toMatch(/^Agreed\.$/m);
		expect((await ann.propose({ transcript: INPUT.callTranscript })).outcome).toBe('agreed');
	});

	it('stay with the call: a later run of it follows, another member’s does not', async () => {
		const { join } = await start();
		const [ann, bob] = [await join(), await join()];
		const { id } = await ann.analyze();
		await ann.correct(id, [added(price)]);
		const next = await ann.analyze({ ...INPUT, callObjective: 'Send the price' });
		expect(next.labels('price')).toEqual(['$900 a month']);
		expect(await ann.kept(next.id)).toEqual([added(price)]);
		const theirs = await bob.analyze();
		expect(theirs.labels('price')).toEqual([]);
		expect((await bob.put(id, [])).statusCode).toBe(404);
		expect(await ann.kept(id)).toEqual([added(price)]);
	});

	it('leave what the member edited, also where the list beside it is new', async () => {
		const ann = await (await start()).join();
		const { id, analysis } = await ann.analyze();
		const callSummary = { ...analysis.callSummary, outcome: 'Priya talks to Tom, then we meet.' };
		await ann.edit(id, { callAnalysis: { ...analysis, callSummary } });
		const { run } = await ann.correct(id, [added(price)]);
		const edited = partsOf(run.editedOutput);
		expect(edited.analysis.callSummary.outcome).toBe('Priya talks to Tom, then we meet.');
		expect(edited.labels('price')).toEqual(['$900 a month']);
		expect(edited.bant.budget).toEqual(partsOf(run.output).bant.budget);
		expect(await ann.markdown(id)).toMatch(/Priya talks to Tom, then we meet\.[\s\S]*\$900 a month/);
	});

	it('leave a model its words, and change what was read and reckoned beside them', async () => {
		const given = structuredClone(tool.draft(tool.contract.input.parse(INPUT))) as SalesCallOutput;
		given.callAnalysis.callSummary.outcome = 'The model wrote this.';
		const { join, models } = await start(given);
		const ann = await join();
		const before = await ann.analyze();
		const asked = models.requests.length;
		const pain = before.rows('pain')[0]?.fact;
		if (!pain) throw new Error('the call was read otherwise');
		const after = await ann.correct(before.id, [added(price), { fact: pain.id, is: null }]);
		expect(models.requests).toHaveLength(asked);
		expect(after.run).toMatchObject({ source: 'model', model: 'test-model' });
		expect(after.labels('price')).toEqual(['$900 a month']);
		expect(after.rows('pain').map(({ fact }) => fact?.id)).not.toContain(pain.id);
		expect(after.analysis.callSummary.outcome).toBe('The model wrote this.');
		expect(after.analysis.prospectInsights).toEqual(before.analysis.prospectInsights);
	});
});

describe('a correction that cannot be taken', () => {
	it.each([
		['no list', 'all of them', 'corrections'],
		['an unknown kind', [{ fact: null, is: { ...price, key: 'rumours' } }], 'corrections.0.is.key'],
		['no turn', [{ fact: null, is: { key: 'goals', turn: 0 } }], 'corrections.0.is.turn'],
		['a price without its sum', [{ fact: null, is: { key: 'prices', turn: 5 } }], 'corrections.0.is.details.amount'],
		['a sum below nothing', [added({ ...price, details: { amount: -1 } })], 'corrections.0.is.details.amount'],
		[
			'a figure of nothing',
			[added({ key: 'figures', turn: 2, details: { amount: 412, unit: ' ' } })],
			'corrections.0.is.details.unit',
		],
		['a currency in words', [added({ ...price, details: { amount: 1, currency: 'euro' } })], 'details.currency'],
		['an addition of nothing', [{ fact: null, is: null }], 'corrections.0.is'],
		['an empty id', [added(price), { fact: '', is: null }], 'corrections.1.fact'],
		['an unknown detail', [{ fact: null, is: { ...price, details: { amount: 1, mood: 'good' } } }], 'mood'],
	])('is refused by the name of its field: %s', async (_, corrections, field) => {
		const ann = await (await start()).join();
		const { id, analysis } = await ann.analyze();
		const response = await ann.put(id, corrections);
		expect(response.statusCode).toBe(400);
		expect(JSON.stringify(response.json())).toContain(field);
		expect((await ann.get(id)).output.callAnalysis).toEqual(analysis);
		expect(await ann.kept(id)).toEqual([]);
	});

	it('changes nothing where its turn is not in the call', async () => {
		const ann = await (await start()).join();
		const { id, analysis } = await ann.analyze();
		expect((await ann.correct(id, [added({ ...price, turn: 900 })])).analysis).toEqual(analysis);
	});
});
