import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/cache.ts';
import { startServer } from '#test/server-process.ts';

// The first journey begins in an empty folder too; here the folder itself is missing.
it('the server as a process makes its folder where there is none', async () => {
	const empty = await temporaryFolder();
	const server = await startServer({ DATA_DIR: join(empty, 'new/data') });
	expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
	expect(await server.stop()).toBe(0);
	await rm(empty, { recursive: true });
}, 180_000);
