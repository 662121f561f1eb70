import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** Requests that have not ended by then are cut; a little longer than runs get. */
const PATIENCE_MS = 6000;

/** What a server opened beside its app. */
interface Opened {
	control?: Closing | null;
	pool?: Closing;
	queue?: Closing;
	database?: Closing;
}

interface Closing {
	close(): void | Promise<void>;
}

/**
 * Ends the process on SIGINT and SIGTERM: no new requests, those under way may finish, then what was opened beside the
 * app closes, the database last, with exit code 0. A second signal ends it at once. An uncaught error is logged and ends it with 1, since the
 * state that it left behind is unknown.
 */
export function stopOnSignals(
	app: FastifyInstance,
	log: FastifyBaseLogger,
	{ control, pool, queue, database }: Opened,
): void {
	let stopping = false;
	const stop = async () => {
		if (stopping) process.exit(1);
		stopping = true;
		const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
		try {
			await app.close();
			for (const part of [control, pool, queue, database]) await part?.close();
			process.exit(0);
		} catch (error) {
			log.error({ err: error }, 'the server did not stop cleanly');
			process.exit(1);
		} finally {
			clearTimeout(cut);
		}
	};
	process.on('SIGINT', stop);
	process.on('SIGTERM', stop);
	for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
		process.on(event, (error: unknown) => {
			log.fatal({ err: error }, 'an error that nobody caught');
			process.exit(1);
		});
	}
}
