import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/cache.ts';
import { openDatabase } from './open.ts';

it('the embedded database is made, with its DATA_DIR, for its own user alone', async () => {
	const parent = await temporaryFolder();
	const folder = join(parent, 'new');
	const database = await openDatabase({ dataDir: folder });
	expect((await stat(folder)).mode & 0o777).toBe(0o700);
	expect((await stat(join(folder, 'database'))).mode & 0o777).toBe(0o700);
	await database.close();
	await rm(parent, { recursive: true });
}, 60_000);
