import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeBackup } from '#server/backup/write.ts';
import type { OpenDatabase } from '#server/database/open.ts';
import { createLog } from '#server/log.ts';
import { createModelEngine } from '#server/model/ask.ts';
import { newKeyText } from '#server/secrets/seal.ts';
import type { CheckLine } from '#shared/model-settings.ts';
import { buildTestApp, type TestAppOptions } from '#test/app.ts';
import { temporaryFolder } from '#test/cache.ts';
import { body, installation, local, models, STATE, writtenBy } from '#test/connected-model.ts';
import { openTestPostgres } from '#test/database.ts';
import { answer, type ModelServer, status } from '#test/model-server.ts';
import { tinyAnswer, tinyTool } from '#test/tiny-tool.ts';
import { tinyTools } from '#test/tiny-tools.ts';
import { serverTools } from '#tools/server.ts';

const KEY = 'sk-very-secret-1';

/** For several instances at once, or one after another. */
async function database(): Promise<OpenDatabase> {
	const opened = await openTestPostgres();
	onTestFinished(() => opened.close());
	return opened;
}

/** A second instance, or the same one after a restart, for a member who exists. */
async function another(options: TestAppOptions) {
	const test = await buildTestApp({ tools: tinyTools, ...options });
	return {
		...test,
		write: (token: string) => writtenBy(test.send('POST', tinyTool.contract.endpoint, { token, body })),
	};
}

describe('the settings of the model', () => {
	it('are for the owner: a stranger gets a 401, a member a 403, and nothing changes', async () => {
		const installed = await installation();
		const { send, signUp } = installed;
		const member = await signUp('ada@example.com');
		const server = await models();
		const calls = [
			['GET', STATE, undefined],
			['PUT', STATE, local(server)],
			['DELETE', STATE, undefined],
			['GET', `${STATE}/servers`, undefined],
			['POST', `${STATE}/list`, { provider: 'openai-compatible', baseUrl: server.url }],
			['POST', `${STATE}/check`, local(server)],
			['GET', `${STATE}/costs`, undefined],
			['PUT', `${STATE}/costs`, { prices: [], monthBudget: 0 }],
		] as const;
		for (const [method, url, given] of calls) {
			expect((await installed.ask(method, url, { body: given })).statusCode).toBe(401);
			const refused = await installed.ask(method, url, { body: given, token: member });
			expect([refused.statusCode, refused.json().code]).toEqual([403, 'OWNER_ONLY']);
		}
		expect((await send('GET', STATE)).json()).toEqual({ setBy: null, connection: null, keyLost: false });
		expect(server.requests).toEqual([]);
	});

	it('connect a model that writes at once, and the built-in engine again', async () => {
		const { send, write } = await installation();
		const server = await models();
		expect(await write()).toBe('built-in');
		const saved = await send('PUT', STATE, local(server, { apiKey: KEY }));
		const settings = {
			provider: 'openai-compatible',
			model: 'test-model',
			longCallModel: null,
			moreModels: [],
			baseUrl: server.url,
		};
		const connection = { ...settings, hasKey: true };
		expect(saved.json()).toEqual({ setBy: 'owner', connection, keyLost: false });
		expect(await write()).toBe('test-model');
		expect(server.requests[0]?.authorization).toBe(`Bearer ${KEY}`);
		expect((await send('DELETE', STATE)).json().connection).toBeNull();
		expect(await write()).toBe('built-in');
	});

	it('are followed by another instance within two seconds, and hold after a restart', async () => {
		const shared = await database();
		const env = { SHARE_KEY: newKeyText() };
		const first = await installation({ database: shared, env });
		const second = await another({ database: shared, env });
		expect(await second.write(first.token)).toBe('built-in');
		const server = await models();
		await first.send('PUT', STATE, local(server, { apiKey: KEY }));
		await expect.poll(() => second.write(first.token), { timeout: 2000 }).toBe('test-model');
		await first.close();
		const restarted = await another({ database: shared, env });
		expect(await restarted.write(first.token)).toBe('test-model');
		expect(server.requests.at(-1)?.authorization).toBe(`Bearer ${KEY}`);
	});

	it('give long calls to another model of the same server, from the first question to the run that names it', async () => {
		const { send } = await installation({ tools: undefined });
		const server = await models(status(400));
		const analyzer = serverTools['sales-call-analyzer'].contract;
		const call = (turns: number) => ({
			callTranscript: 'Ann: We lose work every week, and nobody calls us back.\nBob: I see.\n'.repeat(turns),
			callType: 'Discovery Call',
			callObjective: 'Learn',
		});
		const modelOf = async (turns: number) => {
			await send('POST', analyzer.endpoint, call(turns));
			return (await send('GET', '/api/runs?limit=1')).json().runs[0].model;
		};
		const saved = await send('PUT', STATE, local(server, { longCallModel: ' long-model ' }));
		expect(saved.json().connection.longCallModel).toBe('long-model');
		expect([await modelOf(1), await modelOf(800)]).toEqual(['test-model', 'long-model']);
		const asked = [...server.factsRequests, ...server.requests].map((request) => request.body.model);
		expect(asked).toEqual(['test-model', 'long-model', 'test-model', 'long-model']);
		await send('PUT', STATE, local(server, { longCallModel: '' }));
		expect(await modelOf(801)).toBe('test-model');
	});

	it('tell the page who writes', async () => {
		const webDir = await temporaryFolder();
		await writeFile(join(webDir, 'index.html'), '<meta name="app-settings" content="__APP_SETTINGS__">');
		const { send, app } = await installation({ webDir });
		const told = async () => (await app.inject('/')).body;
		expect(await told()).toContain('engine&quot;:null');
		await send('PUT', STATE, local(await models(), { moreModels: ['small-model'] }));
		expect(await told()).toContain('engine&quot;:&quot;test-model');
		expect(await told()).toContain('moreModels&quot;:[&quot;small-model&quot;]');
	});
});

