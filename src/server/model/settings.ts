import { z } from 'zod';

export interface ModelSettings {
	provider: 'openai-compatible';
	model: string;
	baseUrl: string;
	apiKey?: string;
}

const PROVIDERS = ['openai-compatible', 'openai', 'anthropic', 'google'] as const;

/** The makers' own addresses that speak the OpenAI protocol: the way to them until their providers are here. */
const COMPATIBLE_ADDRESS = {
	openai: 'https://api.openai.com/v1',
	anthropic: 'https://api.anthropic.com/v1',
	google: 'https://generativelanguage.googleapis.com/v1beta/openai',
} as const;

export const modelVariables = {
	AI_PROVIDER: z
		.enum(PROVIDERS, { error: `must be one of ${PROVIDERS.join(', ')}. Example: openai-compatible` })
		.optional(),
	AI_MODEL: z.string().max(200, 'must be the name of a model. Example: qwen3-32b').optional(),
	AI_API_KEY: z.string().optional(),
	AI_BASE_URL: z
		.url({
			protocol: /^https?$/,
			error: 'must be an address that starts with http:// or https://. Example: http://localhost:11434/v1',
		})
		.transform((value) => value.replace(/\/+$/, ''))
		.optional(),
};

interface ModelVariables {
	AI_PROVIDER?: (typeof PROVIDERS)[number];
	AI_MODEL?: string;
	AI_API_KEY?: string;
	AI_BASE_URL?: string;
}

/** The model to use, null for none, or a sentence that says what does not fit together. */
export function modelSettings(values: ModelVariables): ModelSettings | null | string {
	const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = values;
	if (provider === undefined) {
		const stray = (['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'] as const).find((name) => values[name] !== undefined);
		if (stray === undefined) return null;
		return `${stray} is set, but AI_PROVIDER is not. Example: AI_PROVIDER=openai-compatible`;
	}
	if (model === undefined) return `AI_PROVIDER is set, but AI_MODEL is not. Example: AI_MODEL=qwen3-32b`;
	if (provider !== 'openai-compatible') {
		return `AI_PROVIDER ${provider} is not available yet. Example: AI_PROVIDER=openai-compatible with AI_BASE_URL=${COMPATIBLE_ADDRESS[provider]}`;
	}
	if (baseUrl === undefined) {
		return 'AI_PROVIDER openai-compatible needs AI_BASE_URL. Example: AI_BASE_URL=http://localhost:11434/v1';
	}
	return { provider, model, baseUrl, apiKey };
}
