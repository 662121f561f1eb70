import { capital } from '#language/capitals.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Usage } from '#shared/runs.ts';

/** Why a call to the model server failed. It contains no text of the prompt or the answer, so it is safe to log. */
export type Failure =
	/**
	 * `retryAfterMs` comes from a rate limit (429) or an overloaded server; `formatRefused`: it rejects the answer
	 * format.
	 */
	| { kind: 'status'; status: number; retryAfterMs?: number; formatRefused?: boolean }
	/** The server could not be reached or the connection was lost; `code` is the system's, e.g. ECONNREFUSED. */
	| { kind: 'connection'; code?: string }
	/** The response was cut off or did not follow the provider's protocol. */
	| { kind: 'invalid-response' }
	/** The response was HTML, not an API response. */
	| { kind: 'web-page' }
	| { kind: 'first-token-timeout'; afterMs: number }
	| { kind: 'total-timeout'; afterMs: number }
	/** It had begun to write a part of an answer, and fell silent. */
	| { kind: 'stalled'; afterMs: number }
	| { kind: 'cancelled' }
	| { kind: 'declined' }
	/** The answer does not fit its schema; `repaired`: not even after the repair. */
	| { kind: 'unusable'; problems: number; repaired: boolean }
	/** Earlier attempts at this run, e.g. by a server that was stopped, used up all its calls. */
	| { kind: 'budget-spent' }
	/** The circuit breaker is open after this many failures in a row, so the server was not asked. */
	| { kind: 'circuit-open'; failures: number; waitMs: number };

/** One call failed. */
export class CallError extends Error {
	readonly failure: Failure;

	constructor(failure: Failure) {
		super(failure.kind);
		this.name = 'CallError';
		this.failure = failure;
	}
}

/** The model gave no usable answer in any attempt. The message is for the member. */
export class ModelError extends Error {
	readonly code: Extract<ErrorCode, 'MODEL_FAILED' | 'MODEL_TIMED_OUT' | 'CANCELLED'>;
	readonly failure: Failure;
	/** How many HTTP calls were made, for the part that failed where there are parts. */
	readonly calls: number;
	/** What those calls cost. */
	readonly usage: Usage;

	constructor(failure: Failure, context: Circumstances & { usage: Usage }) {
		super(about(failure, context) + messageOf(failure, context));
		this.name = 'ModelError';
		this.code = codeOf(failure);
		this.failure = failure;
		this.calls = context.calls;
		this.usage = context.usage;
	}
}

interface Circumstances {
	model: string;
	/** How many HTTP calls were made. */
	calls: number;
	/** The built-in engine is no alternative here. */
	modelOnly?: true;
	/** The part of the answer that failed, where it was asked for in parts. */
	part?: string;
}

function about({ kind }: Failure, { part }: Circumstances): string {
	return part === undefined || kind === 'cancelled' ? '' : `${capital(part)} could not be written. `;
}

function codeOf({ kind }: Failure): ModelError['code'] {
	if (kind === 'cancelled') return 'CANCELLED';
	const isLate = kind === 'first-token-timeout' || kind === 'total-timeout' || kind === 'stalled';
	return isLate ? 'MODEL_TIMED_OUT' : 'MODEL_FAILED';
}

/** Tells the member what happened and what to do. */
function messageOf(failure: Failure, { model, calls, modelOnly }: Circumstances): string {
	const remedy = modelOnly ? 'You can try again.' : 'You can try again, or use the built-in engine.';
	const attempts = calls > 1 ? `, also after ${calls} attempts` : '';
	switch (failure.kind) {
		case 'cancelled':
			return 'This run was cancelled.';
		case 'connection':
			return `The connection to the model server failed${attempts}. ${remedy}`;
		case 'invalid-response':
			return `The answer of the model server broke off or could not be read${attempts}. ${remedy}`;
		case 'web-page':
			return `A web page came in place of the model's answer: whoever runs this installation should check AI_BASE_URL. ${remedy}`;
		case 'first-token-timeout':
			return `The model "${model}" did not begin to answer within ${duration(failure.afterMs)}. ${remedy}`;
		case 'total-timeout':
			return `The model "${model}" did not finish within ${duration(failure.afterMs)}. ${remedy}`;
		case 'stalled':
			return `The model "${model}" wrote nothing more for ${duration(failure.afterMs)}. ${remedy}`;
		case 'declined':
			return `The model "${model}" declined to answer. ${remedy}`;
		case 'unusable':
			return `The answer of the model "${model}" did not have the form that was asked for${failure.repaired ? ', also after a correction' : ''}. ${remedy}`;
		case 'budget-spent':
			return `Three attempts were made, and none was finished. ${remedy}`;
		case 'circuit-open':
			return circuitMessage(failure.failures, failure.waitMs, modelOnly);
		case 'status':
			return `${statusMessage(failure.status, model, attempts)} ${remedy}`;
	}
}

function circuitMessage(failures: number, waitMs: number, modelOnly: true | undefined): string {
	const failed = `The model server failed ${failures} times in a row.`;
	const orElse = modelOnly ? '' : ', or use the built-in engine';
	if (waitMs === 0) return `${failed} One run is trying it now. Try again when that is done${orElse}.`;
	const seconds = Math.ceil(waitMs / 1000);
	return `${failed} New runs wait ${duration(seconds * 1000)} until it is asked once more. Try again then${orElse}.`;
}

function statusMessage(status: number, model: string, attempts: string): string {
	const check = 'whoever runs this installation should check';
	if (status < 400) return `The model server is elsewhere (HTTP ${status}): ${check} AI_BASE_URL.`;
	if (status === 401 || status === 403) {
		return `The model server refused the key (HTTP ${status}): ${check} AI_API_KEY.`;
	}
	if (status === 402) return `The model server asks for payment (HTTP 402): ${check} the account at the provider.`;
	if (status === 404) {
		return `The model server does not know "${model}" (HTTP 404): ${check} AI_MODEL and AI_BASE_URL.`;
	}
	if (status === 429) return `The model server has too much to do (HTTP 429)${attempts}.`;
	if (status >= 500 || status === 408 || status === 409) {
		return `The model server failed (HTTP ${status})${attempts}.`;
	}
	const cause = 'the text may be too long for this model';
	if (status === 413) return `The model server refused the request (HTTP 413): ${cause}.`;
	return `The model server refused the request (HTTP ${status}): ${cause}, or the model may not take what is asked of it. Try another model.`;
}

/** In words, e.g. `2 minutes`. */
export function duration(milliseconds: number): string {
	const seconds = milliseconds / 1000;
	if (seconds >= 120) return `${Math.round(seconds / 60)} minutes`;
	return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
