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
	/** Milliseconds between two pieces; without it, only the signal ends a model that falls silent. */
	stallMs?: number | undefined;
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
	const endAfter = (kind: 'first-token-timeout' | 'stalled', afterMs: number) =>
		setTimeout(() => silence.abort(new CallError({ kind, afterMs })), afterMs);
	const silent = endAfter('first-token-timeout', request.firstTokenMs);
	let stalled: NodeJS.Timeout | undefined;
	let begun = false;
	const signal = AbortSignal.any([request.signal, silence.signal]);
	const meter = createUsageMeter(request.instructions.length + JSON.stringify(request.messages).length);
	const onToken = () => {
		stalled?.refresh();
		if (begun) return;
		begun = true;
		clearTimeout(silent);
		if (request.stallMs !== undefined) stalled = endAfter('stalled', request.stallMs);
		request.onFirstToken?.();
	};
	try {
		return await collect({ ...request, signal }, meter, onToken);
	} catch (error) {
		const reason = signal.aborted ? signal.reason : error;
		// The SDK would go on receiving what the server still sends, and keep it.
		silence.abort(reason);
		throw reason;
	} finally {
		clearTimeout(silent);
		clearTimeout(stalled);
		request.onUsage(meter.usage());
	}
}

async function collect(request: Call, meter: UsageMeter, onToken: () => void): Promise<string> {
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
	for await (const part of stream) {
		if (part.type === 'error') throw part.error;
		if (part.type === 'abort') throw signal.reason;
		meter.take(part);
		if (isToken(part)) onToken();
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
export function isToken({ type }: TextStreamPart<ToolSet>): boolean {
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
