import type { ModelEngine } from './ask.ts';
import type { ModelSettings } from './settings.ts';

/**
 * A connected model whose libraries are loaded with the first question: they are the largest that the server has, and
 * many an installation never asks a model.
 */
export function lazyEngine(settings: ModelSettings): ModelEngine {
	let made: Promise<ModelEngine> | undefined;
	const engine = () => {
		made ??= import('./ask.ts').then(({ createModelEngine }) => createModelEngine(settings));
		return made;
	};
	return {
		model: settings.model,
		ask: async (question) => (await engine()).ask(question),
		tokensOf: async (question) => (await engine()).tokensOf(question),
		async *write(writing) {
			yield* (await engine()).write(writing);
		},
	};
}
