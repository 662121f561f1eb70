import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import type { Environment } from '#server/env.ts';
import type { ModelEngine } from '#server/model/ask.ts';
import { adviceOnConnection, FIELDS } from '#server/model/check/advice.ts';
import { checkModel, shownAddress } from '#server/model/check/check.ts';
import { reach } from '#server/model/check/reach.ts';
import type { Engines } from '#server/model/connection/engines.ts';
import { findServers } from '#server/model/connection/local-servers.ts';
import { readConnection, removeConnection, saveConnection } from '#server/model/connection/stored.ts';
import { type ModelSettings, OWN_ADDRESS } from '#server/model/settings.ts';
import { readBudget, saveBudget, spendingOf } from '#server/model/spending.ts';
import { invalidFields } from '#server/plugins/request-problems.ts';
import { requireMember, requireOwner } from '#server/plugins/session.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import {
	type CheckLine,
	foundServersSchema,
	type ModelState,
	modelBudgetSchema,
	modelConnectionSchema,
	modelCostsSchema,
	modelListSchema,
	modelServerSchema,
	modelStateSchema,
	PROVIDER_NAMES,
} from '#shared/model-settings.ts';

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
	findingRoutes(instance, options);
	checkRoute(instance, options);
	costRoutes(instance, options);
}

function costRoutes(instance: FastifyInstance, { db, now }: ModelSettingsOptions): void {
	const app = instance.withTypeProvider<ZodTypeProvider>();
	const response = { 200: modelCostsSchema };
	const costs = async () => ({ budget: await readBudget(db), spending: await spendingOf(db, now()) });

	app.get(
		'/api/settings/model/costs',
		{ schema: { ...described, summary: 'What the model costs this month, by member, and its budget', response } },
		costs,
	);

	app.put(
		'/api/settings/model/costs',
		{
			schema: {
				...described,
				summary: 'Set the prices and the budget of a month',
				description: 'Prices hold for runs from then on, and not where the provider says what it charges.',
				body: modelBudgetSchema,
				response,
			},
		},
		async (request) => {
			await saveBudget(db, request.body);
			return costs();
		},
	);
}

function stateRoutes(instance: FastifyInstance, options: ModelSettingsOptions): void {
	const app = instance.withTypeProvider<ZodTypeProvider>();
	const { db, keys, engines } = options;
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
			await saveConnection(db, keys, await settingsOf(options, request.body));
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

function findingRoutes(instance: FastifyInstance, options: ModelSettingsOptions): void {
	const app = instance.withTypeProvider<ZodTypeProvider>();

	app.get(
		'/api/settings/model/servers',
		{
			schema: {
				...described,
				summary: 'Model servers on this machine, with their models',
				description: 'Looks where Ollama, LM Studio, llama.cpp and vLLM usually listen, or at AI_LOCAL_SERVERS.',
				response: { 200: foundServersSchema },
			},
		},
		() => findServers(options.env.aiLocalServers),
	);

	app.post(
		'/api/settings/model/list',
		{
			schema: {
				...described,
				summary: 'The models of a provider or address',
				body: modelServerSchema,
				response: { 200: modelListSchema },
			},
		},
		async (request) => ({ models: await modelsOf(await settingsOf(options, { ...request.body, model: '' })) }),
	);
}

/** @throws ApiError MODEL_FAILED where there is no list, with what to change */
async function modelsOf(settings: ModelSettings): Promise<string[]> {
	const address = shownAddress(settings.baseUrl);
	const reached = await reach(settings);
	if (reached === 'TIMEOUT') {
		throw new ApiError('MODEL_FAILED', `${address} sent no list of models within ten seconds. Write the model's name.`);
	}
	if (typeof reached === 'string') {
		throw new ApiError('MODEL_FAILED', adviceOnConnection(reached, { settings, address, names: FIELDS }));
	}
	if (reached.status === 401 || reached.status === 403) {
		throw new ApiError('MODEL_FAILED', `${address} refused the key (HTTP ${reached.status}). Check “Key”.`);
	}
	if (reached.models.length === 0) {
		throw new ApiError('MODEL_FAILED', `${address} lists no models (HTTP ${reached.status}). Write the model's name.`);
	}
	return reached.models;
}

function checkRoute(instance: FastifyInstance, options: ModelSettingsOptions): void {
	instance.withTypeProvider<ZodTypeProvider>().post(
		'/api/settings/model/check',
		{
			schema: {
				...described,
				summary: 'Try a model with a few small requests',
				description: 'Answers lines of JSON as they become known: `{line}`, and at last `{isReady}`.',
				body: modelConnectionSchema,
				response: { 200: z.string().describe('Lines of JSON') },
			},
		},
		async (request, reply) => {
			const settings = await settingsOf(options, request.body);
			return sendLines(reply, settings);
		},
	);
}

function sendLines(reply: FastifyReply, settings: ModelSettings): FastifyReply {
	const gone = new AbortController();
	reply.raw.once('close', () => gone.abort());
	return reply
		.header('cache-control', 'no-store')
		.header('x-accel-buffering', 'no')
		.type('application/x-ndjson; charset=utf-8')
		.send(Readable.from(checked(settings, gone.signal)));
}

async function* checked(settings: ModelSettings, signal: AbortSignal): AsyncGenerator<string> {
	const lines: CheckLine[] = [];
	let wake = Promise.withResolvers<void>();
	const tell = (line: CheckLine) => {
		lines.push(line);
		wake.resolve();
	};
	let isOver = false;
	const over = checkModel(settings, (line) => tell({ line }), { names: FIELDS, signal })
		.then((isReady) => tell({ isReady }))
		.finally(() => {
			isOver = true;
			wake.resolve();
		});
	over.catch(() => {});
	while (!isOver || lines.length > 0) {
		await wake.promise;
		wake = Promise.withResolvers();
		for (const line of lines.splice(0)) yield `${JSON.stringify(line)}\n`;
	}
	await over;
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

function shown({ provider, model, baseUrl }: ModelSettings) {
	return { provider, model, baseUrl: shownAddress(baseUrl) };
}

function refuseWhereGiven({ given }: ModelSettingsOptions): void {
	if (!given) return;
	throw new ApiError(
		'CONFLICT',
		'The environment names the model: change AI_PROVIDER and AI_MODEL there, or remove them and restart.',
	);
}

/**
 * A request as the engine takes it. A key that is left out is the saved one, though never for another address than it
 * was saved for.
 */
async function settingsOf(
	{ db, keys, env }: ModelSettingsOptions,
	asked: z.output<typeof modelConnectionSchema>,
): Promise<ModelSettings> {
	const { provider, model } = asked;
	const baseUrl = provider === 'openai-compatible' ? asked.baseUrl : OWN_ADDRESS[provider];
	if (baseUrl === undefined) {
		throw invalidFields([
			{ field: 'baseUrl', problem: 'is missing: enter where the server is. Example: http://localhost:11434/v1' },
		]);
	}
	const saved = (await readConnection(db, keys))?.settings;
	const isSame = saved?.provider === provider && saved.baseUrl === baseUrl;
	const apiKey = asked.apiKey ?? (isSame ? saved.apiKey : undefined);
	if (apiKey === undefined && provider !== 'openai-compatible') {
		const problem = `is missing: enter a key from the console of ${PROVIDER_NAMES[provider]}`;
		throw invalidFields([{ field: 'apiKey', problem }]);
	}
	return { provider, model, baseUrl, apiKey, limits: env.aiLimits };
}
