import { describe, expect, it } from 'vitest';
import { failureOf, startEngine } from '#test/model-engine.ts';
import * as server from '#test/model-server.ts';
import { tinyParts, tinyTool } from '#test/tiny-tool.ts';
import type { AnswerPart } from '#tools/define.ts';
import { serverTools } from '#tools/server.ts';
import type { Limits } from './budget.ts';
import { MOST_TOLD, promptFor } from './parts.ts';
import type { Question } from './retry.ts';
import { requestFor } from './structured-output.ts';

const prompt = tinyTool.prompt({ topic: 'pumps', source: 'Ann: we like it' });
const PARTS = [
	{ report: { summary: 'All is well.', quotes: ['we like it'] } },
	{ report: { mood: 'Good', score: 8 } },
	{ report: { quotes: ['it works'] } },
] as const;
const [summary, rating, quotes] = [server.answer(PARTS[0]), server.answer(PARTS[1]), server.answer(PARTS[2])];
const broken = server.answer('no');
const tasks = tinyParts.list.map(({ task }) => task);

async function connect(plan: server.Behaviour[], limits: Partial<Limits> = {}) {
	const { models, engine } = await startEngine(plan, limits);
	const ask = (more: Partial<Question<object>> = {}) =>
		engine.ask({ prompt, answer: tinyTool.answer, parts: tinyParts, signal: new AbortController().signal, ...more });
	/** Which part each request asked for, by its number. */
	const asked = () => models.requests.map(({ body }) => 1 + tasks.findIndex((task) => userText(body).endsWith(task)));
	return { models, ask, asked };
}

const userText = ({ messages }: { messages: readonly { content: string }[] }) => messages[1]?.content ?? '';

describe('an answer in parts', () => {
	it('is asked for one part after the other, with the same rules and data, and joined; its tokens are summed', async () => {
		const { models, ask, asked } = await connect([summary, rating, quotes]);
		expect(await ask()).toEqual({
			answer: { report: { summary: 'All is well.', mood: 'Good', score: 8, quotes: ['we like it', 'it works'] } },
			usage: { inputTokens: 300, outputTokens: 60 },
		});
		expect(asked()).toEqual([1, 2, 3]);
		expect(models.busiest).toBe(1);
		for (const { body } of models.requests) {
			expect(body.messages[0]?.content).toContain(prompt.system);
			expect(userText(body)).toContain(prompt.prompt);
		}
		expect(models.requests[1]?.body.messages[0]?.content).not.toContain('"summary"');
	});

	it('tells each part what those before it hold, as data', async () => {
		const { models, ask } = await connect([summary, rating, quotes]);
		await ask();
		const told = models.requests.map(({ body }) => userText(body).match(/^W\| .*$/gm));
		expect(told).toEqual([null, ['W| Summary: All is well.'], ['W| Summary: All is well.', 'W| Mood: Good']]);
	});

	it('tells it shortly, something of each text, however much that is', () => {
		const many = Array.from({ length: 39 }, (_, index) => `${index}: ${'x'.repeat(500)}`);
		const told = [
			['First', many],
			['None', ['', undefined]],
			['Last', ['the end']],
		] as const;
		const { prompt: sent } = promptFor({ system: '', prompt: '' }, { task: '' } as AnswerPart, told);
		const [first = '', last, ...others] = sent.match(/^W\| .*$/gm) ?? [];
		expect([last, others]).toEqual(['W| Last: the end', []]);
		expect(first.split('; ').map((text) => text.at(-1))).toEqual(many.map(() => '…'));
		expect(first.length).toBeLessThanOrEqual(MOST_TOLD);
	});

	it('says which part is being written, and what those before it hold', async () => {
		const { ask } = await connect([summary, broken, rating, quotes]);
		const stages: unknown[] = [];
		const befores = new Set<string>();
		await ask({
			onStage: (stage, { section, sections, part } = { section: 0, sections: 0, part: '', before: '' }) =>
				stages.push([stage, section, sections, part]),
			onText: (_text, place) => befores.add(place?.before ?? 'none'),
		});
		expect(stages).toEqual([
			['reading', 1, 3, 'summary'],
			['writing', 2, 3, 'rating'],
			['correcting', 2, 3, 'rating'],
			['writing', 3, 3, 'further quotes'],
		]);
		expect([...befores]).toEqual([
			'',
			'{"report":{"summary":"All is well.","quotes":["we like it"]}}',
			'{"report":{"summary":"All is well.","quotes":["we like it"],"mood":"Good","score":8}}',
		]);
	});
});

