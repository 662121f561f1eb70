import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { sqlState } from '#server/database/errors.ts';
import type { Database } from '#server/database/open.ts';
import { BackupError, rowsIn } from './format.ts';
import { sinkOf } from './sink.ts';
import { writeBackup } from './write.ts';

/** How long a reader may take nothing: meanwhile the rows are on the disk twice. */
const PATIENCE_MS = 60_000;

/**
 * Answers with a backup of the embedded database, or with `{ error }`; where the backup breaks off, so does the
 * connection.
 */
export async function answerWithBackup(
	response: ServerResponse,
	{ db, log }: { db: Database; log: Pick<FastifyBaseLogger, 'info' | 'error'> },
): Promise<void> {
	const started = performance.now();
	const sink = sinkOf(response, PATIENCE_MS);
	try {
		const summary = await writeBackup({ db, kind: 'embedded' }, async (text) => {
			if (!response.headersSent) response.writeHead(200, { 'content-type': 'application/x-ndjson' });
			await sink(text);
		});
		response.end();
		log.info({ rows: rowsIn(summary), ms: Math.round(performance.now() - started) }, 'backup');
	} catch (error) {
		const reason = error instanceof BackupError ? error.message : undefined;
		log.error({ sqlState: sqlState(error), reason }, 'backup failed');
		if (response.headersSent) response.destroy();
		else {
			const message = { error: reason ?? 'The server could not read its database.' };
			response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify(message));
		}
	}
}
