/**
 * The claim: a signed-in member's list of runs is answered at least 55 % as often a second as by a bare Fastify that asks
 * the same database for the session and for the list, and does nothing else; on both databases. Twenty connections from a
 * thread of their own; rounds of both alternate, so that a busy machine weighs on both alike. `/api/auth/me` is held
 * against the bare session alone.
 */
import { rm } from 'node:fs/promises';
import Fastify, { type FastifyRequest } from 'fastify';
import { findSession } from '#server/accounts/sessions.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnvironment } from '#server/env.ts';
import { createMailTransport } from '#server/mail/transport.ts';
import { bearerToken } from '#server/plugins/session.ts';
import { openQueue } from '#server/queue/queue.ts';
import { listRuns } from '#server/runs/list.ts';
import { openToolPool } from '#server/tool-pool/tool-pool.ts';
import { temporaryFolder } from '#test/cache.ts';
import { sharedPostgres } from '#test/postgres.ts';
import { contract } from '#tools/compass/contract.ts';
import { example as person } from '#tools/compass/example.ts';
import { addMembers } from './support/accounts.ts';
import { calibrate } from './support/calibration.ts';
import { startReaders } from './support/readers.ts';
import { quantile } from './support/statistics.ts';

const ROUNDS = 7;
const RUNS = 30;
const IDLE_DAYS = 30;
const LEAST_RATIO = 0.55;
const ANY_PORT = { host: '127.0.0.1', port: 0 };

async function measure(databaseUrl: string | undefined): Promise<void> {
	const dataDir = await temporaryFolder();
	const env = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
	const database = await openDatabase(env);
	const { db } = database;
	const queue = await openQueue(database);
	const transport = createMailTransport(env);
	const pool = openToolPool();
	const app = await buildApp({ env, db: database, queue, transport, pool, engine: null });
	const bare = Fastify();
	const member = (request: FastifyRequest) =>
		findSession(db, bearerToken(request) ?? '', { now: new Date(), idleDays: IDLE_DAYS });
	bare.get('/api/auth/me', async (request) => ({ user: await member(request) }));
	bare.get('/api/runs', async (request) => {
		const { id = '' } = (await member(request)) ?? {};
		return { runs: await listRuns(db, id, { limit: RUNS + 1 }), nextCursor: null };
	});
	const [ours, theirs] = [await app.listen(ANY_PORT), await bare.listen(ANY_PORT)];
	const [token = ''] = await addMembers(db, 1);
	const headers = { authorization: `Bearer ${token}` };
	for (let run = 0; run < RUNS; run++) {
		const payload = { ...person, topSkills: `Drawing ${run}` };
		await app.inject({ method: 'POST', url: contract.endpoint, headers, payload });
	}

	const readers = startReaders(token);
	for (const path of ['/api/runs', '/api/auth/me']) {
		const rounds: [number, number][] = [];
		for (let round = 0; round <= ROUNDS; round++) {
			const both: [number, number] = [await readers.perSecond(ours + path), await readers.perSecond(theirs + path)];
			if (round > 0) rounds.push(both);
		}
		const ratio = quantile(
			rounds.map(([through, raw]) => through / raw),
			0.5,
		);
		const [through, raw] = [0, 1].map((which) =>
			Math.round(
				quantile(
					rounds.map((both) => both[which] ?? 0),
					0.5,
				),
			),
		);
		const ratios = `ratio ${ratio.toFixed(2)} (claimed: at least ${LEAST_RATIO})`;
		console.log(`${database.kind}: ${path} ${through} a second, bare ${raw}: ${ratios}`);
		if (!(ratio >= LEAST_RATIO)) process.exitCode = 1;
	}
	await readers.stop();
	await app.close();
	await bare.close();
	await queue.close();
	await database.close();
	await rm(dataDir, { recursive: true, force: true });
}

console.log(`calibration: ${calibrate()} ms`);
await measure(undefined);
const postgres = await sharedPostgres();
await measure(await postgres.createDatabase());
await postgres.stop();
process.exit();
