/** `npm run shares -- rotate-key` */
import { sqlState } from '#server/database/errors.ts';
import { readEnvironment } from '#server/env.ts';
import { openSealingKeys } from '#server/secrets/keys.ts';
import { type Rotation, rotateSealingKey } from '#server/secrets/rotate-key.ts';
import { execute, newProgram, runAsProcess, type Terminal } from './command-line.ts';
import { rotateKeyOver } from './control-client.ts';
import { reach } from './reach.ts';

export function shares(argv: readonly string[], terminal: Terminal): Promise<number> {
	const program = newProgram('shares', terminal).description('Pages for clients.');
	program
		.command('rotate-key')
		.description(
			'Keep the addresses of all pages, the key of a connected model and what checks codes for signing in with a new key. The pages do not change.',
		)
		.action(() => rotate(terminal));
	return execute(program, argv, terminal, explain);
}

async function rotate(terminal: Terminal): Promise<void> {
	const env = readEnvironment(terminal.env);
	const rotation = await reach(env, {
		throughServer: rotateKeyOver,
		async inDatabase() {
			// Loaded only here, as for the other commands: the server may carry it out.
			const { openDatabase } = await import('#server/database/open.ts');
			const database = await openDatabase(env);
			try {
				return await rotateSealingKey(database.db, openSealingKeys(env));
			} finally {
				await database.close();
			}
		},
	});
	for (const line of told(rotation)) terminal.say(line);
}

function told({ sealed, lost, modelKey, ownKeys, appSecrets, given }: Rotation): string[] {
	return [
		`Addresses kept with the new key: ${sealed}.`,
		...(lost > 0 ? [`Kept with a key that is gone: ${lost}. Their links work, but cannot be shown again.`] : []),
		...(modelKey === 'lost'
			? ['The key of the connected model was kept with a key that is gone: enter it again.']
			: []),
		...(ownKeys.lost > 0
			? [
					`Members’ own keys of models kept with a key that is gone: ${ownKeys.lost}. They enter them again in My Profile.`,
				]
			: []),
		...(appSecrets.lost > 0
			? [
					`Members whose codes for signing in were kept with a key that is gone: ${appSecrets.lost}. They sign in with a recovery code, or after “npm run members -- reset-two-factor EMAIL”.`,
				]
			: []),
		given
			? 'The key is that of SHARE_KEY. SHARE_KEY_PREVIOUS is no longer needed.'
			: 'The key is in the file share-key in DATA_DIR.',
	];
}

/** Database errors contain SQL: only their code is shown. */
function explain(error: unknown): string {
	const state = sqlState(error);
	if (state !== null) return `The database refused the command (${state}). The former key still works.`;
	return error instanceof Error ? error.message : 'The command failed.';
}

if (import.meta.main) await runAsProcess(shares);