describe('the key of a connected model', () => {
	it('is in no answer, table, log, backup or export', async () => {
		const lines: string[] = [];
		const log: FastifyBaseLogger = createLog('trace', { write: (line: string) => lines.push(line) });
		const { send, write, database: opened } = await installation({ log });
		const server = await models(status(401), answer(tinyAnswer));
		const given = local(server, { apiKey: KEY });
		const answers = [
			await send('POST', `${STATE}/list`, { provider: 'openai-compatible', baseUrl: server.url, apiKey: KEY }),
			await send('POST', `${STATE}/check`, given),
			await send('PUT', STATE, given),
			await send('GET', STATE),
			await send('PUT', STATE, { ...given, provider: 'nobody' }),
			await send('PUT', STATE, { ...given, apiKey: `${KEY} ${KEY}` }),
			await send('POST', '/api/account/export'),
		];
		await write();
		expect(server.requests.at(-1)?.authorization).toBe(`Bearer ${KEY}`);
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 400, 400, 200]);
		for (const { rawPayload } of answers) expect(rawPayload.includes(KEY)).toBe(false);
		expect(lines.join('\n')).not.toContain(KEY);
		let backup = '';
		await writeBackup(opened, async (more) => {
			backup += more;
		});
		expect(backup).toContain('"model_keys"');
		expect(backup).not.toContain(KEY);
		const { rows } = await opened.db.execute<{ all: string }>(sql`
			select string_agg(query_to_xml(format('select * from %I.%I', schemaname, tablename), true, true, '')::text, '') as all
			from pg_tables where schemaname not in ('pg_catalog', 'information_schema')
		`);
		const [sealed] = (await opened.db.execute<{ sealed_key: string }>(sql`select sealed_key from model_keys`)).rows;
		expect(rows[0]?.all).toContain(sealed?.sealed_key);
		expect(rows[0]?.all).not.toContain(KEY);
		expect(backup).not.toContain(sealed?.sealed_key);
	});

	it('goes to the address that it was saved for, and to no other', async () => {
		const { send } = await installation();
		const [server, other] = [await models(), await models()];
		await send('PUT', STATE, local(server, { apiKey: KEY }));
		await send('POST', `${STATE}/check`, local(server, { model: 'other-model' }));
		expect(server.requests.map(({ authorization }) => authorization)).toContain(`Bearer ${KEY}`);
		await send('POST', `${STATE}/check`, local(other));
		expect(other.requests.map(({ authorization }) => authorization)).toEqual([undefined, undefined, undefined]);
		const missing = await send('PUT', STATE, { provider: 'openai', model: 'gpt-5.1' });
		expect([missing.statusCode, missing.json().details]).toEqual([
			400,
			[{ field: 'apiKey', problem: 'is missing: enter a key from the console of OpenAI' }],
		]);
		expect((await send('GET', STATE)).json().connection.baseUrl).toBe(server.url);
	});

	it('is told to be lost where the installation’s key is another, and the built-in engine goes on', async () => {
		const shared = await database();
		const first = await installation({ database: shared, env: { SHARE_KEY: newKeyText() } });
		await first.send('PUT', STATE, local(await models(), { apiKey: KEY }));
		const second = await another({ database: shared, env: { SHARE_KEY: newKeyText() } });
		const state = await second.send('GET', STATE, { token: first.token });
		expect(state.json()).toMatchObject({ setBy: 'owner', keyLost: true, connection: { hasKey: true } });
		expect(await second.write(first.token)).toBe('built-in');
	});
});

