import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { patientFetch } from './patient-fetch.ts';
import type { ModelSettings } from './settings.ts';

/**
 * How the model is held to the form of the answer, the strictest first. Not every server takes every way:
 * one that refuses a way is asked in the next from then on. `prompt` leaves the form to the instructions.
 */
export const ANSWER_FORMATS = ['schema', 'json', 'prompt'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

export interface ConnectedModel {
	readonly name: string;
	as(format: AnswerFormat): LanguageModel;
}

/** The model of the environment. Other providers take their place here. */
export function connectModel(settings: ModelSettings): ConnectedModel {
	const connect = (supportsStructuredOutputs: boolean) =>
		createOpenAICompatible({
			name: 'model',
			baseURL: settings.baseUrl,
			apiKey: settings.apiKey,
			includeUsage: true,
			supportsStructuredOutputs,
			fetch: patientFetch,
		}).chatModel(settings.model);
	const strict = connect(true);
	const loose = connect(false);
	return { name: settings.model, as: (format) => (format === 'schema' ? strict : loose) };
}
