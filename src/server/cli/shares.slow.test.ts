import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSealingKeys } from '#server/secrets/keys.ts';
import { runCommand } from '#test/command.ts';
import { freshDataDir, openTestDatabase } from '#test/database.ts';
import { openControlSocket } from './control-socket.ts';
import { shares } from './shares.ts';

async function newDataDir(): Promise<string> {
	const dataDir = await freshDataDir();
	onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
	return dataDir;
}

const output = 'Addresses kept with the new key: 0.\nThe key is in the file share-key in DATA_DIR.\n';

it('npm run shares -- rotate-key changes the key through a running server, and without one', async () => {
	const dataDir = await newDataDir();
	const file = join(dataDir, 'share-key');
	const database = await openTestDatabase();
	const shareKeys = openSealingKeys({ dataDir });
	const socket = await openControlSocket({
		dataDir,
		db: database.db,
		shareKeys,
		mails: { async post() {} },
		log: { info() {}, error() {} },
	});
	const first = await runCommand(shares, { DATA_DIR: dataDir }, 'rotate-key');
	await socket.close();
	await database.close();
	expect(first).toEqual({ code: 0, output, errors: '' });
	const before = await readFile(file, 'utf8');
	expect(await runCommand(shares, { DATA_DIR: dataDir }, 'rotate-key')).toEqual({ code: 0, output, errors: '' });
	expect(await readFile(file, 'utf8')).not.toBe(before);
});

it('npm run shares says what it knows', async () => {
	const outcome = await runCommand(shares, { DATA_DIR: await newDataDir() }, 'rotate');
	expect(outcome.code).toBe(1);
	expect(outcome.errors).toContain('rotate-key');
});
