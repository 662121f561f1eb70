/** A model engine that asks a model server of its own. */
import { onTestFinished } from 'vitest';
import { createModelEngine } from '#server/model/ask.ts';
import type { Limits } from '#server/model/budget.ts';
import { ModelError } from '#server/model/model-error.ts';
import { type Behaviour, startModelServer } from './model-server.ts';

const QUICK: Partial<Limits> = { pauseMs: 5, firstTokenMs: 5000, totalMs: 10_000 };

export async function startEngine(plan: readonly Behaviour[], limits: Partial<Limits> = {}) {
	const models = await startModelServer(...plan);
	onTestFinished(() => models.close());
	const settings = {
		provider: 'openai-compatible',
		model: 'test-model',
		baseUrl: models.url,
		apiKey: 'key-1',
	} as const;
	return { models, engine: createModelEngine(settings, { ...QUICK, ...limits }) };
}

export async function failureOf(promise: Promise<unknown>): Promise<ModelError> {
	const error = await promise.then(() => null).catch((reason: unknown) => reason);
	if (!(error instanceof ModelError)) throw new Error(`expected a ModelError, got ${String(error)}`);
	return error;
}
