import { type ModelMessage, streamText, type TextStreamPart, type ToolSet } from 'ai';
import type { Usage } from '#shared/runs.ts';
import { CallError } from './model-error.ts';
import type { CallOptions, ConnectedModel } from './provider.ts';
import type { AnswerFormat } from './structured-output.ts';
import { createUsageMeter, type UsageMeter } from './usage.ts';

/** More than any answer needs. Stops a model that never stops writing. */
export const MAX_CHARACTERS = 1_000_000;

export interface Call {
	model: ConnectedModel;
	format: AnswerFormat;
	/** JSON Schema of the answer. */
	schema: object;
	instructions: string;
	messages: ModelMessage[];
	firstTokenMs: number;
	/** Ends the call; its reason must be a `CallError`. */
	signal: AbortSignal;
	/** Called once with the cost when the call ends, however it ends. */
	onUsage(usage: Usage): void;
	/** Called for each piece with everything the model has written so far. */
	onText?(text: string): void;
	/** Called when the model starts to think or to write. */
	onFirstToken?(): void;
}

/**
 * Makes one streamed HTTP call.
 *
 * @returns what the model wrote
 *
 * @throws CallError, or an error of the AI SDK
 */
export async function call(request: Call): Promise<string> {
	const silence = new AbortController();
	const timeout = new CallError({ kind: 'first-token-timeout', afterMs: request.firstTokenMs });
	const timer = setTimeout(() => silence.abort(timeout), request.firstTokenMs);
	const signal = AbortSignal.any([request.signal, silence.signal]);
	const meter = createUsageMeter(request.instructions.length + JSON.stringify(request.messages).length);
	const onFirstToken = () => {
		clearTimeout(timer);
		request.onFirstToken?.();
	};
	try {
		return await collect({ ...request, signal, onFirstToken }, meter);
	} catch (error) {
		const reason = signal.aborted ? signal.reason : error;
		// The SDK would go on receiving what the server still sends, and keep it.
		silence.abort(reason);
		throw reason;
	} finally {
		clearTimeout(timer);
		request.onUsage(meter.usage());
	}
}

async function collect(request: Call, meter: UsageMeter): Promise<string> {
	const { signal } = request;
	const { schema, ...options } = request.model.callOptions(request.format, request.schema);
	const { stream } = streamText({
		...options,
		instructions: request.instructions,
		messages: request.messages,
		output: outputOf(schema),
		abortSignal: signal,
		maxRetries: 0,
		// By default the SDK logs the whole error, including the prompt, to the console.
		onError: () => {},
	});
	let text = '';
	let begun = false;
	for await (const part of stream) {
		if (part.type === 'error') throw part.error;
		if (part.type === 'abort') throw signal.reason;
		meter.take(part);
		if (!begun && isFirstToken(part)) {
			begun = true;
			request.onFirstToken?.();
		}
		if (part.type === 'text-delta') {
			text += part.text;
			request.onText?.(text);
		}
		if (part.type === 'finish' && part.finishReason === 'content-filter') throw new CallError({ kind: 'declined' });
		if (text.length > MAX_CHARACTERS) throw new CallError({ kind: 'unusable', problems: 1, repaired: false });
	}
	return text;
}

/** Some providers report that the model is reasoning without sending the reasoning. */
export function isFirstToken({ type }: TextStreamPart<ToolSet>): boolean {
	return type === 'text-delta' || type === 'reasoning-start' || type === 'reasoning-delta';
}

/**
 * Asks the server for structured output but leaves parsing to us. `Output.object` would parse the whole text again at
 * every token, and would hold tokens back until they form JSON.
 */
function outputOf(schema: CallOptions['schema']) {
	const json = { type: 'json' as const, schema: schema ?? undefined };
	return {
		name: 'answer',
		responseFormat: Promise.resolve(schema === undefined ? undefined : json),
		parseCompleteOutput: async ({ text }: { text: string }) => text,
		parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
		createElementStreamTransform: () => undefined,
	};
}