describe('a part that fails', () => {
	it.each([
		['is broken, also after its repair', [broken, broken], {}],
		['does not begin', [server.stayMute], { firstTokenMs: 1000 }],
		['falls silent', [server.stall('{"report"')], { firstTokenMs: 1000 }],
		['is answered with HTTP 503', [server.status(503)], {}],
		['breaks off', [server.cutStream('{"report"')], {}],
	])('is asked for again alone when it %s', async (_, failures, limits) => {
		const { models, ask, asked } = await connect([summary, ...failures, rating, quotes], limits);
		const { answer } = await ask();
		expect(answer).toMatchObject({ report: { summary: 'All is well.', mood: 'Good' } });
		expect(asked()).toEqual([1, ...failures.map(() => 2), 2, 3]);
		expect(models.requests.at(-2)?.body.messages).toHaveLength(2);
	});

	it('is left to a model that writes slowly', async () => {
		const slow = server.answer(PARTS[1], { pieceEveryMs: 250, pieceLength: 6 });
		const { ask, asked } = await connect([summary, slow, quotes], { firstTokenMs: 1000 });
		expect((await ask()).answer).toMatchObject({ report: { mood: 'Good' } });
		expect(asked()).toEqual([1, 2, 3]);
	});

	it('ends the run by its name once its three calls are used up, and all parts have their price', async () => {
		const { ask, asked } = await connect([summary, broken]);
		const failure = await failureOf(ask());
		expect(failure).toMatchObject({ code: 'MODEL_FAILED', calls: 3, usage: { inputTokens: 400, outputTokens: 80 } });
		expect(failure.message).toMatch(/^Rating could not be written\. The answer of the model .* built-in engine\.$/);
		expect(asked()).toEqual([1, 2, 2, 2]);
	});

	it('is not asked for again when that cannot help', async () => {
		const { ask, asked } = await connect([summary, server.status(401)]);
		expect((await failureOf(ask())).message).toMatch(/^Rating could not be written\. .*refused the key/);
		expect(asked()).toEqual([1, 2]);
	});

	it('says that a model fell silent where it does so each time', async () => {
		const { ask } = await connect([summary, server.stall('{"report"')], { firstTokenMs: 800 });
		const failure = await failureOf(ask());
		expect([failure.code, failure.message]).toEqual([
			'MODEL_TIMED_OUT',
			expect.stringContaining('wrote nothing more for 0.8 seconds'),
		]);
	});
});

describe('all parts together', () => {
	it('API-23: have the time of one answer', async () => {
		const late = (part: object) => server.answer(part, { headersAfterMs: 300 });
		const { ask } = await connect(PARTS.map(late), { totalMs: 700 });
		const failure = await failureOf(ask());
		expect(failure.code).toBe('MODEL_TIMED_OUT');
		expect(failure.message).toMatch(/could not be written\. The model .* did not finish within 0\.7 seconds/);
	});

	it('have to fit the whole', async () => {
		const { ask } = await connect([summary]);
		const failure = await failureOf(ask({ parts: { ...tinyParts, list: tinyParts.list.slice(0, 1) } }));
		expect(failure.message).toContain('did not have the form that was asked for');
	});

	it('are left at once when the run is cancelled', async () => {
		const { models, ask, asked } = await connect([summary, server.stall('{"report"')]);
		const controller = new AbortController();
		const failed = failureOf(ask({ signal: controller.signal }));
		await expect.poll(() => models.requests.length).toBe(2);
		controller.abort();
		expect(await failed).toMatchObject({ code: 'CANCELLED', message: 'This run was cancelled.' });
		await expect.poll(() => models.busy).toBe(0);
		expect(asked()).toEqual([1, 2]);
	});
});

describe.each(Object.values(serverTools).filter(({ parts }) => parts))('the parts of $contract.id', (tool) => {
	const { list } = tool.parts ?? { list: [] };

	it.each([true, false])('are each asked for with no more than the whole (schema read apart: %s)', async (isApart) => {
		const whole = tool.prompt(tool.contract.input.parse({}));
		const lengthOf = async (request: Parameters<typeof requestFor>[0]) => {
			const { schema, instructions } = await requestFor(request, isApart);
			return [instructions, request.prompt.prompt, isApart ? JSON.stringify(schema) : ''].join('').length;
		};
		const most = await lengthOf({ prompt: whole, answer: tool.answer });
		for (const [index, part] of list.entries()) {
			const told = index === 0 ? [] : ([['Before', ['x'.repeat(MOST_TOLD)]]] as const);
			expect(await lengthOf({ prompt: promptFor(whole, part, told), answer: part.schema })).toBeLessThanOrEqual(most);
		}
	});

	it('hold every key of its answer once, in the order of the answer', () => {
		const [name = '', whole] = Object.entries(shapeOf(tool.answer))[0] ?? [];
		const keys = list.flatMap(({ schema }) => Object.keys(shapeOf(shapeOf(schema)[name])));
		expect([...new Set(keys)]).toEqual(Object.keys(shapeOf(whole)));
	});
});

function shapeOf(schema: unknown): Record<string, unknown> {
	return (schema as { shape: Record<string, unknown> }).shape;
}
