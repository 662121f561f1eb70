import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { Readable } from 'node:stream';

/**
 * A fetch for model servers, which may hold back their headers for minutes. Node's own gives up after
 * 300 s without headers or between two pieces of a body; this one waits until the caller's signal ends it.
 * Each call has a connection of its own, so that none was silently closed by the other side while idle.
 */
export const patientFetch: typeof fetch = (input, init) => {
	const { url, method, headers, body, signal } = readArguments(input, init);
	const send = url.protocol === 'https:' ? requestSecure : requestPlain;
	return new Promise((resolve, reject) => {
		const request = send(url, { method, headers, signal, agent: false }, (message) => {
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
