import { z } from 'zod';
import { EXAMPLE_MODEL, MOST_MORE_MODELS, PROVIDERS, type Provider } from '#shared/model-settings.ts';

export interface ModelSettings {
	provider: Provider;
	model: string;
	/** Of the same server, for long calls; without it `model` reads them too. */
	longCallModel?: string | undefined;
	/** Of the same server, for members to choose instead of `model`. */
	moreModels?: readonly string[] | undefined;
	baseUrl: string;
	apiKey?: string;
	/** `LIMITS` holds the defaults. */
	limits?: ModelLimits;
}

/** In milliseconds. */
export interface ModelLimits {
	firstTokenMs: number;
	totalMs: number;
}

/** Set explicitly, so that an environment variable of the provider's library, e.g. OPENAI_BASE_URL, has no effect. */
export const OWN_ADDRESS = {
	openai: 'https://api.openai.com/v1',
	anthropic: 'https://api.anthropic.com/v1',
	google: 'https://generativelanguage.googleapis.com/v1beta',
} as const;

/** 3 hours. */
const MAX_SECONDS = 10_800;
const seconds = (example: number) => {
	const message = `must be a whole number from 1 to ${MAX_SECONDS}. Example: ${example}`;
	return z
		.string()
		.regex(/^\d{1,5}$/, message)
		.transform(Number)
		.refine((value) => value >= 1 && value <= MAX_SECONDS, message);
};

export const modelVariables = {
	AI_PROVIDER: z
		.enum(PROVIDERS, { error: `must be one of ${PROVIDERS.join(', ')}. Example: openai-compatible` })
		.optional(),
	AI_MODEL: z.string().max(200, 'must be the name of a model. Example: qwen3-32b').optional(),
	AI_LONG_CALL_MODEL: z.string().max(200, 'must be the name of a model. Example: qwen3-32b-128k').optional(),
	AI_MORE_MODELS: z
		.string()
		.transform((value) => value.split(',').map((name) => name.trim()))
		.transform((names) => [...new Set(names.filter((name) => name !== ''))])
		.refine((names) => names.length <= MOST_MORE_MODELS && names.every((name) => name.length <= 200), {
			error: `must be the names of at most ${MOST_MORE_MODELS} models, separated by commas. Example: qwen3-8b,qwen3-235b`,
		})
		.optional(),
	AI_API_KEY: z
		.string()
		// A header accepts no other characters. They usually come from copying a key together with its quotes.
		.regex(/^[\x21-\x7e]+$/, 'must be one word of plain letters, digits and signs. Example: sk-0123456789abcdef')
		.optional(),
	AI_BASE_URL: z
		.url({
			protocol: /^https?$/,
			error: 'must be an address that starts with http:// or https://. Example: http://localhost:11434/v1',
		})
		.transform((value) => value.replace(/(?<!\/)\/+$/, ''))
		.optional(),
	AI_FIRST_TOKEN_SECONDS: seconds(60).optional(),
	AI_TOTAL_SECONDS: seconds(300).default(300),
};

interface ModelVariables {
	AI_PROVIDER?: ModelSettings['provider'];
	AI_MODEL?: string;
	AI_LONG_CALL_MODEL?: string;
	AI_MORE_MODELS?: string[];
	AI_API_KEY?: string;
	AI_BASE_URL?: string;
	AI_FIRST_TOKEN_SECONDS?: number;
	AI_TOTAL_SECONDS: number;
}

/** What says nothing without a provider. */
const STRAY = ['AI_MODEL', 'AI_LONG_CALL_MODEL', 'AI_MORE_MODELS', 'AI_API_KEY', 'AI_BASE_URL'] as const;

/** The model to use, null for none, or a sentence that says which settings contradict each other. */
export function modelSettings(values: ModelVariables, limits: ModelLimits): ModelSettings | null | string {
	const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = values;
	const { AI_LONG_CALL_MODEL: longCallModel, AI_MORE_MODELS: more } = values;
	if (provider === undefined) {
		const stray = STRAY.find((name) => values[name] !== undefined);
		if (stray === undefined) return null;
		return `${stray} is set, but AI_PROVIDER is not. Example: AI_PROVIDER=openai-compatible`;
	}
	if (model === undefined) {
		return `AI_PROVIDER is set, but AI_MODEL is not. Example: AI_MODEL=${EXAMPLE_MODEL[provider]}`;
	}
	const models = { model, longCallModel, moreModels: more?.filter((name) => name !== model) };
	if (provider === 'openai-compatible') {
		if (baseUrl === undefined) {
			return 'AI_PROVIDER openai-compatible needs AI_BASE_URL. Example: AI_BASE_URL=http://localhost:11434/v1';
		}
		return { provider, ...models, baseUrl, apiKey, limits };
	}
	if (apiKey === undefined) {
		return `AI_PROVIDER ${provider} needs AI_API_KEY, a key from the provider's console. Example: AI_API_KEY=sk-0123456789abcdef`;
	}
	return { provider, ...models, baseUrl: baseUrl ?? OWN_ADDRESS[provider], apiKey, limits };
}

/** How long a model may take, whoever connected it, or a sentence that says how the variables contradict each other. */
export function modelLimits({
	AI_FIRST_TOKEN_SECONDS: firstToken,
	AI_TOTAL_SECONDS: total,
}: ModelVariables): ModelLimits | string {
	if (firstToken !== undefined && firstToken > total) {
		return `AI_FIRST_TOKEN_SECONDS (${firstToken}) must not be more than AI_TOTAL_SECONDS (${total}). Example: AI_TOTAL_SECONDS=${firstToken + 240}`;
	}
	return { firstTokenMs: Math.min(firstToken ?? 60, total) * 1000, totalMs: total * 1000 };
}
