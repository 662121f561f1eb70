import { streamText } from 'ai';
import type { Usage } from '#shared/runs.ts';
import { MOST_CHARACTERS } from './call.ts';
import type { ConnectedModel } from './provider.ts';
import { CallError, ModelError, troubleOf } from './trouble.ts';

export interface Writing {
	/** Sent as it is, with no instructions of ours. */
	text: string;
	/** Ends the call. */
	signal: AbortSignal;
	/** Tokens, once the provider tells. */
	onUsage?(usage: Usage): void;
}

interface Bounds {
	firstTokenMs: number;
	totalMs: number;
}

/**
 * What a model writes about a text, piece by piece as it comes. One HTTP call; nothing is tried again, since part of
 * the answer may have been read already.
 *
 * @throws ModelError when it fails, took too long, or the signal ended it
 */
export async function* write(
	model: ConnectedModel,
	{ firstTokenMs, totalMs }: Bounds,
	{ text, signal, onUsage }: Writing,
): AsyncGenerator<string> {
	const end = new AbortController();
	const stop = (error: CallError) => () => end.abort(error);
	const cancel = stop(new CallError({ kind: 'cancelled' }));
	const silence = setTimeout(stop(new CallError({ kind: 'no-first-token', afterMs: firstTokenMs })), firstTokenMs);
	const late = setTimeout(stop(new CallError({ kind: 'not-finished', afterMs: totalMs })), totalMs);
	signal.addEventListener('abort', cancel, { once: true });
	if (signal.aborted) cancel();
	try {
		const { stream } = streamText({
			model: model.as('prompt'),
			messages: [{ role: 'user', content: text }],
			abortSignal: end.signal,
			maxRetries: 0,
			// The default writes the whole error, prompt included, to the console.
			onError: () => {},
		});
		let written = 0;
		for await (const part of stream) {
			if (part.type === 'error') throw part.error;
			if (part.type === 'abort') throw end.signal.reason;
			if (part.type === 'text-delta' || part.type === 'reasoning-delta') clearTimeout(silence);
			if (part.type === 'finish') {
				onUsage?.({ inputTokens: part.totalUsage.inputTokens, outputTokens: part.totalUsage.outputTokens });
				if (part.finishReason === 'content-filter') throw new CallError({ kind: 'declined' });
			}
			if (part.type === 'text-delta') {
				written += part.text.length;
				if (written > MOST_CHARACTERS) return;
				yield part.text;
			}
		}
	} catch (error) {
		const reason: unknown = end.signal.aborted ? end.signal.reason : error;
		const trouble = troubleOf(reason);
		throw trouble ? new ModelError(trouble, { model: model.name, calls: 1, usage: {}, alone: true }) : reason;
	} finally {
		clearTimeout(silence);
		clearTimeout(late);
		signal.removeEventListener('abort', cancel);
		// Whoever stops reading stops the model.
		end.abort(new CallError({ kind: 'cancelled' }));
	}
}
