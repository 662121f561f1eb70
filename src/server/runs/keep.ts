import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '#server/database/open.ts';
import { sweepAbandoned } from './abandoned.ts';
import type { RunContext } from './context.ts';

const SWEEP_EVERY_MS = 5 * 60 * 1000;
/** How long a stopping server lets its runs go on. */
const PATIENCE_MS = 5000;

/** Ties the runs to the life of the server: those left behind fail at its start, those under way end at its stop. */
export async function keepRuns(app: FastifyInstance, context: RunContext, database: OpenDatabase): Promise<void> {
	const sweep = async (moment: 'start' | 'later') => {
		const count = await sweepAbandoned(database, context.now(), moment);
		if (count > 0) context.log.warn({ count }, 'runs that were left behind have been failed');
	};
	await sweep('start');
	const timer = setInterval(() => {
		sweep('later').catch((error: unknown) => context.log.error({ err: error }, 'runs left behind could not be failed'));
	}, SWEEP_EVERY_MS);
	timer.unref();
	app.addHook('preClose', async () => {
		clearInterval(timer);
		await context.active.drain(PATIENCE_MS);
	});
}
