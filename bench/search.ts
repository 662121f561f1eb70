/**
 * The claim: for a member with 300 clients, 2,000 runs and 500 calls of 10,000 words, the search and the list of runs
 * answer within 50 ms of server time at p95, on both databases. Measured through the routes, one request after another.
 */

import { rm } from 'node:fs/promises';
import { hashToken, newToken } from '#server/accounts/tokens.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/database/open.ts';
import { sessions } from '#server/database/schema.ts';
import { readEnvironment } from '#server/env.ts';
import { createMailTransport } from '#server/mail/transport.ts';
import { openQueue } from '#server/queue/queue.ts';
import { openToolPool } from '#server/tool-pool/tool-pool.ts';
import { temporaryFolder } from '#test/cache.ts';
import { addLargeMember, SEARCHES } from '#test/large-member.ts';
import { sharedPostgres } from '#test/postgres.ts';
import { calibrate } from './support/calibration.ts';
import { quantile } from './support/statistics.ts';

const ROUNDS = 60;
const MOST_MS = 50;

async function measure(databaseUrl: string | undefined): Promise<void> {
	const dataDir = await temporaryFolder();
	const env = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, AUTH_SECRET: 'x'.repeat(43) });
	const database = await openDatabase(env);
	const queue = await openQueue(database);
	const transport = createMailTransport(env);
	const app = await buildApp({ env, db: database, queue, transport, pool: openToolPool(), engine: null });

	const started = performance.now();
	const userId = await addLargeMember(database.db, 'ann@example.com');
	const token = newToken();
	const expiresAt = new Date(Date.now() + 24 * 3600 * 1000);
	await database.db.insert(sessions).values({ userId, tokenHash: hashToken(token), expiresAt });
	const seconds = Math.round((performance.now() - started) / 1000);
	console.log(`${database.kind}: filled in ${seconds} s; the calibration takes ${calibrate()} ms`);

	const asked = Object.entries(SEARCHES).flatMap(([name, words]) => [
		[name, `/api/search?q=${encodeURIComponent(words)}`],
		[`${name}, palette`, `/api/search?each=5&q=${encodeURIComponent(words)}`],
	]);
	for (const [name, url = ''] of [...asked, ['the list of runs', '/api/runs']]) {
		const times: number[] = [];
		const before = process.cpuUsage();
		for (let round = 0; round < ROUNDS; round++) {
			const from = performance.now();
			const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
			times.push(performance.now() - from);
			if (answer.statusCode !== 200) throw new Error(`${url} was answered with ${answer.statusCode}`);
		}
		const { user, system } = process.cpuUsage(before);
		const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
		const cpu = ((user + system) / 1000 / ROUNDS).toFixed(1);
		console.log(`  ${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (processor time ${cpu} ms each)`);
		if (!(p95 <= MOST_MS)) process.exitCode = 1;
	}

	await app.close();
	await queue.close();
	await database.close();
	await rm(dataDir, { recursive: true, force: true });
}

await measure(undefined);
const postgres = await sharedPostgres();
await measure(await postgres.createDatabase());
await postgres.stop();
process.exit();
