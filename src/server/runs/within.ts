import { setTimeout as pause } from 'node:timers/promises';

/** Gives what the promise gives, or undefined when the time is up first. */
export async function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
	const early = new AbortController();
	try {
		return await Promise.race([promise, pause(milliseconds, undefined, { signal: early.signal })]);
	} finally {
		early.abort();
	}
}
