/** The folder of a run of tests, of Vitest or Playwright: whatever its workers leave behind is gone when it ends. */
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The environment variable in which workers find it. */
export const RUN_FOLDER = 'TEST_RUN_FOLDER';

/** Gives what is called when the run has ended: workers are killed and clear away nothing themselves. */
export default async function setUpRun(): Promise<() => Promise<void>> {
	const folder = await mkdtemp(join(tmpdir(), 'growth-toolkit-run-'));
	// Root's PostgreSQL runs as another user, who has a folder in it.
	await chmod(folder, 0o711);
	process.env[RUN_FOLDER] = folder;
	return async () => {
		for (const name of await readdir(folder)) await stopPostgres(join(folder, name, 'cluster', 'postmaster.pid'));
		await rm(folder, { recursive: true, force: true, maxRetries: 10 });
	};
}

/** @param pidFile its first line is the process that has the cluster */
async function stopPostgres(pidFile: string): Promise<void> {
	if (existsSync(pidFile)) process.kill(Number.parseInt(await readFile(pidFile, 'utf8'), 10), 'SIGQUIT');
}
