import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { asAnswer } from '#call-facts/model/testing.ts';
import { openDatabase } from '#server/database/open.ts';
import { createModelEngine } from '#server/model/ask.ts';
import { saveConnection } from '#server/model/connection/stored.ts';
import { openSealingKeys } from '#server/secrets/keys.ts';
import { temporaryFolder } from '#test/cache.ts';
import { answer, type Behaviour, status } from '#test/model-server.ts';
import { recordings, startRecordedModel } from '#test/recorded-model.ts';
import { GOLD } from '../facts/gold.ts';
import { connectedModel } from './connected.ts';
import { builtInEngine, modelEngine } from './engines.ts';
import { evaluate } from './evaluate.ts';
import { callsIn, type EvaluatedCall } from './gold.ts';
import { report } from './report.ts';

const forms = recordings
	.filter(({ tool }) => tool === 'ideator' || tool === 'dealmaker')
	.map(({ tool, input }) => ({ tool, name: 'recorded', input }));

/** What a model says of the call in which only a meeting is moved. */
const MOVED = asAnswer({
	sides: [
		{ speaker: 'Ingrid', side: 'seller' },
		{ speaker: 'Bas', side: 'buyer' },
	],
	next: [{ turn: 9, words: 'Thursday at eleven', owner: 'both', when: 'Thursday at eleven' }],
	prices: [{ turn: 1, words: 'It is a thousand a day.', amount: 1000, per: 'day' }],
	outcome: { turn: 9, words: 'Thursday at eleven', kind: 'next-step' },
});
const COUNTED = { usage: { prompt_tokens: 700, completion_tokens: 90 } };

