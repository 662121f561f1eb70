import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import { adviceOnConnection, FIELDS } from '#server/model/check/advice.ts';
import { reach } from '#server/model/check/reach.ts';
import { shownAddress } from '#server/model/check/shown-address.ts';
import { settingsAsked } from '#server/model/connection/asked.ts';
import { findServers } from '#server/model/connection/local-servers.ts';
import type { ModelLimits, ModelSettings } from '#server/model/settings.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import {
	type CheckLine,
	foundServersSchema,
	modelConnectionSchema,
	modelListSchema,
	modelServerSchema,
} from '#shared/model-settings.ts';

export interface ModelFindingOptions {
	db: Database;
	keys: SealingKeys;
	limits: ModelLimits;
	/** Origins where model servers may listen. */
	localServers: readonly string[];
}

const described = { tags: ['Model'], security: [{ bearer: [] }] };

/** What can be chosen, and whether it works. */
export function modelFindingRoutes(instance: FastifyInstance, options: ModelFindingOptions): void {
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
		() => findServers(options.localServers),
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
		async (request) => ({ models: await modelsOf(await settingsAsked(options, { ...request.body, model: '' })) }),
	);
	checkRoute(instance, options);
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

function checkRoute(instance: FastifyInstance, options: ModelFindingOptions): void {
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
			const settings = await settingsAsked(options, request.body);
			const gone = new AbortController();
			reply.raw.once('close', () => gone.abort());
			// Its libraries are loaded with the first question, not with the server.
			const { checkModel } = await import('#server/model/check/check.ts');
			return sendLines(reply, (tell) => checkModel(settings, tell, { names: FIELDS, signal: gone.signal }));
		},
	);
}

function sendLines(reply: FastifyReply, check: (tell: (line: string) => void) => Promise<boolean>): FastifyReply {
	const lines = new PassThrough();
	const write = (line: CheckLine) => lines.write(`${JSON.stringify(line)}\n`);
	check((line) => write({ line })).then(
		(isReady) => {
			write({ isReady });
			lines.end();
		},
		(error: Error) => lines.destroy(error),
	);
	return reply.header('x-accel-buffering', 'no').type('application/x-ndjson; charset=utf-8').send(lines);
}
