import { streamText } from 'ai';
import type { Usage } from '#shared/runs.ts';
import type { Limits } from './budget.ts';
import { isToken, MAX_CHARACTERS } from './call.ts';
import { classifyError } from './classify-error.ts';
import { CallError, ModelError } from './model-error.ts';
import type { ConnectedModel } from './provider.ts';
import { createUsageMeter, type UsageMeter } from './usage.ts';

export interface Writing {
	/** Sent unchanged, without any instructions of ours. */
	text: string;
	/** Ends the call. */
	signal: AbortSignal;
	/** Called once with the cost when the call ends, however it ends, unless the cost is unknown. */
	onUsage?(usage: Usage): void;
}

/**
 * Sends a text to the model and yields the reply piece by piece. Makes one HTTP call without retries, since part of the
 * reply may already have been read.
 *
 * @throws ModelError if it fails, takes too long, or the signal ends it
 */
export async function* write(
	model: ConnectedModel,
	{ firstTokenMs, totalMs }: Limits,
	{ text, signal, onUsage }: Writing,
): AsyncGenerator<string> {
	const end = new AbortController();
	const stop = (error: CallError) => () => end.abort(error);
	const cancel = stop(new CallError({ kind: 'cancelled' }));
	const silence = setTimeout(stop(new CallError({ kind: 'first-token-timeout', afterMs: firstTokenMs })), firstTokenMs);
	const late = setTimeout(stop(new CallError({ kind: 'total-timeout', afterMs: totalMs })), totalMs);
	const meter = createUsageMeter(text.length);
	signal.addEventListener('abort', cancel, { once: true });
	if (signal.aborted) cancel();
	try {
		yield* pieces(model, text, end.signal, meter, () => clearTimeout(silence));
	} catch (error) {
		const reason: unknown = end.signal.aborted ? end.signal.reason : error;
		const failure = classifyError(reason);
		const usage = meter.usage();
		throw failure ? new ModelError(failure, { model: model.name, calls: 1, usage, modelOnly: true }) : reason;
	} finally {
		clearTimeout(silence);
		clearTimeout(late);
		signal.removeEventListener('abort', cancel);
		// When the consumer stops reading, stop the model.
		end.abort(new CallError({ kind: 'cancelled' }));
		const usage = meter.usage();
		if (Object.keys(usage).length > 0) onUsage?.(usage);
	}
}

async function* pieces(
	model: ConnectedModel,
	text: string,
	signal: AbortSignal,
	meter: UsageMeter,
	onFirstToken: () => void,
): AsyncGenerator<string> {
	const { schema: _, ...options } = model.callOptions('prompt');
	const { stream } = streamText({
		...options,
		messages: [{ role: 'user', content: text }],
		abortSignal: signal,
		maxRetries: 0,
		// By default the SDK logs the whole error, including the prompt, to the console.
		onError: () => {},
	});
	let written = 0;
	for await (const part of stream) {
		if (part.type === 'error') throw part.error;
		if (part.type === 'abort') throw signal.reason;
		meter.take(part);
		if (isToken(part)) onFirstToken();
		if (part.type === 'finish' && part.finishReason === 'content-filter') throw new CallError({ kind: 'declined' });
		if (part.type === 'text-delta') {
			written += part.text.length;
			if (written > MAX_CHARACTERS) return;
			yield part.text;
		}
	}
}
