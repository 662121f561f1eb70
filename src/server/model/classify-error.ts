import { AISDKError, APICallError, StreamProviderError } from 'ai';
import { CallError, type Failure } from './model-error.ts';

/** Classifies what the AI SDK and the system throw or stream. Null for an error in our own code. */
export function classifyError(error: unknown): Failure | null {
	if (error instanceof CallError) return error.failure;
	if (APICallError.isInstance(error)) return classifyCallError(error);
	if (StreamProviderError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
		return { kind: 'status', status: error.statusCode };
	}
	if (AISDKError.isInstance(error)) return { kind: 'invalid-response' };
	const code = systemCode(error);
	return code === undefined ? null : { kind: 'connection', code };
}

/** Whether the same request may succeed if retried: 408, 409, 429, 5xx and broken connections. */
export function isRetryable(failure: Failure): boolean {
	if (failure.kind === 'connection' || failure.kind === 'invalid-response') return true;
	return failure.kind === 'status' && ([408, 409, 429].includes(failure.status) || failure.status >= 500);
}

function classifyCallError({ statusCode: status, responseHeaders, responseBody, cause }: APICallError): Failure {
	if (status === undefined || status < 300) return { kind: 'connection', code: systemCode(cause) };
	const retryAfter = retryAfterMs(responseHeaders?.['retry-after']);
	return { kind: 'status', status, retryAfterMs: retryAfter, formatRefused: refusesFormat(status, responseBody) };
}

function systemCode(error: unknown): string | undefined {
	return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** How providers and common local servers refer to the answer format when they refuse it. */
const FORMAT =
	/response_?(format|schema|json|mime)|json[_ ]?(schema|object|mode)|structured|output_(config|format)|text\.format|tool_choice|forced tool|grammar|guided/i;

function refusesFormat(status: number, body: string | undefined): boolean {
	return (status === 400 || status === 422) && FORMAT.test(body ?? '');
}

/** Retry-After is a number of seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(value: string | undefined): number | undefined {
	if (value === undefined) return undefined;
	if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
	const date = Date.parse(value);
	return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
