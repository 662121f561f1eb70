import { streamText } from 'ai';
import type { Usage } from '#shared/runs.ts';
import { isFirstToken, MOST_CHARACTERS } from './call.ts';
import type { ConnectedModel } from './provider.ts';
import { startTally, type Tally } from './tally.ts';
import { CallError, ModelError, troubleOf } from './trouble.ts';

export interface Writing {
	/** Sent as it is, with no instructions of ours. */
	text: string;
	/** Ends the call. */
	signal: AbortSignal;
	/** What it cost, once, when it has ended in whatever way; not called where nobody knows. */
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
	const tally = startTally(text.length);
	signal.addEventListener('abort', cancel, { once: true });
	if (signal.aborted) cancel();
	try {
		yield* pieces(model, text, end.signal, tally, () => clearTimeout(silence));
	} catch (error) {
		const reason: unknown = end.signal.aborted ? end.signal.reason : error;
		const trouble = troubleOf(reason);
		const usage = tally.usage();
		throw trouble ? new ModelError(trouble, { model: model.name, calls: 1, usage, alone: true }) : reason;
	} finally {
		clearTimeout(silence);
		clearTimeout(late);
		signal.removeEventListener('abort', cancel);
		// Whoever stops reading stops the model.
		end.abort(new CallError({ kind: 'cancelled' }));
		const usage = tally.usage();
		if (Object.keys(usage).length > 0) onUsage?.(usage);
	}
}

async function* pieces(
	model: ConnectedModel,
	text: string,
	signal: AbortSignal,
	tally: Tally,
	onFirstToken: () => void,
): AsyncGenerator<string> {
	const { form: _, ...way } = model.way('prompt');
	const { stream } = streamText({
		...way,
		messages: [{ role: 'user', content: text }],
		abortSignal: signal,
		maxRetries: 0,
		// The default writes the whole error, prompt included, to the console.
		onError: () => {},
	});
	let written = 0;
	for await (const part of stream) {
		if (part.type === 'error') throw part.error;
		if (part.type === 'abort') throw signal.reason;
		tally.take(part);
		if (isFirstToken(part)) onFirstToken();
		if (part.type === 'finish' && part.finishReason === 'content-filter') throw new CallError({ kind: 'declined' });
		if (part.type === 'text-delta') {
			written += part.text.length;
			if (written > MOST_CHARACTERS) return;
			yield part.text;
		}
	}
}
