import { CallError } from './trouble.ts';
import type { Trouble } from './trouble-kinds.ts';

/** Failures of the server in a row, each of a whole question, until it is left alone. */
const FAILURES = 5;
const REST_MS = 30_000;

/** Leaves a server alone that fails again and again, so that nobody waits for it in vain. */
export interface Breaker {
	/**
	 * Lets a question pass; it must be told its end. After a rest one question may try.
	 *
	 * @throws CallError while the server is left alone
	 */
	enter(): Passage;
}

interface Passage {
	/** `trouble` is null for a success, undefined where it was no trouble with the model. Only the first call counts. */
	end(trouble: Trouble | null | undefined): void;
}

/** `now` gives milliseconds. */
export function createBreaker(now: () => number): Breaker {
	let failures = 0;
	let restsUntil: number | null = null;
	let trying = false;

	function end(verdict: Verdict, isTrial: boolean): void {
		if (isTrial) trying = false;
		if (verdict === 'works') {
			failures = 0;
			restsUntil = null;
		} else if (verdict === 'fails') {
			failures++;
			if (isTrial || (restsUntil === null && failures >= FAILURES)) restsUntil = now() + REST_MS;
		}
	}

	return {
		enter() {
			const isTrial = restsUntil !== null;
			if (restsUntil !== null) {
				const waitMs = Math.max(0, restsUntil - now());
				if (waitMs > 0 || trying) throw new CallError({ kind: 'resting', failures: FAILURES, waitMs });
				trying = true;
			}
			let ended = false;
			return {
				end(trouble) {
					if (!ended) end(verdictOn(trouble), isTrial);
					ended = true;
				},
			};
		},
	};
}

type Verdict = 'works' | 'fails' | 'unknown';

/** A request that the server refused for what it holds, e.g. its length, says nothing about the next one. */
function verdictOn(trouble: Trouble | null | undefined): Verdict {
	if (trouble === undefined) return 'unknown';
	if (trouble === null) return 'works';
	switch (trouble.kind) {
		case 'declined':
		case 'unusable':
			return 'works';
		case 'cancelled':
		case 'used-up':
		case 'resting':
			return 'unknown';
		case 'status':
			return [400, 413, 422].includes(trouble.status) ? 'unknown' : 'fails';
		default:
			return 'fails';
	}
}
