import { AISDKError, APICallError, StreamProviderError } from 'ai';
import type { ErrorCode } from '#shared/errors.ts';
import type { Usage } from '#shared/runs.ts';

/** What went wrong with one call to the model server. None of it holds words of the prompt or of the answer. */
export type Trouble =
	| { kind: 'status'; status: number; retryAfterMs?: number; formatRefused?: boolean }
	| { kind: 'connection' }
	| { kind: 'no-first-token'; afterMs: number }
	| { kind: 'not-finished'; afterMs: number }
	| { kind: 'cancelled' }
	| { kind: 'declined' }
	| { kind: 'unusable'; problems: number; corrected: boolean }
	| { kind: 'used-up' };

/** A call that gave no usable answer. */
export class CallError extends Error {
	readonly trouble: Trouble;

	constructor(trouble: Trouble) {
		super(trouble.kind);
		this.name = 'CallError';
		this.trouble = trouble;
	}
}

/** The model gave no usable answer in all its attempts. The message is for the member. */
export class ModelError extends Error {
	readonly code: Extract<ErrorCode, 'MODEL_FAILED' | 'MODEL_TIMED_OUT' | 'CANCELLED'>;
	readonly trouble: Trouble;
	/** HTTP calls that were made. */
	readonly calls: number;
	/** Tokens that were spent all the same. */
	readonly usage: Usage;

	constructor(trouble: Trouble, context: { model: string; calls: number; usage: Usage; alone?: true }) {
		super(explain(trouble, context));
		this.name = 'ModelError';
		this.code = codeOf(trouble);
		this.trouble = trouble;
		this.calls = context.calls;
		this.usage = context.usage;
	}
}

/** Whether the same request may succeed when it is sent again: 408, 409, 429, 5xx and broken connections. */
export function isPassing(trouble: Trouble): boolean {
	if (trouble.kind === 'connection') return true;
	return trouble.kind === 'status' && ([408, 409, 429].includes(trouble.status) || trouble.status >= 500);
}

/** Sorts what the AI SDK and the system throw or stream; null for an error that is none of theirs. */
export function troubleOf(error: unknown): Trouble | null {
	if (error instanceof CallError) return error.trouble;
	if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 300) {
		return {
			kind: 'status',
			status: error.statusCode,
			retryAfterMs: retryAfterMs(error.responseHeaders?.['retry-after']),
			formatRefused: refusesFormat(error.statusCode, error.responseBody),
		};
	}
	if (StreamProviderError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
		return { kind: 'status', status: error.statusCode };
	}
	const ofTheSystem = error instanceof Error && 'code' in error && typeof error.code === 'string';
	return AISDKError.isInstance(error) || ofTheSystem ? { kind: 'connection' } : null;
}

function refusesFormat(status: number, body: string | undefined): boolean {
	return (status === 400 || status === 422) && /response_format|json_schema|json_object|structured/i.test(body ?? '');
}

/** Retry-After holds seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(value: string | undefined): number | undefined {
	if (value === undefined) return undefined;
	if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
	const date = Date.parse(value);
	return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

function codeOf(trouble: Trouble): ModelError['code'] {
	if (trouble.kind === 'cancelled') return 'CANCELLED';
	if (trouble.kind === 'no-first-token' || trouble.kind === 'not-finished') return 'MODEL_TIMED_OUT';
	return 'MODEL_FAILED';
}

interface Circumstances {
	model: string;
	calls: number;
	/** No other engine could have done it. */
	alone?: true;
}

function explain(trouble: Trouble, { model, calls, alone }: Circumstances): string {
	const wayOn = alone ? 'You can try again.' : 'You can try again, or use the built-in engine.';
	const attempts = calls > 1 ? `, also after ${calls} attempts` : '';
	switch (trouble.kind) {
		case 'cancelled':
			return 'This run was cancelled.';
		case 'connection':
			return `The connection to the model server failed${attempts}. ${wayOn}`;
		case 'no-first-token':
			return `The model "${model}" did not begin to answer within ${duration(trouble.afterMs)}. ${wayOn}`;
		case 'not-finished':
			return `The model "${model}" did not finish within ${duration(trouble.afterMs)}. ${wayOn}`;
		case 'declined':
			return `The model "${model}" declined to answer. ${wayOn}`;
		case 'unusable':
			return `The answer of the model "${model}" did not have the form that was asked for${trouble.corrected ? ', also after a correction' : ''}. ${wayOn}`;
		case 'used-up':
			return `Three attempts were made, and none was finished. ${wayOn}`;
		case 'status':
			return `${explainStatus(trouble.status, model, attempts)} ${wayOn}`;
	}
}

function explainStatus(status: number, model: string, attempts: string): string {
	if (status === 401 || status === 403) {
		return `The model server refused the key (HTTP ${status}): whoever runs this installation should check AI_API_KEY.`;
	}
	if (status === 404) {
		return `The model server does not know "${model}" (HTTP 404): whoever runs this installation should check AI_MODEL and AI_BASE_URL.`;
	}
	if (status === 429) return `The model server has too much to do (HTTP 429)${attempts}.`;
	if (status >= 500 || status === 408 || status === 409) {
		return `The model server failed (HTTP ${status})${attempts}.`;
	}
	return `The model server refused the request (HTTP ${status}): the text may be too long for this model.`;
}

function duration(milliseconds: number): string {
	const seconds = milliseconds / 1000;
	if (seconds >= 120) return `${Math.round(seconds / 60)} minutes`;
	return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
