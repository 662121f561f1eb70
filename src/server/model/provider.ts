import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel, streamText } from 'ai';
import type { AnswerFormat } from './answer-formats.ts';
import { modelFetch } from './model-fetch.ts';
import type { ModelSettings } from './settings.ts';

type CallSettings = Pick<Parameters<typeof streamText>[0], 'maxOutputTokens' | 'providerOptions'>;

/** How a call asks for the form of its answer. */
export interface Way extends CallSettings {
	model: LanguageModel;
	/** The JSON Schema that the provider is told; null for JSON of any form, undefined where it is told nothing. */
	form: object | null | undefined;
}

/** The model of the environment. */
export interface ConnectedModel {
	readonly name: string;
	/** Without a schema (text of any form) the format is `prompt`. */
	way(format: AnswerFormat, schema?: object): Way;
}

export function connectModel(settings: ModelSettings): ConnectedModel {
	return { name: settings.model, way: CONNECT[settings.provider](settings) };
}

/**
 * The provider's library asks for 4,096 tokens where it does not know the model, which cuts long answers off. Of a
 * model that it knows it takes the model's own limit where that is lower.
 */
const ANTHROPIC_OUTPUT_TOKENS = 64_000;

type Connect = (settings: ModelSettings) => ConnectedModel['way'];

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
			form: formOf(format, schema),
			providerOptions: { model: { strictJsonSchema: isClosed(schema) } },
		});
	},
	openai: ({ model, baseUrl, apiKey }) => {
		const connected = createOpenAI({ baseURL: baseUrl, apiKey, fetch: modelFetch }).responses(model);
		return (format, schema) => ({
			model: connected,
			form: formOf(format, schema),
			// Else what members wrote would be kept at the provider for a month.
			providerOptions: { openai: { store: false, strictJsonSchema: isClosed(schema) } },
		});
	},
	anthropic: ({ model, baseUrl, apiKey }) => {
		const connected = createAnthropic({ baseURL: baseUrl, apiKey, fetch: modelFetch })(model);
		return (format, schema) => ({
			model: connected,
			maxOutputTokens: ANTHROPIC_OUTPUT_TOKENS,
			// There is no JSON of any form here: the looser way is a tool that takes the answer.
			form: format === 'prompt' ? undefined : schema,
			providerOptions: { anthropic: { structuredOutputMode: format === 'json' ? 'jsonTool' : 'auto' } },
		});
	},
	google: ({ model, baseUrl, apiKey }) => {
		const connected = createGoogle({ baseURL: baseUrl, apiKey, fetch: modelFetch })(model);
		return (format, schema) => ({ model: connected, form: formOf(format, schema) });
	},
};

function formOf(format: AnswerFormat, schema: object | undefined): object | null | undefined {
	if (format === 'prompt') return undefined;
	return format === 'schema' ? schema : null;
}

/** Whether every property is required and none but the listed are allowed: OpenAI refuses other schemas if strict. */
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
