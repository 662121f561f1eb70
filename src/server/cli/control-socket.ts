/**
 * Receives commands while the server holds the embedded database: HTTP over a Unix socket that only the server's own
 * user may open. Anyone who can open it could read the database as well, so it asks for no password.
 */
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { answerWithBackup } from '#server/backup/serve.ts';
import { sqlState } from '#server/database/errors.ts';
import type { Database } from '#server/database/open.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import { rotateSealingKey } from '#server/secrets/rotate-key.ts';
import { memberListIn } from './database-members.ts';
import { carryOut, memberCommandSchema } from './member-list.ts';
import { BACKUP_PATH, controlSocketPath, makeSocketFolder, ROTATE_KEY_PATH } from './socket-path.ts';

/** An import arrives in one piece, so that all of it counts or nothing: room for 50,000 long addresses. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

export interface ControlSocketOptions {
	dataDir: string;
	db: Database;
	/** Of all that is kept encrypted. */
	shareKeys: SealingKeys;
	mails: Pick<MailQueue, 'post'>;
	log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/**
 * For the process that holds the embedded database; with DATABASE_URL the commands open the database themselves.
 * Replaces the socket of a killed server.
 */
export async function openControlSocket(options: ControlSocketOptions): Promise<{ close(): Promise<void> }> {
	const path = controlSocketPath(options.dataDir);
	makeSocketFolder(path, options.dataDir);
	if (await somebodyListens(path)) throw new Error(`Another server listens for commands at ${path}.`);
	rmSync(path, { force: true });
	const server = createServer(async (request, response) => {
		if (request.url === BACKUP_PATH) return answerWithBackup(response, options);
		const answer = await answerTo(request, options);
		response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
	});
	await listen(server, path);
	return {
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

function listen(server: Server, path: string): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(path, resolve);
		// The socket exists as soon as `listen` returns: it is closed to others before the first answer.
		chmodSync(path, 0o600);
	});
}

/** A refused connection means that only the file of a dead server is left. */
function somebodyListens(path: string): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(path);
		socket.once('connect', () => {
			socket.destroy();
			resolve(true);
		});
		socket.once('error', () => resolve(false));
	});
}

async function answerTo(
	request: IncomingMessage,
	{ db, shareKeys, mails, log }: ControlSocketOptions,
): Promise<{ status: number; body: object }> {
	try {
		if (request.url === ROTATE_KEY_PATH) {
			const result = await rotateSealingKey(db, shareKeys);
			log.info(result, 'the key of shared pages was rotated');
			return { status: 200, body: { result } };
		}
		const body = await readBody(request);
		if (body === null) return { status: 413, body: { error: 'These are too many addresses at once: split the file.' } };
		const command = memberCommandSchema.safeParse(parseJson(body));
		if (!command.success) return { status: 400, body: { error: 'The server does not know this command.' } };
		const result = await carryOut(
			memberListIn(db, (work) => work(mails)),
			command.data,
		);
		log.info({ command: command.data.command }, 'members command');
		return { status: 200, body: { result } };
	} catch (error) {
		log.error({ sqlState: sqlState(error), command: request.url }, 'a command failed');
		return { status: 500, body: { error: 'The server could not carry out the command. Its log says more.' } };
	}
}

async function readBody(request: IncomingMessage): Promise<string | null> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		bytes += chunk.length;
		if (bytes > MAX_BODY_BYTES) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
