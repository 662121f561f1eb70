/** The server as a process: environment, database, queue, app, listening, and a graceful stop in reverse. */
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { destination } from 'pino';
import { ensureSetupToken } from './accounts/setup.ts';
import { openControlSocket } from './cli/control-socket.ts';
import { openDatabase } from './database/open.ts';
import { publicUrlOf, readEnvironment } from './env.ts';
import { createLog } from './log.ts';
import { openMailbox } from './mail/mail-queue.ts';
import { createMailTransport } from './mail/transport.ts';
import { connectedByOwner } from './model/connection/stored.ts';
import { lazyEngine } from './model/lazy-engine.ts';
import { explainFailedStart } from './process/failed-start.ts';
import { stopOnSignals } from './process/stop.ts';
import { openQueue } from './queue/queue.ts';
import { openSealingKeys } from './secrets/keys.ts';
import { openToolPool } from './tool-pool/tool-pool.ts';

async function start(): Promise<void> {
	const env = readEnvironment(process.env);
	// Standard output is for the person who starts the server, the log goes to standard error. It is written
	// at once, so that nothing is lost when the process ends.
	const log: FastifyBaseLogger = createLog(env.logLevel, destination({ dest: 2, sync: true }));
	// The database opens in a thread of its own while this one loads the app.
	const [database, { buildApp }] = await Promise.all([openDatabase(env), import('./app.ts')]);
	const engine = env.ai ? lazyEngine(env.ai) : null;
	const queue = await openQueue(database, log);
	const transport = createMailTransport(env);
	const pool = openToolPool();
	const app = await buildApp({ env, db: database, queue, transport, pool, engine, log });
	await app.listen({ host: env.host, port: env.port });
	// With PostgreSQL the commands open the database themselves.
	const embedded = database.kind === 'embedded';
	const keys = openSealingKeys(env);
	const mails = await openMailbox(queue);
	const commands = { dataDir: env.dataDir, db: database.db, shareKeys: keys, mails, log };
	const control = embedded ? await openControlSocket(commands) : null;
	stopOnSignals(app, log, { control, pool, queue, database });

	const model = (env.ai ?? (await connectedByOwner(database.db, keys, env.aiLimits)))?.model;
	const url = publicUrlOf(env, (app.server.address() as AddressInfo).port);
	const token = await ensureSetupToken(database.db);
	console.log(
		model
			? `Results are written by the model ${model}.`
			: 'No model is connected: the built-in engine writes the results. The owner can connect one at /settings/model.',
	);
	if (transport.outbox) console.log(`Mail is kept in ${transport.outbox} (no SMTP_URL).`);
	if (token) console.log(`Set up your account: ${url}/signup?setup=${token}`);
	console.log(`Growth Toolkit is at ${url}`);
}

start().catch((error: unknown) => {
	console.error(explainFailedStart(error));
	process.exit(1);
});
