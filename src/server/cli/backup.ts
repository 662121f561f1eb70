/** `npm run backup -- FILE`: everything that the installation has stored, in one file, even while the server runs. */
import { rmSync } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import { Command } from 'commander';
import { checkFree, unfinished, type Written, writeBackupFile } from '#server/backup/file.ts';
import { sinkOf } from '#server/backup/sink.ts';
import { writeBackup } from '#server/backup/write.ts';
import { openAsItIs } from '#server/database/open.ts';
import { readEnvironment } from '#server/env.ts';
import { describeSize, describeTables, explain, pathOf, seconds } from './backup-report.ts';
import { backupOver } from './control-client.ts';
import { reach } from './reach.ts';

const program = new Command('backup')
	.description('Write everything that is stored into one file. The server may run meanwhile.')
	.argument('<file>', 'the file to make')
	.option('--force', 'put it in the place of a file of that name')
	.showHelpAfterError()
	.action(async (file: string, { force = false }: { force?: boolean }) => {
		const started = performance.now();
		const path = pathOf(file);
		checkFree(path, force);
		const env = readEnvironment(process.env);
		removeWhenStopped(unfinished(path));
		const write = (source: Readable) => writeBackupFile(path, source, force);
		const { summary, bytes } = await reach(env, {
			throughServer: async (socketPath) => write(await backupOver(socketPath)),
			inDatabase: () => fromDatabase(env, write),
		});
		for (const line of describeTables(summary)) console.log(line);
		console.log(`Backed up to ${path}: ${describeSize(bytes)}, ${seconds(started)}.`);
	});

async function fromDatabase(
	env: { dataDir: string; databaseUrl?: string },
	write: (source: Readable) => Promise<Written>,
): Promise<Written> {
	const database = await openAsItIs(env);
	try {
		const stream = new PassThrough();
		const read = writeBackup(database, sinkOf(stream)).then(
			() => stream.end(),
			(error: unknown) => stream.destroy(error instanceof Error ? error : new Error('unknown')),
		);
		return await write(stream).finally(() => read);
	} finally {
		await database.close();
	}
}

function removeWhenStopped(path: string): void {
	for (const [signal, code] of [['SIGINT', 130] as const, ['SIGTERM', 143] as const]) {
		process.once(signal, () => {
			rmSync(path, { force: true });
			process.exit(code);
		});
	}
}

try {
	await program.parseAsync();
} catch (error) {
	console.error(explain(error, 'backup'));
	process.exitCode = 1;
}