let calls: EvaluatedCall[];
let folder: string;
beforeAll(async () => {
	folder = await temporaryFolder();
	const name = '19-moved-meeting';
	for (const file of [`${name}.txt`, `${name}.gold.json`]) await cp(join(GOLD, 'given', file), join(folder, file));
	calls = callsIn(folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** Both engines, the model with this plan for what is read of calls. */
async function evaluated(facts: readonly Behaviour[], only: { forms?: typeof forms } = {}) {
	const server = await startRecordedModel(facts);
	onTestFinished(() => server.close());
	const settings = { provider: 'openai-compatible', model: 'recorded-model', baseUrl: server.url } as const;
	const model = modelEngine(createModelEngine(settings, { pauseMs: 5 }), 2);
	const asked = { calls, forms: only.forms ?? forms };
	const evaluations = [await evaluate(builtInEngine(), asked), await evaluate(model, asked)] as const;
	const written = report({ ...asked, evaluations, recorded: { evaluations: [], forms: [] } });
	/** The cells of a row. */
	const row = (...start: string[]) =>
		written
			.split('\n')
			.map((line) => line.split('|').map((cell) => cell.trim()))
			.filter((cells) => start.every((cell, index) => cells[index + 1] === cell))
			.map((cells) => cells.slice(start.length + 1, -1));
	return { evaluations, written, row };
}

describe('the evaluation', () => {
	it('reads the gold calls by both engines and compares what is found, what stands there and what it took', async () => {
		const { row, written } = await evaluated([answer(MOVED, COUNTED)], { forms: [] });
		expect(written).toContain('The connected model is `recorded-model`.');
		expect(row('Calls')).toEqual([['1', '1']]);
		expect(row('Sides right, %')[0]?.[1]).toBe('100');
		expect(row('Recall, %')[0]?.[1]).toBe('50');
		expect(row('Facts left out, since they do not stand in the call')).toEqual([['0', '1']]);
		expect(row('Tokens in, each')).toEqual([['–', '700']]);
		expect(row('Tokens out, each')).toEqual([['–', '90']]);
		expect(row('Read otherwise the second time')).toEqual([['0', '0']]);
	});

	it('tells what differs between both rounds: a repair, other facts, other tokens', async () => {
		const other = asAnswer({ ...MOVED, next: [] });
		const misfit = answer({ ...MOVED, outcome: 'moved' }, COUNTED);
		const { row } = await evaluated([misfit, answer(MOVED, COUNTED), answer(other, COUNTED)], { forms: [] });
		expect(row('Answers that did not fit')).toEqual([['0', '1, then 0']]);
		expect(row('of these repaired')).toEqual([['0', '1, then 0']]);
		expect(row('Recall, %')[0]?.[1]).toBe('50, then 0');
		expect(row('Tokens in, each')[0]?.[1]).toBe('1,400, then 700');
		expect(row('Read otherwise the second time')).toEqual([['0', '1']]);
	});

	it('counts a call that could not be read as one without facts, with what was spent on it, and says why', async () => {
		const busy = status(503);
		const { row, written } = await evaluated([busy, busy, answer({ outcome: 'moved' }, COUNTED)], { forms: [] });
		expect(row('Failed')).toEqual([['0', '1']]);
		expect(row('Answers that did not fit')).toEqual([['0', '1']]);
		expect(row('of these repaired')).toEqual([['0', '0']]);
		expect(row('Sides right, %')[0]?.[1]).toBe('0');
		expect(row('Tokens in, each')[0]?.[1]).toBe('700, then 1,400');
		expect(written).toContain('- recorded-model, 19-moved-meeting, second time: unusable');
	});

	it('writes from forms by both engines, and counts the flags of the checks and what a model used', async () => {
		const { row } = await evaluated([status(400)]);
		const [inputs, flags, quotes, failed] = row('Ideator', 'recorded-model')[0] ?? [];
		expect([inputs, flags, quotes, failed]).toEqual(['1', '1', '0', '0']);
		expect(row('Dealmaker', 'Built-in engine')[0]?.slice(0, 4)).toEqual(['1', '0', '0', '0']);
		expect(row('All', 'recorded-model')[0]).toEqual(
			expect.arrayContaining(['2', expect.stringMatching(/^about [\d,]+$/)]),
		);
	});
});

describe('the engine of a model', () => {
	it('asks for a large result in parts, as a run does', async () => {
		const server = await startRecordedModel();
		onTestFinished(() => server.close());
		const settings = { provider: 'openai-compatible', model: 'recorded-model', baseUrl: server.url } as const;
		const [form] = recordings.filter(({ tool }) => tool === 'ai-content-creator');
		if (form === undefined) throw new Error('no calendar was recorded');
		const watch = { onStage: () => {}, spend: () => {} };
		const { output } = await modelEngine(createModelEngine(settings), 1).write({ ...form, name: 'recorded' }, watch);
		expect(server.requests).toHaveLength(4);
		expect(output).toMatchObject({ contentStrategy: { contentCalendar: [1, 2, 3, 4].map((week) => ({ week })) } });
	});
});

describe('the connected model', () => {
	const settings = { provider: 'openai-compatible', model: 'owners-model', baseUrl: 'http://localhost:1/v1' } as const;

	it('is that of the environment', async () => {
		const given = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'given-model', AI_BASE_URL: 'http://localhost:1/v1' };
		expect(await connectedModel({ ...given, AI_CONCURRENCY: '3' })).toMatchObject({
			settings: { model: 'given-model' },
			atOnce: 3,
		});
	});

	it('is else the one that the owner connected, and said to be missing where there is none', async () => {
		const dataDir = await temporaryFolder();
		expect(await connectedModel({ DATA_DIR: join(dataDir, 'none') })).toContain('No model is connected');
		const database = await openDatabase({ dataDir });
		await saveConnection(database.db, openSealingKeys({ dataDir }), { ...settings, apiKey: 'sk-1' });
		await database.close();
		expect(await connectedModel({ DATA_DIR: dataDir })).toMatchObject({ settings: { ...settings, apiKey: 'sk-1' } });
	});
});
