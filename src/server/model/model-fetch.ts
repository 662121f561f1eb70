import { Agent, request as requestPlain } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';
import { Readable } from 'node:stream';
import { CallError } from './model-error.ts';

/** Shorter than model servers keep idle connections open, so that we rarely reuse one that is about to close. */
const IDLE_MS = 4000;

const plainAgent = new Agent({ keepAlive: true, timeout: 0 });
const secureAgent = new SecureAgent({ keepAlive: true, timeout: 0 });
for (const agent of [plainAgent, secureAgent]) {
	agent.on('free', (socket) => {
		socket.setTimeout(IDLE_MS);
	});
}

/** `patientFetch`, but refuses web pages: the address is wrong, or a proxy answered instead of the model. */
export const modelFetch: typeof fetch = async (input, init) => {
	const response = await patientFetch(input, init);
	if (response.ok && response.headers.get('content-type')?.startsWith('text/html')) {
		await response.body?.cancel();
		throw new CallError({ kind: 'web-page' });
	}
	return response;
};

/**
 * A fetch for model servers, which may take minutes to send headers. Node's own fetch gives up after 300 s without
 * headers or between two pieces of a body; this one waits until the caller's signal ends it. It never resends: if the
 * other side closes a reused connection, that counts as a broken connection.
 */
export const patientFetch: typeof fetch = (input, init) => {
	const { url, method, headers, body, signal } = readArguments(input, init);
	const secure = url.protocol === 'https:';
	const send = secure ? requestSecure : requestPlain;
	return new Promise((resolve, reject) => {
		const request = send(url, { method, headers, signal, agent: secure ? secureAgent : plainAgent }, (message) => {
			const answered = new Headers();
			for (const [name, value] of Object.entries(message.headers)) {
				if (value !== undefined) answered.set(name, Array.isArray(value) ? value.join(', ') : value);
			}
			const status = message.statusCode ?? 502;
			const stream = [204, 205, 304].includes(status) ? null : Readable.toWeb(message);
			resolve(new Response(stream as ReadableStream | null, { status, headers: answered }));
		});
		request.on('error', (error) => reject(signal?.aborted ? signal.reason : error));
		request.end(body);
	});
};

function readArguments(input: Parameters<typeof fetch>[0], init: RequestInit = {}) {
	if (input instanceof Request) throw new TypeError('patientFetch takes an address, not a Request');
	if (init.body !== undefined && init.body !== null && typeof init.body !== 'string') {
		throw new TypeError('patientFetch sends text only');
	}
	return {
		url: new URL(input),
		method: init.method ?? 'GET',
		headers: Object.fromEntries(new Headers(init.headers)),
		body: init.body ?? undefined,
		signal: init.signal ?? undefined,
	};
}
