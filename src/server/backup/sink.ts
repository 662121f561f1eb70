import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { BackupError } from './format.ts';

/**
 * Writes at the pace of whoever reads.
 *
 * @param patienceMs how long the reader may take nothing, where somebody waits for the end
 * @throws BackupError where the reader has gone, or takes nothing any more
 */
export function sinkOf(stream: Writable, patienceMs?: number): (text: string) => Promise<void> {
	const gone = new AbortController();
	stream.once('close', () => gone.abort());
	// Whoever reads the other end hears of the error; here it is only known by the close that follows.
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
