/** `npm run backup -- FILE`: everything that the installation has stored, in one file, even while the server runs. */
import { rmSync } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import { checkFree, unfinished, type Written, writeBackupFile } from '#server/backup/file.ts';
import { sinkOf } from '#server/backup/sink.ts';
import { writeBackup } from '#server/backup/write.ts';
import { openAsItIs } from '#server/database/open.ts';
import { readEnvironment } from '#server/env.ts';
import { describeSize, describeTables, explain, seconds } from './backup-report.ts';
import { execute, newProgram, pathIn, runAsProcess, type Terminal } from './command-line.ts';
import { backupOver } from './control-client.ts';
import { reach } from './reach.ts';

export function backup(argv: readonly string[], terminal: Terminal): Promise<number> {
	const program = newProgram('backup', terminal)
		.description('Write everything that is stored into one file. The server may run meanwhile.')
		.argument('<file>', 'the file to make')
		.option('--force', 'put it in the place of a file of that name')
		.action((file: string, { force = false }: { force?: boolean }) => backUp(terminal, file, force));
	return execute(program, argv, terminal, (error) => explain(error, 'backup'));
}

async function backUp(terminal: Terminal, file: string, force: boolean): Promise<void> {
	const started = performance.now();
	const path = pathIn(terminal, file);
	checkFree(path, force);
	const env = readEnvironment(terminal.env);
	const keepWhenStopped = removeWhenStopped(unfinished(path));
	try {
		const write = (source: Readable) => writeBackupFile(path, source, force);
		const { summary, bytes } = await reach(env, {
			throughServer: async (socketPath) => write(await backupOver(socketPath)),
			inDatabase: () => fromDatabase(env, write),
		});
		for (const line of describeTables(summary)) terminal.say(line);
		terminal.say(`Backed up to ${path}: ${describeSize(bytes)}, ${seconds(started)}.`);
	} finally {
		keepWhenStopped();
	}
}

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

/** Until the function that it gives is called. */
function removeWhenStopped(path: string): () => void {
	const ways = [['SIGINT', 130] as const, ['SIGTERM', 143] as const].map(([signal, code]) => {
		const stop = () => {
			rmSync(path, { force: true });
			process.exit(code);
		};
		process.once(signal, stop);
		return () => process.off(signal, stop);
	});
	return () => {
		for (const forget of ways) forget();
	};
}

if (import.meta.main) await runAsProcess(backup);
