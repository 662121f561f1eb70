import type { Run } from '#shared/runs.ts';
import { endSession, readSession, sessionAfterExchange } from '#web/auth/session.ts';
import { takeEarly } from './early.ts';

export const OFFLINE_MESSAGE = 'The server could not be reached. Check your connection and try again.';

interface FailureBody {
	error?: string;
	message?: string;
	code?: string;
	errors?: string[];
	details?: unknown;
	run?: Run;
}

/** An answer that was not OK, or no answer at all: then the status is 0. */
export class ApiFailure extends Error {
	readonly status: number;
	readonly code: string | undefined;
	/** The server's own words; undefined where it sent none and `message` is ours. */
	readonly serverMessage: string | undefined;
	readonly errors: string[] | undefined;
	readonly details: unknown;
	/** The run that failed, where the call was a generation. */
	readonly run: Run | undefined;

	constructor(status: number, body: FailureBody, fallback = `API call failed with status: ${status}`) {
		const serverMessage = body.error || body.message || undefined;
		super(serverMessage ?? fallback);
		this.name = 'ApiFailure';
		this.status = status;
		this.code = body.code;
		this.serverMessage = serverMessage;
		this.errors = body.errors;
		this.details = body.details;
		this.run = body.run;
	}
}

export interface RequestOptions {
	method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	/** Sent as JSON. */
	body?: unknown;
	/** Sent as it is, in place of a body, with its own type. */
	file?: Blob;
	signal?: AbortSignal;
	headers?: Record<string, string>;
	/** `auth` resolves the path against the base of the account routes. */
	base?: 'api' | 'auth';
	credentials?: RequestCredentials;
	/** Lets the request outlive the page. */
	keepalive?: boolean;
	/** This call itself exchanges the session: when refused, it cannot wait for that exchange to end. */
	exchanging?: boolean;
}

/**
 * One call with the member's bearer token; returns the JSON body. Throws `ApiFailure`, or the abort of `signal` as it
 * is. A 401 ends the session: no route answers it for any other reason. Where the member's session was exchanged
 * meanwhile, here or in another tab, the call is repeated once with the new token.
 */
export async function request<Body>(path: string, options: RequestOptions = {}): Promise<Body> {
	const response = await requestRaw(path, options);
	return (await response.json().catch(() => ({}))) as Body;
}

/** The same for anything but JSON, e.g. an exported file. */
export async function requestRaw(path: string, options: RequestOptions = {}): Promise<Response> {
	const session = readSession();
	const response = await send(path, options, session?.token);
	if (response.status === 401 && session !== null && !options.exchanging) {
		const renewed = await sessionAfterExchange(session);
		if (renewed !== null) return settle(await send(path, options, renewed.token), renewed.token);
	}
	return settle(response, session?.token);
}

async function settle(response: Response, token: string | undefined): Promise<Response> {
	if (response.ok) return response;
	const failure = new ApiFailure(response.status, await failureBody(response));
	if (response.status === 401 && token !== undefined && readSession()?.token === token) endSession('expired');
	throw failure;
}

function baseOf(base: 'api' | 'auth'): string {
	if (base === 'auth') return import.meta.env.VITE_AUTH_BASE ?? '/api/auth';
	return import.meta.env.VITE_API_BASE ?? '';
}

async function send(path: string, options: RequestOptions, token: string | undefined): Promise<Response> {
	const { method = 'GET', body, file, headers, base = 'api', exchanging: _, ...others } = options;
	const early = method === 'GET' && base === 'api' ? await takeEarly(path, token) : undefined;
	if (early) return early;
	const type = file ? file.type : 'application/json';
	try {
		return await fetch(`${baseOf(base)}${path}`, {
			...others,
			method,
			headers: {
				Accept: 'application/json',
				...(body === undefined && file === undefined ? {} : { 'Content-Type': type }),
				...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
				...headers,
			},
			body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
		});
	} catch (failure) {
		if (options.signal?.aborted) throw failure;
		throw new ApiFailure(0, {}, OFFLINE_MESSAGE);
	}
}

/** The content of a failed answer, as far as it has the agreed shape. */
async function failureBody(response: Response): Promise<FailureBody> {
	const body: unknown = await response.json().catch(() => null);
	if (typeof body !== 'object' || body === null) return {};
	const given = body as Record<string, unknown>;
	return {
		...(typeof given.error === 'string' ? { error: given.error } : {}),
		...(typeof given.message === 'string' ? { message: given.message } : {}),
		...(typeof given.code === 'string' ? { code: given.code } : {}),
		...(Array.isArray(given.errors) ? { errors: given.errors.filter((entry) => typeof entry === 'string') } : {}),
		details: given.details,
		run: given.run as Run | undefined,
	};
}
