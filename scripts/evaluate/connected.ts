/** The model that the server would use. */
import { DatabaseLockedError, DatabaseUnavailableError, openAsItIs } from '#server/database/open.ts';
import { EnvironmentError, readEnvironment } from '#server/env.ts';
import { connectedByOwner } from '#server/model/connection/stored.ts';
import type { ModelSettings } from '#server/model/settings.ts';
import { openSealingKeys } from '#server/secrets/keys.ts';
import { UNCONNECTED } from '../facts/by-model.ts';

export interface Connected {
	settings: ModelSettings;
	/** How many questions it is asked at once. */
	atOnce: number;
}

/** That of the environment, else the one that the owner connected; a text that says what is missing where there is none. */
export async function connectedModel(environment: Record<string, string | undefined>): Promise<Connected | string> {
	try {
		const env = readEnvironment(environment);
		const settings = env.ai ?? (await stored(env));
		return settings === null ? UNCONNECTED : { settings, atOnce: env.aiConcurrency };
	} catch (error) {
		if (error instanceof DatabaseUnavailableError) return UNCONNECTED;
		if (error instanceof EnvironmentError || error instanceof DatabaseLockedError) return error.message;
		throw error;
	}
}

async function stored(env: ReturnType<typeof readEnvironment>): Promise<ModelSettings | null> {
	const database = await openAsItIs(env);
	try {
		return await connectedByOwner(database.db, openSealingKeys(env), env.aiLimits);
	} finally {
		await database.close();
	}
}
