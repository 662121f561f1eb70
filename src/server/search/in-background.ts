import type { FastifyInstance } from 'fastify';
import { sqlState } from '#server/database/errors.ts';
import { type EarlierContext, indexEarlier } from './earlier.ts';

/** Once the server listens, it indexes what earlier versions kept; a stop waits for the row under way. */
export function indexInBackground(app: FastifyInstance, { db, tools }: Pick<EarlierContext, 'db' | 'tools'>): void {
	const stop = new AbortController();
	let work: Promise<void> | undefined;
	app.addHook('onListen', (done) => {
		work = indexEarlier({ db, tools, log: app.log, signal: stop.signal }).catch((error: unknown) => {
			app.log.error({ code: sqlState(error) ?? 'unknown' }, 'what earlier versions kept could not be indexed');
		});
		done();
	});
	app.addHook('preClose', async () => {
		stop.abort();
		await work;
	});
}
