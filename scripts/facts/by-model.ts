/** Has the connected model read calls for `npm run facts -- --model`. */

import type { CallSource } from '#call-facts/call-source.ts';
import { factsAnswer } from '#call-facts/model/answer.ts';
import type { ModelReading } from '#call-facts/model/facts-from-model.ts';
import { promptForFacts, readByModel } from '#call-facts/model/read-by-model.ts';
import { EnvironmentError, readEnvironment } from '#server/env.ts';
import { createModelEngine, type ModelEngine } from '#server/model/ask.ts';
import type { Usage } from '#shared/runs.ts';

type Stage = 'reading' | 'correcting';

export interface ModelReader {
	/** @throws ModelError where there is no usable answer */
	read(transcript: string, onStage?: (stage: Stage) => void): Promise<ModelReading & { usage: Usage }>;
}

export const UNCONNECTED = `No model is connected, so --model cannot read. Set for example
  AI_PROVIDER=anthropic AI_MODEL=claude-sonnet-4-5 AI_API_KEY=<your key>
  AI_PROVIDER=openai-compatible AI_MODEL=qwen3-32b AI_BASE_URL=http://localhost:11434/v1
as for the server, or leave --model out for the built-in reading.`;

const NO_HINTS: CallSource['hints'] = {
	salesPerson: '',
	prospect: '',
	others: '',
	salesPersonName: '',
	speakerRoles: [],
};

/** By the server's own environment variables; a text that says what is missing where no model is connected. */
export function modelReader(environment: Record<string, string | undefined>): ModelReader | string {
	try {
		const { ai } = readEnvironment(environment);
		if (ai === null) return UNCONNECTED;
		return readerWith(createModelEngine(ai));
	} catch (error) {
		if (error instanceof EnvironmentError) return error.message;
		throw error;
	}
}

export function readerWith(engine: ModelEngine): ModelReader {
	return {
		async read(transcript, onStage) {
			const source = { transcript, hints: NO_HINTS };
			const prompt = promptForFacts(source);
			const { signal } = new AbortController();
			const { answer, usage } = await engine.ask({ prompt, answer: factsAnswer, signal, onStage });
			return { ...readByModel(source, answer), usage };
		},
	};
}
