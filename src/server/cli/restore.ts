/** `npm run restore -- FILE`: writes a backup into an empty place. */
import { readBackupFile } from '#server/backup/file.ts';
import { beginBackup, restoreBackup } from '#server/backup/restore.ts';
import { makeDatabase } from '#server/database/open.ts';
import { readEnvironment } from '#server/env.ts';
import { describeTables, explain, seconds } from './backup-report.ts';
import { execute, newProgram, pathIn, runAsProcess, type Terminal } from './command-line.ts';

export function restore(argv: readonly string[], terminal: Terminal): Promise<number> {
	const program = newProgram('restore', terminal)
		.description('Write a backup into an empty DATA_DIR, or into the empty PostgreSQL of DATABASE_URL.')
		.argument('<file>', 'what the command "backup" made')
		.action((file: string) => restoreFrom(terminal, file));
	return execute(program, argv, terminal, (error) => explain(error, 'restore'));
}

async function restoreFrom(terminal: Terminal, file: string): Promise<void> {
	const started = performance.now();
	const path = pathIn(terminal, file);
	const env = readEnvironment(terminal.env);
	const backup = await beginBackup(readBackupFile(path));
	const summary = await makeDatabase(env, (database) => restoreBackup(database, backup));
	for (const line of describeTables(summary)) terminal.say(line);
	const place = env.databaseUrl ? 'the PostgreSQL of DATABASE_URL' : env.dataDir;
	terminal.say(`Restored ${path} into ${place}: ${seconds(started)}.`);
}

if (import.meta.main) await runAsProcess(restore);
