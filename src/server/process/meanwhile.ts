import type { FastifyInstance } from 'fastify';

/**
 * Begins at once what mostly waits for the database, so that routes are registered beside it. The app is ready when it
 * is done, and fails to start if it fails.
 */
export function meanwhile(app: FastifyInstance, work: () => Promise<unknown>): void {
	const done = work();
	// Whoever waits for the app is told; until then nobody listens.
	done.catch(() => {});
	app.addHook('onReady', async () => void (await done));
}
