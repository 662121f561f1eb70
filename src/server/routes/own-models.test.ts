import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it } from 'vitest';
import { writeBackup } from '#server/backup/write.ts';
import { createLog } from '#server/log.ts';
import type { TestAppOptions } from '#test/app.ts';
import { body, installation, local, models, STATE } from '#test/connected-model.ts';
import { answer, type Behaviour } from '#test/model-server.ts';
import { tinyAnswer, tinyTool } from '#test/tiny-tool.ts';

const RULES = `${STATE}/own-keys`;
const OWN = '/api/profile/model';
const COSTS = `${STATE}/costs`;
const KEY = 'sk-of-ada-very-secret';
const { endpoint } = tinyTool.contract;

/** An installation with the owner's model and a member, Ada, whose own server the owner allows. */
async function withAda(options: TestAppOptions = {}, ...plan: Behaviour[]) {
	const installed = await installation(options);
	const [owners, adas] = [await models(...plan), await models()];
	const ada = await installed.signUp('ada@example.com');
	const { send, ask } = installed;
	await send('PUT', STATE, local(owners, { moreModels: ['small-model'] }));
	const allow = (isAllowed = true, servers = [{ provider: 'openai-compatible', baseUrl: adas.url }]) =>
		send('PUT', RULES, { isAllowed, servers });
	await allow();
	const own = (method: 'GET' | 'PUT' | 'DELETE', given?: object) => ask(method, OWN, { token: ada, body: given });
	const given = local(adas, { model: 'own-model', apiKey: KEY });
	const write = (query = '') => ask('POST', `${endpoint}${query}`, { token: ada, body });
	return { ...installed, owners, adas, ada, allow, own, given, write };
}

