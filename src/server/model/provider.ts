import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel, streamText } from 'ai';
import { modelFetch } from './model-fetch.ts';
import type { ModelSettings } from './settings.ts';
import type { AnswerFormat } from './structured-output.ts';

type CallSettings = Pick<Parameters<typeof streamText>[0], 'maxOutputTokens' | 'providerOptions'>;

/** The options for `streamText` that make this provider answer in a given format. */
export interface CallOptions extends CallSettings {
	model: LanguageModel;
	/** The JSON Schema to send; null asks for JSON of any shape, undefined for text. */
	schema: object | null | undefined;
}

/** The model configured in the environment. */
export interface ConnectedModel {
	readonly name: string;
	/** `schema` is required for every format except `prompt`. */
	callOptions(format: AnswerFormat, schema?: object): CallOptions;
	/**
	 * Whether the model reads the schema that goes with a request of this format. A server that only forces the form,
	 * such as one with a grammar, leaves the model without the descriptions in it: there the instructions hold it, too.
	 */
	readsSchema(format: AnswerFormat): boolean;
}

export function connectModel(settings: ModelSettings): ConnectedModel {
	const { model, provider } = settings;
	const formats = READS_SCHEMA[provider];
	return { name: model, callOptions: CONNECT[provider](settings), readsSchema: (format) => formats.includes(format) };
}

const READS_SCHEMA: Record<ModelSettings['provider'], readonly AnswerFormat[]> = {
	'openai-compatible': [],
	openai: ['schema'],
	anthropic: ['schema', 'json'],
	google: ['schema'],
};

/**
 * For unknown models the provider's library requests 4,096 tokens, which cuts long answers off. For models it knows, it
 * lowers this to the model's own limit.
 */
const ANTHROPIC_OUTPUT_TOKENS = 64_000;

type Connect = (settings: ModelSettings) => ConnectedModel['callOptions'];

const CONNECT: Record<ModelSettings['provider'], Connect> = {
	'openai-compatible': ({ model, baseUrl, apiKey }) => {
		const connect = (supportsStructuredOutputs: boolean) =>
			createOpenAICompatible({
				name: 'model',
				baseURL: baseUrl,
				apiKey,
				includeUsage: true,
				supportsStructuredOutputs,
				fetch: modelFetch,
			}).chatModel(model);
		const [strict, loose] = [connect(true), connect(false)];
		return (format, schema) => ({
			model: format === 'schema' ? strict : loose,
			schema: sentSchema(format, schema),
			providerOptions: { model: { strictJsonSchema: isClosed(schema) } },
		});
	},
	openai: ({ model, baseUrl, apiKey }) => {
		const connected = createOpenAI({ baseURL: baseUrl, apiKey, fetch: modelFetch }).responses(model);
		return (format, schema) => ({
			model: connected,
			schema: sentSchema(format, schema),
			// Otherwise the provider would keep what members wrote for a month.
			providerOptions: { openai: { store: false, strictJsonSchema: isClosed(schema) } },
		});
	},
	anthropic: ({ model, baseUrl, apiKey }) => {
		const connected = createAnthropic({ baseURL: baseUrl, apiKey, fetch: modelFetch })(model);
		return (format, schema) => ({
			model: connected,
			maxOutputTokens: ANTHROPIC_OUTPUT_TOKENS,
			// Anthropic has no JSON mode without a schema: the looser format is a tool call that takes the answer.
			schema: format === 'prompt' ? undefined : schema,
			providerOptions: { anthropic: { structuredOutputMode: format === 'json' ? 'jsonTool' : 'auto' } },
		});
	},
	google: ({ model, baseUrl, apiKey }) => {
		const connected = createGoogle({ baseURL: baseUrl, apiKey, fetch: modelFetch })(model);
		return (format, schema) => ({ model: connected, schema: sentSchema(format, schema) });
	},
};

function sentSchema(format: AnswerFormat, schema: object | undefined): object | null | undefined {
	if (format === 'prompt') return undefined;
	return format === 'schema' ? schema : null;
}

/** Whether every property is required and no others are allowed. OpenAI rejects any other schema as strict. */
function isClosed(schema: unknown): boolean {
	if (typeof schema !== 'object' || schema === null) return true;
	const { properties, required, additionalProperties } = schema as JsonObject;
	const optional = Object.keys(properties ?? {}).some((name) => !required?.includes(name));
	return !optional && typeof additionalProperties !== 'object' && Object.values(schema).every(isClosed);
}

interface JsonObject {
	properties?: object;
	required?: string[];
	additionalProperties?: unknown;
}
