import { CallError, type Failure } from './model-error.ts';

/** How many questions must fail in a row, each with all its retries, before the circuit opens. */
const FAILURES = 5;
const OPEN_MS = 30_000;

/** Stops asking a server that keeps failing, so that nobody waits in vain. */
export interface CircuitBreaker {
	/**
	 * Admits a question; the caller must report how it ended. After a pause, one question probes the server.
	 *
	 * @throws CallError while the circuit is open
	 */
	enter(): Passage;
}

interface Passage {
	/** `failure` is null for a success, and undefined if the model was not at fault. Only the first report counts. */
	end(failure: Failure | null | undefined): void;
}

/** `now` returns milliseconds. */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
	let failures = 0;
	let openUntil: number | null = null;
	let probing = false;

	function end(verdict: Verdict, isProbe: boolean): void {
		if (isProbe) probing = false;
		if (verdict === 'works') {
			failures = 0;
			openUntil = null;
		} else if (verdict === 'fails') {
			failures++;
			if (isProbe || (openUntil === null && failures >= FAILURES)) openUntil = now() + OPEN_MS;
		}
	}

	return {
		enter() {
			const isProbe = openUntil !== null;
			if (openUntil !== null) {
				const waitMs = Math.max(0, openUntil - now());
				if (waitMs > 0 || probing) throw new CallError({ kind: 'circuit-open', failures: FAILURES, waitMs });
				probing = true;
			}
			let ended = false;
			return {
				end(failure) {
					if (!ended) end(verdictOn(failure), isProbe);
					ended = true;
				},
			};
		},
	};
}

type Verdict = 'works' | 'fails' | 'unknown';

/** If the server refuses a request for its content, e.g. its length, that says nothing about the next request. */
function verdictOn(failure: Failure | null | undefined): Verdict {
	if (failure === undefined) return 'unknown';
	if (failure === null) return 'works';
	switch (failure.kind) {
		case 'declined':
		case 'unusable':
			return 'works';
		case 'cancelled':
		case 'budget-spent':
		case 'circuit-open':
			return 'unknown';
		case 'status':
			return [400, 413, 422].includes(failure.status) ? 'unknown' : 'fails';
		default:
			return 'fails';
	}
}