describe('what is wrong with a connection', () => {
	it.each([
		[{ provider: 'nobody' }, 'provider', /must be one of openai-compatible/],
		[{ model: ' ' }, 'model', /is empty: choose a model/],
		[{ baseUrl: 'localhost:11434' }, 'baseUrl', /starts with http:\/\/ or https:\/\//],
		[{ baseUrl: 'http://me:secret@localhost/v1' }, 'baseUrl', /must hold no key, password/],
		[{ baseUrl: 'http://localhost/v1?key=secret' }, 'baseUrl', /must hold no key, password/],
		[{ baseUrl: undefined }, 'baseUrl', /is missing: enter where the server is/],
		[{ apiKey: '“sk-1”' }, 'apiKey', /one word of plain letters/],
	])('is said of its field: %j', async (changes, field, problem) => {
		const { send } = await installation();
		const given = { ...local(await models()), ...changes };
		const refused = await send('PUT', STATE, given);
		expect([refused.statusCode, refused.json().details[0].field]).toEqual([400, field]);
		expect(refused.json().details[0].problem).toMatch(problem);
		expect((await send('GET', STATE)).json().connection).toBeNull();
	});

	it('cannot be mended here where the environment names the model', async () => {
		const server = await models();
		const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'given-model', AI_BASE_URL: server.url };
		const settings = { provider: 'openai-compatible', model: 'given-model', baseUrl: server.url } as const;
		const { send, write } = await installation({ env, engine: createModelEngine(settings) });
		expect((await send('GET', STATE)).json()).toEqual({
			setBy: 'environment',
			connection: { ...settings, longCallModel: null, moreModels: [], hasKey: false },
			keyLost: false,
		});
		for (const refused of [await send('PUT', STATE, local(server)), await send('DELETE', STATE)]) {
			expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONFLICT']);
		}
		expect(await write()).toBe('given-model');
	});
});

describe('finding a model', () => {
	it('looks at the servers of this machine, and lists those that have models', async () => {
		const server = await models();
		const page = createServer((_, response) => response.end('<h1>Another program</h1>'));
		await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
		onTestFinished(() => void page.close());
		const origins = [new URL(server.url).origin, `http://127.0.0.1:${(page.address() as AddressInfo).port}`];
		const { send } = await installation({ env: { AI_LOCAL_SERVERS: origins.join(',') } });
		const { servers, looked } = (await send('GET', `${STATE}/servers`)).json();
		expect(servers).toEqual([
			{ name: new URL(server.url).host, baseUrl: server.url, models: ['test-model', 'other-\u001bmodel'] },
		]);
		expect(looked.map(({ baseUrl }: { baseUrl: string }) => baseUrl)).toEqual(origins.map((origin) => `${origin}/v1`));
	});

	it('looks where the well-known ones listen, unless it is told where', async () => {
		const { send } = await installation();
		const { looked } = (await send('GET', `${STATE}/servers`)).json();
		expect(looked).toEqual([
			{ name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
			{ name: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1' },
			{ name: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
			{ name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
		]);
	});

	it('lists the models of an address, or says what to change', async () => {
		const { send } = await installation();
		const server = await models();
		const list = (baseUrl: string) => send('POST', `${STATE}/list`, { provider: 'openai-compatible', baseUrl });
		expect((await list(server.url)).json().models).toEqual(['test-model', 'other-\u001bmodel']);
		await server.close();
		const refused = await list(server.url);
		expect([refused.statusCode, refused.json().code]).toEqual([502, 'MODEL_FAILED']);
		expect(refused.json().error).toMatch(/Nothing listens at http.* set “Address” to where it is\.$/);
	});

	it('tries a model, line by line, in words of the page', async () => {
		const { send } = await installation();
		const good = answer({ word: 'ready', sum: 5, colours: ['red', 'blue'] });
		const lines = async (server: ModelServer): Promise<CheckLine[]> => {
			const response = await send('POST', `${STATE}/check`, local(server));
			expect(response.headers['content-type']).toMatch(/^application\/x-ndjson/);
			return response.body
				.trim()
				.split('\n')
				.map((line) => JSON.parse(line));
		};
		const works = await lines(await models(good));
		expect(works.at(-1)).toEqual({ isReady: true });
		expect(works).toContainEqual({ line: 'Answers by JSON schema: yes.' });
		const unknown = await lines(await models(status(404)));
		expect(unknown.at(-1)).toEqual({ isReady: false });
		expect(JSON.stringify(unknown)).toMatch(/Check “Model” and “Address”/);
		expect(JSON.stringify(unknown)).not.toMatch(/AI_/);
	});
});
