import { createHash } from 'node:crypto';
import { constants, cpSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#server/database/open.ts';
import { openQueue } from '#server/queue/queue.ts';
import { cachedFolder, temporaryFolder } from './cache.ts';

/**
 * A DATA_DIR whose embedded database is migrated, with the tables of the queue, and empty: a copy of the template.
 * Whoever asks for it removes it.
 */
export async function freshDataDir(): Promise<string> {
	const template = await dataDirTemplate();
	const dataDir = await temporaryFolder();
	// Of a thousand small files; `cp` of promises takes ten times the processor.
	cpSync(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
	return dataDir;
}

/** Made once and kept between runs: it takes ten seconds of a processor. */
export async function dataDirTemplate(): Promise<string> {
	return cachedFolder(`pglite-queue-${await templateKey()}`, async (folder) => {
		const database = await openDatabase({ dataDir: folder });
		const queue = await openQueue(database);
		await queue.close();
		await database.close();
	});
}

/** Changes with the migrations and with the versions installed. */
async function templateKey(): Promise<string> {
	const folder = join(import.meta.dirname, '../migrations');
	const key = createHash('sha256').update(await readFile(join(import.meta.dirname, '../package-lock.json')));
	for (const name of (await readdir(folder)).sort())
		if (name.endsWith('.sql')) key.update(await readFile(join(folder, name)));
	return key.digest('hex').slice(0, 16);
}
