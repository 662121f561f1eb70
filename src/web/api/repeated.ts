import { ApiFailure, OFFLINE_MESSAGE } from './client.ts';
import { pause } from './pause.ts';

/** Milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
const PATIENCE = 30_000;
/** The longest time for one answer: the longest input, sent over a slow line, and a short run that it waits for. */
const LONGEST_ANSWER = 60_000;

/**
 * Repeats a call, for half a minute, while there is no answer: the connection breaks or goes silent, or a proxy in
 * front of the server answers 502, 503 or 504. Only for idempotent calls. Throws the last failure, or the abort of
 * `signal`; the call itself has a signal of its own.
 */
export async function repeated<Body>(call: (signal: AbortSignal) => Promise<Body>, signal: AbortSignal): Promise<Body> {
	const begun = performance.now();
	let wait = FIRST_PAUSE;
	for (let tries = 1; ; tries++) {
		try {
			return await answered(call);
		} catch (failure) {
			const late = performance.now() - begun + wait > PATIENCE;
			if (!isUnanswered(failure) || (late && tries > 1)) throw failure;
			await pause(wait, signal);
			wait = Math.min(wait * 2, LONGEST_PAUSE);
		}
	}
}

async function answered<Body>(call: (signal: AbortSignal) => Promise<Body>): Promise<Body> {
	const limit = new AbortController();
	const timer = setTimeout(() => limit.abort(new ApiFailure(0, {}, OFFLINE_MESSAGE)), LONGEST_ANSWER);
	try {
		return await call(limit.signal);
	} finally {
		clearTimeout(timer);
	}
}

/** Whether no authoritative answer came: then the call may or may not have been carried out. */
export function isUnanswered(failure: unknown): boolean {
	if (!(failure instanceof ApiFailure) || failure.run) return false;
	if (failure.status === 0) return true;
	return [502, 503, 504].includes(failure.status) && !failure.code?.startsWith('MODEL_');
}

/** A unique key for `Idempotency-Key`. */
export function newKey(): string {
	// On plain http browsers have no randomUUID.
	if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
