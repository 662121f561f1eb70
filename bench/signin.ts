/**
 * The claim: through the route, with everything that a sign-in writes, the server lets in at least 60 % as many
 * members a second as the same machine can check passwords at all (argon2id, as many at once as the server
 * allows itself). Rounds of both alternate, so that a busy machine weighs on both alike.
 */
import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hash, verify } from '@node-rs/argon2';
import { addAuthorized } from '#server/accounts/authorized.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnvironment } from '#server/env.ts';
import { createMailTransport } from '#server/mail/transport.ts';
import { openQueue } from '#server/queue/queue.ts';
import { openToolPool } from '#server/tool-pool/tool-pool.ts';
import { temporaryFolder } from '#test/cache.ts';

const ROUNDS = 9;
const ROUND_MS = 1500;
const ACCOUNTS = 8;
const AT_ONCE = 4;
const LEAST_RATIO = 0.6;
const PASSWORD = 'Two-kettles-over-7-hills';
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const dataDir = await temporaryFolder();
const env = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: process.env.DATABASE_URL });
const database = await openDatabase(env);
const queue = await openQueue(database);
const transport = createMailTransport(env);
const app = await buildApp({ env, db: database, queue, transport, pool: openToolPool(), engine: null });
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
const agent = new Agent({ keepAlive: true });

function post(path: string, body: object): Promise<number> {
	const headers = { 'content-type': 'application/json' };
	return new Promise((resolve, reject) => {
		const sent = request({ port, path, method: 'POST', agent, headers }, (response) => {
			response.resume().on('end', () => resolve(response.statusCode ?? 0));
		});
		sent.on('error', reject).end(JSON.stringify(body));
	});
}

/** How often a second `work` is done by so many who do it again and again. */
async function perSecond(atOnce: number, work: (who: number) => Promise<unknown>): Promise<number> {
	const started = performance.now();
	let done = 0;
	const one = async (who: number) => {
		while (performance.now() - started < ROUND_MS) {
			await work(who);
			done++;
		}
	};
	await Promise.all(Array.from({ length: atOnce }, (_, who) => one(who)));
	return (done * 1000) / (performance.now() - started);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const emails = Array.from({ length: ACCOUNTS }, (_, n) => `member-${n}@example.com`);
await addAuthorized(database.db, emails);
for (const email of emails) await post('/api/auth/signup', { email, password: PASSWORD });
const stored = await hash(PASSWORD, PARAMETERS);

/** Processor time of one piece of work, in milliseconds: what other processes do shows less in it. */
async function processorTime(times: number, work: () => Promise<unknown>): Promise<number> {
	const before = process.cpuUsage();
	for (let time = 0; time < times; time++) await work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000 / times;
}

let serial = 0;
const signIn = async () => {
	const status = await post('/api/auth/signin', { email: emails[serial++ % ACCOUNTS], password: PASSWORD });
	if (status !== 200) throw new Error(`a sign-in was answered with ${status}`);
};
const check = () => verify(stored, PASSWORD);

await perSecond(AT_ONCE, signIn);
const rounds: [number, number][] = [];
for (let round = 0; round < ROUNDS; round++) rounds.push([await perSecond(AT_ONCE, signIn), await perSecond(2, check)]);

const ratio = median(rounds.map(([through, raw]) => through / raw));
const [through, raw] = [0, 1].map((which) => median(rounds.map((round) => round[which] ?? Number.NaN)));
console.log(`${through?.toFixed(0)} sign-ins a second, ${raw?.toFixed(0)} bare checks: ratio ${ratio.toFixed(2)}`);
console.log(`(medians of ${ROUNDS} rounds on ${database.kind} database; claimed: at least ${LEAST_RATIO})`);
const [each, bare] = [await processorTime(200, signIn), await processorTime(200, check)];
console.log(
	`processor time: ${each.toFixed(1)} ms a sign-in, this client included; ${bare.toFixed(1)} ms a bare check`,
);
if (!(ratio >= LEAST_RATIO)) process.exitCode = 1;

agent.destroy();
await app.close();
await queue.close();
await database.close();
await rm(dataDir, { recursive: true, force: true });
