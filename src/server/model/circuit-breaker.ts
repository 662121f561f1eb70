import { CallError, type Failure } from './model-error.ts';

/** Failed questions in a row, each with all its retries, until the circuit opens. */
const FAILURES = 5;
const OPEN_MS = 30_000;

/** A circuit breaker: stops asking a server that keeps failing, so that nobody waits for it in vain. */
export interface CircuitBreaker {
	/**
	 * Lets a question pass; the caller reports how it ended. After a pause one question probes the server.
	 *
	 * @throws CallError while the circuit is open
	 */
	enter(): Passage;
}

interface Passage {
	/** `failure` is null for a success, undefined if it was not the model's. Only the first report counts. */
	end(failure: Failure | null | undefined): void;
}

/** `now` gives milliseconds. */
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

/** A request that the server refused for its content, e.g. its length, says nothing about the next one. */
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
