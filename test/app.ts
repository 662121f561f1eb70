/** The whole server in a test: a fresh database, the real app, and members who sign up as anybody would. */
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppParts, buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/database/open.ts';
import { authorizedEmails } from '#server/database/schema.ts';
import { readEnvironment } from '#server/env.ts';
import { createMailTransport } from '#server/mail/transport.ts';
import { openQueue } from '#server/queue/queue.ts';
import { openToolPool } from '#server/tool-pool/tool-pool.ts';
import { normalizeEmail } from '#shared/account.ts';
import { temporaryFolder } from './cache.ts';
import { openTestDatabase } from './database.ts';
import { tinyToolModule } from './tiny-tools.ts';

export const TEST_PASSWORD = 'a-long-test-password';

export interface TestApp {
	app: FastifyInstance;
	database: OpenDatabase;
	/** Where its mails lie, unless it has a mail server. */
	dataDir: string;
	/** Authorizes the address and makes the account; gives the session's token. */
	signUp(email: string): Promise<string>;
	/** One request without the network; JSON in, and the token as bearer where there is one. */
	send(
		method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
		url: string,
		options?: SendOptions,
	): Promise<LightMyRequestResponse>;
	/** Listens on a free port and gives the address, for tests of what only the network shows. */
	listen(): Promise<string>;
	close(): Promise<void>;
}

interface SendOptions {
	token?: string;
	body?: unknown;
	headers?: Record<string, string>;
}

export interface TestAppOptions extends Partial<Omit<AppParts, 'env' | 'db'>> {
	/** Variables of the environment. */
	env?: Record<string, string>;
	/** One that is open already, and stays open. */
	database?: OpenDatabase;
	/** Opens the app's own where it is given none; embedded by default. */
	openDatabase?: () => Promise<OpenDatabase>;
}

const once = <Value>(make: () => Value) => {
	let made: Value | undefined;
	return () => (made ??= make());
};

/** Their processes are shared by the tests of a worker, and end with it. */
const tinyPool = once(() => openToolPool({ module: tinyToolModule }));
const catalogPool = once(() => openToolPool());

/** A busy machine takes its time to read a call; tests of deadlines set their own. */
const PATIENT = { draft: 120_000, ground: 120_000, present: 120_000 };

/** Each built file would be a route: a sixth of the time that building the app takes. */
const NO_PAGES = '/nowhere';

/** Closes itself when the test that calls it ends; called in a hook instead, call `close`. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
	const { env: variables, database: given, openDatabase = openTestDatabase, queue: givenQueue, ...parts } = options;
	const database = given ?? (await openDatabase());
	const queue = givenQueue ?? (await openQueue(database));
	const dataDir = await temporaryFolder();
	const env = readEnvironment({ DATA_DIR: dataDir, ...variables });
	const transport = createMailTransport(env);
	const pool = parts.tools ? tinyPool() : catalogPool();
	const usual = { engine: null, transport, pool, webDir: NO_PAGES, deadlines: PATIENT };
	const app = await buildApp({ ...usual, ...parts, env, db: database, queue });
	const close = async () => {
		await app.close();
		if (!givenQueue) await queue.close();
		if (!given) await database.close();
		await rm(dataDir, { recursive: true, force: true });
	};
	closeWithTheTest(close);
	const send: TestApp['send'] = (method, url, { token, body, headers } = {}) =>
		app.inject({
			method,
			url,
			headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
			...(body === undefined ? {} : { payload: body as object }),
		});
	return {
		app,
		database,
		dataDir,
		send,
		close,
		async signUp(email) {
			const address = { email: normalizeEmail(email) };
			await database.db.insert(authorizedEmails).values(address).onConflictDoNothing();
			const response = await send('POST', '/api/auth/signup', { body: { email, password: TEST_PASSWORD } });
			if (response.statusCode !== 201) throw new Error(`signing up failed: ${response.body}`);
			return response.json().data.token;
		},
		async listen() {
			await app.listen({ host: '127.0.0.1', port: 0 });
			return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
		},
	};
}

function closeWithTheTest(close: () => Promise<void>): void {
	try {
		onTestFinished(close);
	} catch {
		// Outside a test, e.g. in beforeAll: whoever asked closes it.
	}
}
