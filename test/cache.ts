import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RUN_FOLDER } from './run-folder.ts';

/**
 * What is costly to make and the same for every test file, kept between runs. Root's PostgreSQL runs as another user,
 * who may not be able to enter the checkout.
 */
const cache =
	process.getuid?.() === 0
		? join(tmpdir(), 'growth-toolkit-tests')
		: join(import.meta.dirname, '../node_modules/.cache/growth-toolkit-tests');

/** Where processes of the project's Node keep what they compiled: a server starts a fifth sooner. */
export const compileCache = join(cache, 'compile');

/** The folder of this name, made once; of several processes that make it at the same time one wins. */
export async function cachedFolder(name: string, make: (folder: string) => Promise<void>): Promise<string> {
	const folder = join(cache, name);
	if (existsSync(folder)) return folder;
	await mkdir(cache, { recursive: true, mode: 0o755 });
	const unfinished = await mkdtemp(`${folder}.`);
	try {
		await make(unfinished);
		await rename(unfinished, folder);
	} catch (error) {
		await rm(unfinished, { recursive: true, force: true });
		if (!existsSync(folder)) throw error;
	}
	return folder;
}

/** An empty folder for one test; whoever asks for it removes it, or the run's end does. */
export function temporaryFolder(): Promise<string> {
	return mkdtemp(join(process.env[RUN_FOLDER] ?? tmpdir(), 'test-'));
}
