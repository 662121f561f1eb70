import { type ModelMessage, streamText, type TextStreamPart, type ToolSet } from 'ai';
import type { Usage } from '#shared/runs.ts';
import type { AnswerFormat } from './answer-formats.ts';
import type { ConnectedModel, Way } from './provider.ts';
import { startTally, type Tally } from './tally.ts';
import { CallError } from './trouble.ts';
import type { Trouble } from './trouble-kinds.ts';

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
	/** What the call cost, once, when it has ended in whatever way. */
	onUsage(usage: Usage): void;
	/** All that was written so far, at each piece. */
	onText?(text: string): void;
	/** The model has begun to think or to write. */
	onFirstToken?(): void;
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
	const tally = startTally(request.instructions.length + JSON.stringify(request.messages).length);
	const onFirstToken = () => {
		clearTimeout(timer);
		request.onFirstToken?.();
	};
	try {
		return await collect({ ...request, signal, onFirstToken }, tally);
	} catch (error) {
		throw signal.aborted ? signal.reason : error;
	} finally {
		clearTimeout(timer);
		request.onUsage(tally.usage());
	}
}

async function collect(request: Call, tally: Tally): Promise<string> {
	const { signal } = request;
	const { form, ...way } = request.model.way(request.format, request.schema);
	const { stream } = streamText({
		...way,
		instructions: request.instructions,
		messages: request.messages,
		output: outputOf(form),
		abortSignal: signal,
		maxRetries: 0,
		// The default writes the whole error, prompt included, to the console.
		onError: () => {},
	});
	let text = '';
	let begun = false;
	for await (const part of stream) {
		if (part.type === 'error') throw part.error;
		if (part.type === 'abort') throw signal.reason;
		tally.take(part);
		if (!begun && isFirstToken(part)) {
			begun = true;
			request.onFirstToken?.();
		}
		if (part.type === 'text-delta') {
			text += part.text;
			request.onText?.(text);
		}
		if (part.type === 'finish' && part.finishReason === 'content-filter') throw new CallError({ kind: 'declined' });
		if (text.length > MOST_CHARACTERS) throw new CallError({ kind: 'unusable', problems: 1, corrected: false });
	}
	return text;
}

/** Some providers tell that the model thinks, and not what. */
export function isFirstToken({ type }: TextStreamPart<ToolSet>): boolean {
	return type === 'text-delta' || type === 'reasoning-start' || type === 'reasoning-delta';
}

/**
 * Asks the server for the form, and leaves the reading of the answer to us: `Output.object` would parse the
 * whole text again at every token, and holds tokens back while they make no JSON.
 */
function outputOf(form: Way['form']) {
	const json = { type: 'json' as const, schema: form ?? undefined };
	return {
		name: 'answer',
		responseFormat: Promise.resolve(form === undefined ? undefined : json),
		parseCompleteOutput: async ({ text }: { text: string }) => text,
		parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
		createElementStreamTransform: () => undefined,
	};
}