describe('a member’s own key', () => {
	it('is off until the owner allows it, and only where the owner says', async () => {
		const { send, ask, signUp } = await installation();
		const ada = await signUp('ada@example.com');
		const server = await models();
		expect((await send('GET', RULES)).json()).toEqual({ isAllowed: false, servers: [] });
		const save = () => ask('PUT', OWN, { token: ada, body: local(server, { apiKey: KEY }) });
		expect((await save()).json().code).toBe('CONFLICT');
		const nothing = await send('PUT', RULES, { isAllowed: true, servers: [] });
		expect(nothing.json().details[0].field).toBe('servers');
		const noAddress = await send('PUT', RULES, { isAllowed: true, servers: [{ provider: 'openai-compatible' }] });
		expect(noAddress.json().details[0].field).toBe('servers.0.baseUrl');
		const rules = await send('PUT', RULES, { isAllowed: true, servers: [{ provider: 'openai' }] });
		const servers = [{ provider: 'openai', baseUrl: 'https://api.openai.com/v1' }];
		expect(rules.json()).toEqual({ isAllowed: true, servers });
		const refused = await save();
		expect([refused.statusCode, refused.json().details[0].field]).toEqual([400, 'baseUrl']);
		const shown = (await ask('GET', OWN, { token: ada })).json();
		expect(shown).toEqual({ email: 'ada@example.com', isAllowed: true, servers, model: null });
		expect(server.requests).toEqual([]);
	});

	it('writes the member’s runs and trials and nobody else’s, and the owner’s model no more', async () => {
		const { own, given, write, send, ask, ada, owners, adas } = await withAda();
		const saved = await own('PUT', given);
		expect(saved.json().model).toEqual({
			provider: 'openai-compatible',
			baseUrl: adas.url,
			model: 'own-model',
			isUsed: true,
			keyLost: false,
		});
		expect((await write()).json().run).toMatchObject({ source: 'model', model: 'own-model' });
		expect((await write('?engine=built-in')).json().run.source).toBe('built-in');
		await ask('POST', '/api/prompt-generator/try', { token: ada, body: { prompt: 'Name the ferry.' } });
		expect((await write('?model=small-model')).json().details[0].problem).toMatch(/choose own-model, or leave it out/);
		expect(adas.requests.map(({ authorization }) => authorization)).toEqual([`Bearer ${KEY}`, `Bearer ${KEY}`]);
		expect(owners.requests).toEqual([]);
		expect((await send('POST', endpoint, body)).json().run.model).toBe('test-model');
		expect(owners.requests[0]?.authorization).toBeUndefined();
		expect(adas.requests).toHaveLength(2);
	});

	it('spends nothing of the owner’s budget, and is told to the member apart', async () => {
		const { own, given, write, send, ask, ada } = await withAda();
		const prices = ['own-model', 'test-model'].map((model) => ({ model, inputPrice: 1000, outputPrice: 5000 }));
		await send('PUT', COSTS, { prices, monthBudget: 0 });
		expect((await write()).json().code).toBe('BUDGET_SPENT');
		await own('PUT', given);
		const estimate = await ask('POST', '/api/tiny-tool/estimate', { token: ada, body });
		expect(estimate.json().estimate).toEqual({
			model: 'own-model',
			inputTokens: expect.any(Number),
			outputTokens: expect.any(Number),
		});
		expect((await write()).json().run.usage).toEqual({ inputTokens: 100, outputTokens: 20 });
		const used = async () => (await ask('GET', '/api/profile/spending', { token: ada })).json().spending;
		await expect.poll(async () => (await used()).byOwnKey.runs).toBe(1);
		const { runs, byOwnKey } = await used();
		expect([runs, byOwnKey]).toEqual([0, { runs: 1, inputTokens: 100, outputTokens: 20, cost: 0 }]);
		expect((await send('GET', COSTS)).json().spending).toMatchObject({ cost: 0, members: [], tools: [] });
	});

	it('is in no answer, table, log, backup or export', async () => {
		const lines: string[] = [];
		const log: FastifyBaseLogger = createLog('trace', { write: (line: string) => lines.push(line) });
		const { own, given, write, send, ask, ada, adas, database } = await withAda({ log });
		const answers = [
			await own('PUT', given),
			await own('GET'),
			await own('PUT', { ...given, provider: 'nobody' }),
			await own('PUT', { ...given, apiKey: `${KEY} ${KEY}` }),
			await write(),
			await ask('POST', '/api/account/export', { token: ada }),
			await ask('GET', '/api/auth/me', { token: ada }),
			await send('GET', RULES),
			await send('GET', '/api/members'),
		];
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 400, 400, 200, 200, 200, 200, 200]);
		expect(adas.requests[0]?.authorization).toBe(`Bearer ${KEY}`);
		for (const { rawPayload } of answers) expect(rawPayload.includes(KEY)).toBe(false);
		expect(lines.join('\n')).not.toContain(KEY);
		let backup = '';
		await writeBackup(database, async (more) => {
			backup += more;
		});
		const { rows } = await database.db.execute<{ all: string }>(sql`
			select string_agg(query_to_xml(format('select * from %I.%I', schemaname, tablename), true, true, '')::text, '') as all
			from pg_tables where schemaname not in ('pg_catalog', 'information_schema')
		`);
		const [sealed] = (await database.db.execute<{ sealed_key: string }>(sql`select sealed_key from own_model_keys`))
			.rows;
		expect(rows[0]?.all).toContain(sealed?.sealed_key);
		expect(rows[0]?.all).not.toContain(KEY);
		expect(backup).toContain('"own_model_keys"');
		for (const secret of [KEY, sealed?.sealed_key]) expect(backup).not.toContain(secret);
	});

	it('goes to the address that it was saved for, and to no other', async () => {
		const { own, given, allow, write, adas } = await withAda();
		const other = await models();
		await own('PUT', given);
		await allow(
			true,
			[adas, other].map(({ url }) => ({ provider: 'openai-compatible', baseUrl: url })),
		);
		const kept = await own('PUT', { ...given, model: 'newer-model', apiKey: undefined });
		expect(kept.json().model.model).toBe('newer-model');
		const moved = await own('PUT', { ...given, baseUrl: other.url, apiKey: undefined });
		expect([moved.statusCode, moved.json().details[0].field]).toEqual([400, 'apiKey']);
		expect((await write()).json().run.model).toBe('newer-model');
		expect(adas.requests[0]?.authorization).toBe(`Bearer ${KEY}`);
		expect(other.requests).toEqual([]);
	});

	it.each([
		['own keys', false],
		['its address', true],
	])('is not used any more once the owner no longer allows %s, and the member sees that', async (_, isAllowed) => {
		const { own, given, write, send, allow, adas } = await withAda();
		await own('PUT', given);
		if (isAllowed) await send('PUT', RULES, { isAllowed, servers: [{ provider: 'openai' }] });
		else await allow(false);
		expect((await own('GET')).json()).toMatchObject({ isAllowed, model: { model: 'own-model', isUsed: false } });
		expect((await write()).json().run.model).toBe('test-model');
		expect(adas.requests).toEqual([]);
	});

	it('that is removed is forgotten, and the owner’s model writes again', async () => {
		const { own, given, write, allow, database } = await withAda();
		await own('PUT', given);
		await allow(false);
		expect((await own('DELETE')).json().model).toBeNull();
		expect((await database.db.execute(sql`select * from own_model_keys`)).rows).toEqual([]);
		await allow();
		expect((await write()).json().run.model).toBe('test-model');
	});

	it('that is gone when a run begins fails that run: the owner’s model does not write it', async () => {
		let goOn = () => {};
		const held = new Promise<void>((resolve) => {
			goOn = resolve;
		});
		const slowly: Behaviour = async (response, request) => {
			await held;
			await answer(tinyAnswer)(response, request);
		};
		const { own, given, ask, token, ada, adas, owners } = await withAda({ env: { AI_CONCURRENCY: '1' } }, slowly);
		await own('PUT', given);
		const headers = { prefer: 'respond-async' };
		await ask('POST', endpoint, { token, body, headers });
		await expect.poll(() => owners.requests.length).toBe(1);
		const { run } = (await ask('POST', endpoint, { token: ada, body, headers })).json();
		await own('DELETE');
		goOn();
		const ended = async () => (await ask('GET', `/api/runs/${run.id}`, { token: ada })).json().run;
		await expect.poll(async () => (await ended()).status, { timeout: 10_000 }).toBe('failed');
		expect((await ended()).error).toMatch(/^Your own key is not used any more/);
		expect([adas.requests.length, owners.requests.length]).toEqual([0, 1]);
	});

	it('is told to be lost where it cannot be opened, and the owner’s model writes', async () => {
		const { own, given, write, database } = await withAda();
		await own('PUT', given);
		await database.db.execute(sql`delete from own_model_keys`);
		expect((await own('GET')).json().model).toMatchObject({ isUsed: false, keyLost: true });
		expect((await write()).json().run.model).toBe('test-model');
	});

	it('is for its member alone: the owner sees none, a member changes no rules, a stranger nothing', async () => {
		const { own, given, send, ask, ada } = await withAda();
		await own('PUT', given);
		expect((await send('GET', OWN)).json().model).toBeNull();
		await send('DELETE', OWN);
		expect((await own('GET')).json().model.isUsed).toBe(true);
		const rules = { isAllowed: false, servers: [] };
		expect((await ask('PUT', RULES, { token: ada, body: rules })).json().code).toBe('OWNER_ONLY');
		for (const method of ['GET', 'PUT', 'DELETE'] as const) {
			expect((await ask(method, OWN, { body: given })).statusCode).toBe(401);
		}
	});
});
