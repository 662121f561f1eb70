import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError, type Summary } from './format.ts';
import { BackupReader } from './read.ts';

/** Higher levels take longer and gain little. */
const LEVEL = 3;

export interface Written {
	summary: Summary;
	bytes: number;
}

/** Where a backup is written until it is complete. */
export function unfinished(path: string): string {
	return `${path}.unfinished`;
}

/** @throws BackupError where a file of that name exists, or its folder does not */
export function checkFree(path: string, force: boolean): void {
	if (!existsSync(dirname(path))) throw new BackupError(`There is no folder ${dirname(path)}.`);
	if (!force && existsSync(path))
		throw new BackupError(`${path} is there already. Choose another name, or add --force.`);
}

/**
 * Packs a backup into a file that only this account may read, and checks it on the way: only a complete backup ever has
 * its final name.
 */
export async function writeBackupFile(path: string, source: Readable, force: boolean): Promise<Written> {
	const reader = new BackupReader();
	const part = unfinished(path);
	rmSync(part, { force: true });
	try {
		await pipeline(
			source,
			async function* (chunks: AsyncIterable<Uint8Array>) {
				for await (const chunk of chunks) {
					for (const _ of reader.read(chunk));
					yield chunk;
				}
			},
			createGzip({ level: LEVEL }),
			createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
		);
		const summary = reader.end();
		const { size } = await stat(part);
		checkFree(path, force);
		renameSync(part, path);
		await syncFolder(dirname(path));
		return { summary, bytes: size };
	} catch (error) {
		rmSync(part, { force: true });
		throw error;
	}
}

/** Without this a power cut could lose the name, though the bytes are there. */
async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder).catch(() => null);
	await handle?.sync().catch(() => {});
	await handle?.close();
}

/** The backup unpacked. Throws BackupError where the file cannot be read or is not a complete gzip. */
export async function* readBackupFile(path: string): AsyncGenerator<Uint8Array> {
	const packed = createReadStream(path);
	const gunzip = createGunzip();
	packed.on('error', (error) => gunzip.destroy(error));
	try {
		yield* packed.pipe(gunzip) as AsyncIterable<Uint8Array>;
	} catch (error) {
		throw new BackupError(trouble(path, error));
	} finally {
		packed.destroy();
	}
}

function trouble(path: string, error: unknown): string {
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	if (code === 'Z_BUF_ERROR') return 'The backup is damaged: its end is missing.';
	if (code.startsWith('Z_')) return `${path} is damaged, or no backup of Growth Toolkit.`;
	return `${path} cannot be read${code ? ` (${code})` : ''}.`;
}
