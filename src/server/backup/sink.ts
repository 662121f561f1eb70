import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { BackupError } from './format.ts';

/**
 * Writes at the pace of the reader.
 *
 * @param patienceMs how long the reader may take nothing while a caller waits for the end
 * @throws BackupError where the reader has gone, or takes nothing any more
 */
export function sinkOf(stream: Writable, patienceMs?: number): (text: string) => Promise<void> {
	const gone = new AbortController();
	stream.once('close', () => gone.abort());
	// The reader at the other end sees the error; here only the close that follows is known.
	stream.on('error', () => {});
	return async (text) => {
		if (!stream.destroyed && stream.write(text)) return;
		const late = patienceMs === undefined ? [] : [AbortSignal.timeout(patienceMs)];
		const signal = AbortSignal.any([gone.signal, ...late]);
		await once(stream, 'drain', { signal }).catch(() => {
			throw new BackupError('Nobody reads the backup any more.');
		});
	};
}
