/** Two servers on one PostgreSQL, as processes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FullRun, Run } from '#shared/runs.ts';
import { TEST_PASSWORD } from '#test/app.ts';
import { collect, readEvents } from '#test/event-stream.ts';
import { answer, type Behaviour, type ModelServer, stall, startModelServer } from '#test/model-server.ts';
import { type Postgres, sharedPostgres } from '#test/postgres.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { example } from '#tools/ideator/example.ts';
import { serverTools } from '#tools/server.ts';

const tool = serverTools.ideator;
const written = tool.answer.parse(tool.draft(example));

let postgres: Postgres;
let models: ModelServer;
let settings: Record<string, string>;
let one: ServerProcess;
let two: ServerProcess;
let token: string | undefined;
/** How the model behaves, until it is changed. */
let behave: Behaviour = answer(written);

beforeAll(async () => {
	postgres = await sharedPostgres();
	models = await startModelServer((response, request) => behave(response, request));
	settings = {
		DATABASE_URL: await postgres.createDatabase(),
		AI_PROVIDER: 'openai-compatible',
		AI_MODEL: 'test-model',
		AI_BASE_URL: models.url,
		AI_DAILY_RUNS: '12',
	};
	// Both find an empty database: one migrates, the other waits for it.
	[one, two] = await Promise.all([startServer(settings), startServer(settings)]);
	token = await signUp([one, two]);
}, 120_000);
afterAll(async () => {
	await Promise.allSettled([one.kill(), two.kill()]);
	await models.close();
});

/** The newest link is the one that works, and either may have printed it. */
async function signUp(servers: ServerProcess[]): Promise<string> {
	for (const { url, setupLink } of servers) {
		const setupToken = new URL(setupLink ?? url).searchParams.get('setup');
		const account = { email: 'owner@example.com', password: TEST_PASSWORD, setupToken };
		const response = await post(one, '/api/auth/signup', account);
		if (response.ok) return ((await response.json()) as { data: { token: string } }).data.token;
	}
	throw new Error('nobody could sign up');
}

function post(server: ServerProcess, path: string, body: object, headers: Record<string, string> = {}) {
	const bearer = token === undefined ? undefined : { authorization: `Bearer ${token}` };
	return fetch(server.url + path, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...bearer, ...headers },
		body: JSON.stringify(body),
	});
}

async function begin(server: ServerProcess): Promise<string> {
	const response = await post(server, tool.contract.endpoint, example, { prefer: 'respond-async' });
	return ((await response.json()) as { run: Run }).run.id;
}

async function read(server: ServerProcess, id: string): Promise<FullRun> {
	const response = await fetch(`${server.url}/api/runs/${id}`, { headers: { authorization: `Bearer ${token}` } });
	return ((await response.json()) as { run: FullRun }).run;
}

describe('two servers on one PostgreSQL', () => {
	it('let a run of the one be followed on the other while it is written', async () => {
		behave = answer(written, { pieceEveryMs: 40 });
		const id = await begin(one);
		// One of the two works on it, so that the other follows it from elsewhere.
		for (const events of await Promise.all(
			[one, two].map(({ url }) => collect(readEvents(url, id, { token: token ?? '' }))),
		)) {
			expect(events.filter(({ name }) => name === 'partial').length).toBeGreaterThan(1);
			expect(events.at(-1)).toMatchObject({ name: 'result', data: { run: { status: 'succeeded' } } });
		}
	}, 60_000);

	it('cancel a run from the other, which ends the call to the model', async () => {
		behave = stall('{"discovery');
		const before = models.requests.length;
		const id = await begin(one);
		await expect.poll(() => models.requests.length, { timeout: 10_000 }).toBe(before + 1);
		// Whichever of the two works on it, one of these comes from the other.
		await Promise.all([post(one, `/api/runs/${id}/cancel`, {}), post(two, `/api/runs/${id}/cancel`, {})]);
		await expect.poll(() => models.busy, { timeout: 15_000 }).toBe(0);
		expect((await read(two, id)).status).toBe('cancelled');
	}, 30_000);

	it('are one run for one key', async () => {
		behave = answer(written);
		const before = models.requests.length;
		const asked = Array.from({ length: 10 }, (_, count) =>
			post(count % 2 === 0 ? one : two, tool.contract.endpoint, example, { 'idempotency-key': 'press-1' }),
		);
		const answers = await Promise.all((await Promise.all(asked)).map((response) => response.json()));
		expect(new Set(answers.map((one_) => (one_ as { run: Run }).run.id)).size).toBe(1);
		expect(models.requests.length).toBe(before + 1);
	}, 30_000);

	it('count the attempts at a password together', async () => {
		const email = 'nobody@example.com';
		const codes: number[] = [];
		for (let count = 0; count < 40 && !codes.includes(429); count++) {
			const response = await post(count % 2 === 0 ? one : two, '/api/auth/signin', {
				email,
				password: 'wrong-password',
			});
			codes.push(response.status);
		}
		expect(codes).toContain(429);
		for (const server of [one, two]) {
			const response = await post(server, '/api/auth/signin', { email, password: 'wrong-password' });
			expect(response.status).toBe(429);
		}
	}, 60_000);

	it('finish each other’s runs when one is killed, and keep the limit of the day together', async () => {
		behave = stall('{"discovery');
		const before = models.requests.length;
		// While the one is alone these are its own: of what both could take, the other may take all.
		await two.stop();
		const ids = await Promise.all([begin(one), begin(one)]);
		await expect.poll(() => models.requests.length, { timeout: 60_000 }).toBe(before + 2);
		two = await startServer(settings);
		ids.push(...(await Promise.all([begin(two), begin(two)])));
		await expect.poll(() => models.requests.length, { timeout: 60_000 }).toBe(before + 4);
		behave = answer(written);
		const killed = Date.now();
		await one.kill();
		const own = async () => (await Promise.all(ids.map((id) => read(two, id)))).map(({ status }) => status);
		// Those of the killed one are written anew; those of the other still stall.
		await expect.poll(async () => (await own()).includes('succeeded'), { timeout: 150_000, interval: 500 }).toBe(true);
		expect(Date.now() - killed).toBeLessThan(150_000);
		expect(await two.stop()).toBe(0);
		[one, two] = await Promise.all([startServer(settings), startServer(settings)]);
		await expect.poll(own, { timeout: 60_000, interval: 500 }).toEqual(Array(4).fill('succeeded'));

		const more = await Promise.all(
			Array.from({ length: 12 }, (_, count) => post(count % 2 === 0 ? one : two, tool.contract.endpoint, example)),
		);
		const codes = more.map(({ status }) => status);
		// One was followed, one cancelled after its call, one named by a key, four were taken over: five of twelve are left.
		expect(codes.filter((code) => code === 200)).toHaveLength(5);
		expect(codes.filter((code) => code === 429)).toHaveLength(7);
	}, 300_000);
});
