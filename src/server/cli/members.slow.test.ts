import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSealingKeys } from '#server/secrets/keys.ts';
import { temporaryFolder } from '#test/cache.ts';
import { runCommand } from '#test/command.ts';
import { openTestDatabase } from '#test/database.ts';
import { openControlSocket } from './control-socket.ts';
import { members } from './members.ts';

it('npm run members imports 50,000 addresses through the server', async () => {
	const dataDir = await temporaryFolder();
	const database = await openTestDatabase();
	const socket = await openControlSocket({
		dataDir,
		db: database.db,
		shareKeys: openSealingKeys({ dataDir }),
		mails: { async post() {} },
		log: { info() {}, error() {} },
	});
	const file = join(dataDir, 'buyers.csv');
	const addresses = Array.from({ length: 50_000 }, (_, index) => `buyer-${index}@mail.example.com`);
	await writeFile(file, addresses.join('\n'));
	expect(await runCommand(members, { DATA_DIR: dataDir }, 'import', file)).toMatchObject({
		code: 0,
		output: expect.stringMatching(/Added: 50000\. Already there: 0\. Invalid: 0\.\n$/),
	});
	await socket.close();
	await database.close();
	await rm(dataDir, { recursive: true });
}, 120_000);
