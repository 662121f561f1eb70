import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import type { Environment } from '#server/env.ts';
import type { ModelEngine } from '#server/model/ask.ts';
import { shownAddress } from '#server/model/check/shown-address.ts';
import { settingsAsked } from '#server/model/connection/asked.ts';
import type { Engines } from '#server/model/connection/engines.ts';
import { readConnection, removeConnection, saveConnection } from '#server/model/connection/stored.ts';
import type { ModelSettings } from '#server/model/settings.ts';
import { requireMember, requireOwner } from '#server/plugins/session.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import { type ModelState, modelConnectionSchema, modelStateSchema } from '#shared/model-settings.ts';
import { modelCostRoutes } from './model-costs.ts';
import { modelFindingRoutes } from './model-finding.ts';
import { ownModelRuleRoutes } from './own-models.ts';

interface ModelSettingsOptions {
	db: Database;
	keys: SealingKeys;
	env: Pick<Environment, 'ai' | 'aiLimits' | 'aiLocalServers'>;
	engines: Engines;
	/** The engine that the environment names. */
	given: ModelEngine | null;
	now: () => Date;
}

const described = { tags: ['Model'], security: [{ bearer: [] }] };

/** Which model writes the results, for the owner only. A key goes in, and never comes out. */
export async function modelSettingsRoutes(instance: FastifyInstance, options: ModelSettingsOptions): Promise<void> {
	instance.addHook('onRequest', requireMember);
	instance.addHook('onRequest', requireOwner('see and change the model'));
	stateRoutes(instance, options);
	const { db, keys, env, now } = options;
	modelFindingRoutes(instance, { db, keys, limits: env.aiLimits, localServers: env.aiLocalServers });
	modelCostRoutes(instance, { db, now });
	ownModelRuleRoutes(instance, { db });
}

function stateRoutes(instance: FastifyInstance, options: ModelSettingsOptions): void {
	const app = instance.withTypeProvider<ZodTypeProvider>();
	const { db, keys, env, engines } = options;
	const response = { 200: modelStateSchema };

	app.get(
		'/api/settings/model',
		{ schema: { ...described, summary: 'Which model writes the results', response } },
		() => stateOf(options),
	);

	app.put(
		'/api/settings/model',
		{
			schema: {
				...described,
				summary: 'Connect a model',
				description: 'Every instance uses it within two seconds, without a restart. The key is kept encrypted.',
				body: modelConnectionSchema,
				response,
			},
		},
		async (request) => {
			refuseWhereGiven(options);
			await saveConnection(db, keys, await settingsAsked({ db, keys, limits: env.aiLimits }, request.body));
			engines.forget();
			return stateOf(options);
		},
	);

	app.delete(
		'/api/settings/model',
		{ schema: { ...described, summary: 'Let the built-in engine write; the key is forgotten', response } },
		async () => {
			refuseWhereGiven(options);
			await removeConnection(db);
			engines.forget();
			return stateOf(options);
		},
	);
}

async function stateOf({ db, keys, env, given }: ModelSettingsOptions): Promise<ModelState> {
	if (given) {
		const connection = env.ai && { ...shown(env.ai), hasKey: env.ai.apiKey !== undefined };
		return { setBy: 'environment', connection, keyLost: false };
	}
	const stored = await readConnection(db, keys);
	if (!stored) return { setBy: null, connection: null, keyLost: false };
	const { settings, hasKey, keyLost } = stored;
	return { setBy: 'owner', connection: { ...shown(settings), hasKey }, keyLost };
}

function shown({ provider, model, longCallModel, moreModels = [], baseUrl }: ModelSettings) {
	const models = { model, longCallModel: longCallModel ?? null, moreModels: [...moreModels] };
	return { provider, ...models, baseUrl: shownAddress(baseUrl) };
}

function refuseWhereGiven({ given }: ModelSettingsOptions): void {
	if (!given) return;
	throw new ApiError(
		'CONFLICT',
		'The environment names the model: change AI_PROVIDER and AI_MODEL there, or remove them and restart.',
	);
}
