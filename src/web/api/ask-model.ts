import { PROMPT_TRIAL } from '#shared/prompt-trials.ts';
import { ApiFailure, requestRaw } from './client.ts';

/** Sends a prompt to the connected model. Resolves with the answer; throws `ApiFailure`, or the abort as it is. */
export async function askModel(prompt: string, onPiece: (piece: string) => void, signal: AbortSignal): Promise<void> {
	const response = await requestRaw(PROMPT_TRIAL, {
		method: 'POST',
		body: { prompt },
		headers: { Accept: 'text/plain' },
		signal,
	});
	const reader = response.body?.getReader();
	if (!reader) return;
	const decoder = new TextDecoder();
	try {
		for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
			onPiece(decoder.decode(chunk.value, { stream: true }));
		}
	} catch (failure) {
		if (signal.aborted) throw failure;
		throw new ApiFailure(0, {}, 'The answer broke off: the model or the connection failed. Try again.');
	}
	onPiece(decoder.decode());
}
