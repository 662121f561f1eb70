import { describe, expect, it } from 'vitest';
import { createModelEngine } from '#server/model/ask.ts';
import { body, installation, local, models, STATE } from '#test/connected-model.ts';
import { status } from '#test/model-server.ts';
import { tinyTool } from '#test/tiny-tool.ts';
import { serverTools } from '#tools/server.ts';

const { endpoint } = tinyTool.contract;
const more = { moreModels: ['small-model', 'other-model'] };

describe('several models of one server', () => {
	it('are saved without the default and without doubles, and at most eight', async () => {
		const { send } = await installation();
		const server = await models();
		const given = ['small-model', ' test-model ', 'small-model', 'other-model'];
		const saved = await send('PUT', STATE, local(server, { moreModels: given }));
		expect(saved.json().connection).toMatchObject({ model: 'test-model', ...more });
		expect((await send('GET', STATE)).json()).toEqual(saved.json());
		for (const [wrong, field] of [
			[Array.from({ length: 9 }, (_, index) => `model-${index}`), 'moreModels'],
			[['small-model', ' '], 'moreModels.1'],
		] as const) {
			const refused = await send('PUT', STATE, local(server, { moreModels: wrong }));
			expect([refused.statusCode, refused.json().details[0].field]).toEqual([400, field]);
		}
	});

	it('let a member choose one for a run, which remembers it; without a choice the default writes', async () => {
		const { send, ask, signUp } = await installation();
		const member = await signUp('ada@example.com');
		const server = await models();
		await send('PUT', STATE, local(server, more));
		const write = async (query: string) =>
			(await ask('POST', `${endpoint}${query}`, { token: member, body })).json().run;
		const chosen = await write('?model=small-model');
		expect(chosen).toMatchObject({ source: 'model', model: 'small-model', chosenModel: 'small-model' });
		const kept = await ask('GET', `/api/runs/${chosen.id}`, { token: member });
		expect(kept.json().run).toMatchObject({ model: 'small-model', chosenModel: 'small-model' });
		const usual = await write('');
		expect([usual.model, usual.chosenModel]).toEqual(['test-model', undefined]);
		expect(server.requests.map((request) => request.body.model)).toEqual(['small-model', 'test-model']);
	});

	it('read a long call where one was chosen for it', async () => {
		const { send } = await installation({ tools: undefined });
		const server = await models(status(400));
		await send('PUT', STATE, local(server, { ...more, longCallModel: 'long-model' }));
		const callTranscript = 'Ann: We lose work every week, and nobody calls us back.\nBob: I see.\n'.repeat(800);
		const call = { callTranscript, callType: 'Discovery Call', callObjective: 'Learn' };
		await send('POST', `${serverTools['sales-call-analyzer'].contract.endpoint}?model=small-model`, call);
		const asked = [...server.factsRequests, ...server.requests].map((request) => request.body.model);
		expect(asked).toEqual(['small-model', 'small-model']);
	});

	it.each([
		['?model=nobody', 'is not offered: choose test-model, small-model, or other-model, or leave it out'],
		['?model=', 'is empty: name a model that is offered, or leave it out'],
		['?model=small-model&engine=built-in', 'is given together with engine=built-in: leave one of them out'],
	])('refuse %s, with what to do, and write nothing', async (query, problem) => {
		const { send } = await installation();
		const server = await models();
		await send('PUT', STATE, local(server, more));
		const refused = await send('POST', `${endpoint}${query}`, body);
		expect([refused.statusCode, refused.json().details]).toEqual([400, [{ field: 'model', problem }]]);
		expect((await send('GET', '/api/runs')).json().runs).toEqual([]);
		expect(server.requests).toEqual([]);
	});

	it('are none where the built-in engine writes', async () => {
		const { send } = await installation();
		const refused = await send('POST', `${endpoint}?model=small-model`, body);
		expect(refused.json().details).toEqual([
			{ field: 'model', problem: 'is given, but no model is connected: leave it out' },
		]);
	});

	it('are those of the environment where that names the model', async () => {
		const server = await models();
		const settings = { provider: 'openai-compatible', model: 'given-model', baseUrl: server.url } as const;
		const { send } = await installation({
			env: {
				AI_PROVIDER: 'openai-compatible',
				AI_MODEL: 'given-model',
				AI_MORE_MODELS: 'small-model',
				AI_BASE_URL: server.url,
			},
			engine: createModelEngine(settings),
		});
		expect((await send('GET', STATE)).json().connection.moreModels).toEqual(['small-model']);
		const { run } = (await send('POST', `${endpoint}?model=small-model`, body)).json();
		expect(run.model).toBe('small-model');
	});

	it('name another run where a request with the same key chooses another', async () => {
		const { token, ask, send } = await installation();
		await send('PUT', STATE, local(await models(), more));
		const headers = { 'idempotency-key': 'press-1' };
		const press = (model: string) => ask('POST', `${endpoint}?model=${model}`, { token, body, headers });
		const first = await press('small-model');
		expect((await press('small-model')).json().run.id).toBe(first.json().run.id);
		expect((await press('other-model')).json().code).toBe('CONFLICT');
	});

	it('fail a run whose model is not offered any more by the time that it begins, and do not write with another', async () => {
		const { send, ask, token } = await installation({ env: { AI_CONCURRENCY: '1' } });
		let goOn = () => {};
		const held = new Promise<void>((resolve) => {
			goOn = resolve;
		});
		const server = await models(async (response, request) => {
			await held;
			status(400)(response, request);
		});
		await send('PUT', STATE, local(server, more));
		const headers = { prefer: 'respond-async' };
		await ask('POST', `${endpoint}?model=other-model`, { token, body, headers });
		await expect.poll(() => server.requests.length).toBe(1);
		const waiting = (await ask('POST', `${endpoint}?model=small-model`, { token, body, headers })).json().run;
		await send('PUT', STATE, local(server));
		goOn();
		const ended = async () => (await send('GET', `/api/runs/${waiting.id}`)).json().run;
		await expect.poll(async () => (await ended()).status, { timeout: 10_000 }).toBe('failed');
		expect((await ended()).error).toMatch(
			/^The model small-model is not offered any more\. Start it again with another/,
		);
		expect(new Set(server.requests.map((request) => request.body.model))).toEqual(new Set(['other-model']));
	});
});
