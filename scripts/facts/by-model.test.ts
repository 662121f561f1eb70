import { describe, expect, it, onTestFinished } from 'vitest';
import { asAnswer } from '#call-facts/model/testing.ts';
import { answer, startCallModelServer, status } from '#test/model-server.ts';
import { modelReader } from './by-model.ts';

const CALL = 'Ann: It is $149 a month.\nBob: Good, send me the contract.';
const FACTS = asAnswer({
	prices: [
		{ turn: 1, words: 'It is $149 a month.', amount: 149, per: 'month' },
		{ turn: 1, words: 'It is a thousand a day.', amount: 1000, per: 'day' },
	],
});

async function connected(behave: Parameters<typeof startCallModelServer>[0][number]) {
	const models = await startCallModelServer([behave], []);
	onTestFinished(() => models.close());
	const reader = modelReader({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'test-model', AI_BASE_URL: models.url });
	if (typeof reader === 'string') throw new Error(reader);
	return reader;
}

describe('reading calls by the connected model', () => {
	it('gives the facts that stand in the call, and how many did not', async () => {
		const reader = await connected(answer(FACTS));
		expect(await reader.read(CALL)).toMatchObject({
			facts: { prices: [{ amount: 149, per: 'month', by: 'model' }] },
			kept: 1,
			dropped: 1,
		});
	});

	it('fails where the model does, and never gives the built-in reading instead', async () => {
		const reader = await connected(status(400));
		await expect(reader.read(CALL)).rejects.toThrow('HTTP 400');
	});

	it('names the variables that connect a model where none is', () => {
		const why = modelReader({});
		for (const name of ['AI_PROVIDER', 'AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL']) expect(why).toContain(name);
	});

	it('names what is missing where the settings are not whole', () => {
		expect(modelReader({ AI_PROVIDER: 'openai' })).toContain('AI_MODEL');
	});
});
