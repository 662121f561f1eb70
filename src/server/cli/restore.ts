/** `npm run restore -- FILE`: writes a backup into an empty place. */
import { Command } from 'commander';
import { readBackupFile } from '#server/backup/file.ts';
import { beginBackup, restoreBackup } from '#server/backup/restore.ts';
import { makeDatabase } from '#server/database/open.ts';
import { readEnvironment } from '#server/env.ts';
import { describeTables, explain, pathOf, seconds } from './backup-report.ts';

const program = new Command('restore')
	.description('Write a backup into an empty DATA_DIR, or into the empty PostgreSQL of DATABASE_URL.')
	.argument('<file>', 'what the command "backup" made')
	.showHelpAfterError()
	.action(async (file: string) => {
		const started = performance.now();
		const path = pathOf(file);
		const env = readEnvironment(process.env);
		const backup = await beginBackup(readBackupFile(path));
		const summary = await makeDatabase(env, (database) => restoreBackup(database, backup));
		for (const line of describeTables(summary)) console.log(line);
		const place = env.databaseUrl ? 'the PostgreSQL of DATABASE_URL' : env.dataDir;
		console.log(`Restored ${path} into ${place}: ${seconds(started)}.`);
	});

try {
	await program.parseAsync();
} catch (error) {
	console.error(explain(error, 'restore'));
	process.exitCode = 1;
}
