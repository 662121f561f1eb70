import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** Requests that have not ended by then are cut; a little longer than runs get. */
const PATIENCE_MS = 6000;

/**
 * Ends the process on SIGINT and SIGTERM: no new requests, those under way may finish, then the given parts close in
 * order, with exit code 0. A second signal ends it at once. An uncaught error is logged and ends it with 1, since the
 * state that it left behind is unknown.
 */
export function stopOnSignals(
	app: FastifyInstance,
	log: FastifyBaseLogger,
	close: readonly (() => Promise<void>)[],
): void {
	let stopping = false;
	const stop = async () => {
		if (stopping) process.exit(1);
		stopping = true;
		const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
		try {
			await app.close();
			for (const part of close) await part();
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
