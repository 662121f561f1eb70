import type { z } from 'zod';
import type { Database } from '#server/database/open.ts';
import { invalidFields } from '#server/plugins/request-problems.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import { type modelConnectionSchema, PROVIDER_NAMES } from '#shared/model-settings.ts';
import type { ModelLimits, ModelSettings } from '../settings.ts';
import { serverOf } from './server-asked.ts';
import { readConnection } from './stored.ts';

/**
 * A request as the engine takes it. A key that is left out is the saved one, though never for another address than it
 * was saved for.
 *
 * @throws ApiError INVALID_REQUEST where an address or a key is missing
 */
export async function settingsAsked(
	{ db, keys, limits }: { db: Database; keys: SealingKeys; limits: ModelLimits },
	asked: z.output<typeof modelConnectionSchema>,
): Promise<ModelSettings> {
	const { model } = asked;
	const { provider, baseUrl } = serverOf(asked);
	const longCallModel = asked.longCallModel || undefined;
	const moreModels = [...new Set(asked.moreModels)].filter((name) => name !== model);
	const saved = (await readConnection(db, keys))?.settings;
	const isSame = saved?.provider === provider && saved.baseUrl === baseUrl;
	const apiKey = asked.apiKey ?? (isSame ? saved.apiKey : undefined);
	if (apiKey === undefined && provider !== 'openai-compatible') {
		const problem = `is missing: enter a key from the console of ${PROVIDER_NAMES[provider]}`;
		throw invalidFields([{ field: 'apiKey', problem }]);
	}
	return { provider, model, longCallModel, moreModels, baseUrl, apiKey, limits };
}
