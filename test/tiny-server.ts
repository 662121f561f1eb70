/** The server as a process, as `src/server/main.ts` runs it, but with the tiny tools and a deadline of their own. */
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { ensureSetupToken } from '#server/accounts/setup.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnvironment } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { createMailTransport } from '#server/mail/transport.ts';
import { stopOnSignals } from '#server/process/stop.ts';
import { openQueue } from '#server/queue/queue.ts';
import { openToolPool } from '#server/tool-pool/tool-pool.ts';
import { tinyToolModule, tinyTools } from './tiny-tools.ts';

const env = readEnvironment(process.env);
const log: FastifyBaseLogger = createLog(env.logLevel, process.stderr);
const database = await openDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl });
const queue = await openQueue(database, log);
const pool = openToolPool({ module: tinyToolModule });
const app = await buildApp({
	env,
	db: database,
	queue,
	transport: createMailTransport(env),
	pool,
	engine: null,
	log,
	tools: tinyTools,
	deadlines: { draft: Number(process.env.DEADLINE_MS ?? 10_000) },
});
await app.listen({ host: env.host, port: env.port });
stopOnSignals(app, log, { pool, queue, database });
const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const token = await ensureSetupToken(database.db);
if (token) console.log(`Set up your account: ${url}/signup?setup=${token}`);
console.log(`Growth Toolkit is at ${url}`);
