import { type ModelMessage, streamText } from 'ai';
import type { Usage } from '#shared/runs.ts';
import type { AnswerFormat, ConnectedModel } from './provider.ts';
import { CallError, type Trouble } from './trouble.ts';

/** More than any answer needs; a model that goes on and on is stopped here. */
export const MOST_CHARACTERS = 1_000_000;

export interface Call {
	model: ConnectedModel;
	format: AnswerFormat;
	/** JSON Schema of the answer. */
	schema: object;
	instructions: string;
	messages: ModelMessage[];
	firstTokenMs: number;
	/** Ends the call; its reason is a `CallError`. */
	signal: AbortSignal;
	/** Tokens as soon as the provider tells, also when the call fails afterwards. */
	onUsage(usage: Usage): void;
}

/**
 * One HTTP call, streamed.
 *
 * @returns what the model wrote
 * @throws CallError, or what the AI SDK reports
 */
export async function call(request: Call): Promise<string> {
	const silence = new AbortController();
	const trouble: Trouble = { kind: 'no-first-token', afterMs: request.firstTokenMs };
	const timer = setTimeout(() => silence.abort(new CallError(trouble)), request.firstTokenMs);
	const signal = AbortSignal.any([request.signal, silence.signal]);
	try {
		return await collect(request, signal, () => clearTimeout(timer));
	} catch (error) {
		throw signal.aborted ? signal.reason : error;
	} finally {
		clearTimeout(timer);
	}
}

async function collect(request: Call, signal: AbortSignal, onFirstToken: () => void): Promise<string> {
	const { stream } = streamText({
		model: request.model.as(request.format),
		instructions: request.instructions,
		messages: request.messages,
		output: formOf(request),
		abortSignal: signal,
		maxRetries: 0,
		// The default writes the whole error, prompt included, to the console.
		onError: () => {},
	});
	let text = '';
	for await (const part of stream) {
		if (part.type === 'error') throw part.error;
		if (part.type === 'abort') throw signal.reason;
		if (part.type === 'text-delta' || part.type === 'reasoning-delta') onFirstToken();
		if (part.type === 'text-delta') text += part.text;
		if (part.type === 'finish') {
			request.onUsage({ inputTokens: part.totalUsage.inputTokens, outputTokens: part.totalUsage.outputTokens });
			if (part.finishReason === 'content-filter') throw new CallError({ kind: 'declined' });
		}
		if (text.length > MOST_CHARACTERS) throw new CallError({ kind: 'unusable', problems: 1, corrected: false });
	}
	return text;
}

/**
 * Asks the server for the form, and leaves the reading of the answer to us: `Output.object` would parse the
 * whole text again at every token, and holds tokens back while they make no JSON.
 */
function formOf({ format, schema }: Call) {
	const json = { type: 'json' as const, schema: format === 'schema' ? schema : undefined };
	return {
		name: 'answer',
		responseFormat: Promise.resolve(format === 'prompt' ? undefined : json),
		parseCompleteOutput: async ({ text }: { text: string }) => text,
		parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
		createElementStreamTransform: () => undefined,
	};
}
