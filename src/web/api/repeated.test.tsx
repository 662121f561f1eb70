import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Run } from '#shared/runs.ts';
import { ApiFailure } from './client.ts';
import { isUnanswered, newKey, repeated } from './repeated.ts';

const gone = new ApiFailure(0, {}, 'gone');
const never = new AbortController().signal;

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('repeated', () => {
	it.each([
		[0, {}, true],
		[502, {}, true],
		[503, { code: 'NOT_READY' }, true],
		[504, {}, true],
		[502, { code: 'MODEL_FAILED' }, false],
		[502, { run: { id: 'run-1' } as Run }, false],
		[500, {}, false],
		[409, {}, false],
	])('takes a %i with %j for no answer: %s', (status, body, expected) => {
		expect(isUnanswered(new ApiFailure(status, body))).toBe(expected);
	});

	it('calls until there is an answer', async () => {
		vi.useFakeTimers();
		let calls = 0;
		const answer = repeated(async () => {
			calls += 1;
			if (calls < 4) throw gone;
			return calls;
		}, never);
		await vi.advanceTimersByTimeAsync(10_000);
		expect(await answer).toBe(4);
	});

	it('gives up after half a minute, with ever longer pauses', async () => {
		vi.useFakeTimers();
		const at: number[] = [];
		const end = repeated(() => {
			at.push(performance.now());
			return Promise.reject(gone);
		}, never).catch((failure: unknown) => failure);
		await vi.advanceTimersByTimeAsync(60_000);
		expect(await end).toBe(gone);
		expect(at.slice(1).map((time, index) => time - (at[index] ?? 0))).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
	});

	it('ends a call that stays without any answer, and makes it once more', async () => {
		vi.useFakeTimers();
		let calls = 0;
		const answer = repeated((signal) => {
			calls += 1;
			if (calls > 1) return Promise.resolve('there');
			return new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
		}, never);
		await vi.advanceTimersByTimeAsync(61_000);
		expect(await answer).toBe('there');
	});

	it('passes a refusal on, and stops when it is aborted', async () => {
		const refusal = new ApiFailure(400, {});
		await expect(repeated(() => Promise.reject(refusal), never)).rejects.toBe(refusal);
		const leaving = new AbortController();
		const end = repeated(() => Promise.reject(gone), leaving.signal);
		leaving.abort('left');
		await expect(end).rejects.toBe('left');
	});
});

it('makes keys that differ, also where the browser has no randomUUID', () => {
	const { crypto } = globalThis;
	vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
	const keys = Array.from({ length: 50 }, newKey);
	expect(new Set(keys).size).toBe(50);
	for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
});
