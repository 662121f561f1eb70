import { AISDKError, APICallError, StreamProviderError } from 'ai';
import type { ErrorCode } from '#shared/errors.ts';
import type { Usage } from '#shared/runs.ts';
import { explain } from './explain.ts';
import type { Trouble } from './trouble-kinds.ts';

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
	if (trouble.kind === 'connection' || trouble.kind === 'garbled') return true;
	return trouble.kind === 'status' && ([408, 409, 429].includes(trouble.status) || trouble.status >= 500);
}

/** Sorts what the AI SDK and the system throw or stream; null for an error that is none of theirs. */
export function troubleOf(error: unknown): Trouble | null {
	if (error instanceof CallError) return error.trouble;
	if (APICallError.isInstance(error)) return troubleOfCall(error);
	if (StreamProviderError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
		return { kind: 'status', status: error.statusCode };
	}
	if (AISDKError.isInstance(error)) return { kind: 'garbled' };
	const code = systemCode(error);
	return code === undefined ? null : { kind: 'connection', code };
}

function troubleOfCall(error: APICallError): Trouble {
	const { statusCode: status, responseHeaders, responseBody, cause } = error;
	if (status === undefined || status < 300) return { kind: 'connection', code: systemCode(cause) };
	const retryAfter = retryAfterMs(responseHeaders?.['retry-after']);
	return { kind: 'status', status, retryAfterMs: retryAfter, formatRefused: refusesFormat(status, responseBody) };
}

function systemCode(error: unknown): string | undefined {
	return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The names that the providers and the usual local servers give to the form of an answer when they refuse it. */
const FORM =
	/response_?(format|schema|json|mime)|json[_ ]?(schema|object|mode)|structured|output_(config|format)|text\.format|tool_choice|forced tool|grammar|guided/i;

function refusesFormat(status: number, body: string | undefined): boolean {
	return (status === 400 || status === 422) && FORM.test(body ?? '');
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
