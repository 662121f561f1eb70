import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

interface SeenRequest {
	/** e.g. "POST /api/auth/signin" */
	call: string;
	query: string;
	headers: IncomingHttpHeaders;
	/** Parsed, unless its type says that it is no JSON. */
	body: unknown;
}

export interface Reply {
	status?: number;
	/** Sent as JSON; a string is sent as it is. */
	body?: unknown;
	headers?: Record<string, string>;
	/** Sent piece by piece instead of a body, as each comes. What it throws breaks the connection. */
	stream?: Iterable<string> | AsyncIterable<string>;
}

/** A server-sent event as the product's server writes it. */
export function eventText(event: string, data: unknown, id?: string): string {
	return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Pieces to be sent when the test says so, until it ends the stream. */
export function openStream() {
	const waiting: string[] = [];
	let ended = false;
	let wake = () => {};
	async function* pieces() {
		for (;;) {
			const next = waiting.shift();
			if (next !== undefined) yield next;
			else if (ended) return;
			else await new Promise<void>((resolve) => (wake = resolve));
		}
	}
	return {
		stream: pieces(),
		send(...more: string[]) {
			waiting.push(...more);
			wake();
		},
		end() {
			ended = true;
			wake();
		},
	};
}

/** A run that is accepted at once by `call`, e.g. "POST /api/note/write", and goes on until the test ends it. */
export function runUnderWay(call: string, run: { id: string }) {
	const { stream, send } = openStream();
	return {
		routes: {
			[call]: { status: 202, body: { run: { ...run, status: 'running' } } },
			[`GET /api/runs/${run.id}/events`]: { stream },
			[`POST /api/runs/${run.id}/cancel`]: {},
		},
		succeed: (output: object) => send(eventText('result', { run: { ...run, status: 'succeeded' }, output })),
	};
}

type Route = Reply | ((request: SeenRequest) => Reply | Promise<Reply>);

/**
 * A real HTTP server that answers as the test says, for pages that need no more of the product's server. Until
 * the test ends, the app's calls go there. What is not routed is a 404.
 */
export async function startApi(routes: Record<string, Route> = {}) {
	const requests: SeenRequest[] = [];
	const server = createServer(async (incoming, outgoing) => {
		const chunks: Buffer[] = [];
		for await (const chunk of incoming) chunks.push(chunk);
		const text = Buffer.concat(chunks).toString('utf8');
		const url = new URL(incoming.url ?? '/', 'http://localhost');
		const request: SeenRequest = {
			call: `${incoming.method} ${url.pathname}`,
			query: url.search,
			headers: incoming.headers,
			body: text === '' ? undefined : isJson(incoming.headers) ? JSON.parse(text) : text,
		};
		requests.push(request);
		const route = routes[request.call] ?? { status: 404, body: { error: 'Not found', code: 'NOT_FOUND' } };
		const reply = typeof route === 'function' ? await route(request) : route;
		const type = reply.stream ? 'text/event-stream' : 'application/json';
		outgoing.writeHead(reply.status ?? 200, { 'content-type': type, ...reply.headers });
		if (reply.stream) {
			await sendStream(outgoing, reply.stream);
			return;
		}
		outgoing.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {}));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const stop = () => {
		server.closeAllConnections();
		server.close();
	};
	onTestFinished(() => {
		vi.unstubAllEnvs();
		stop();
	});
	const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	vi.stubEnv('VITE_API_BASE', address);
	vi.stubEnv('VITE_AUTH_BASE', `${address}/api/auth`);
	return {
		address,
		/** Change it while the test runs. */
		routes,
		requests,
		/** What came in for one call. */
		seen: (call: string) => requests.filter((request) => request.call === call),
		/** From here on the server cannot be reached. */
		stop,
	};
}

function isJson(headers: IncomingHttpHeaders): boolean {
	return !/^application\/(?!json)/.test(headers['content-type'] ?? '');
}

async function sendStream(outgoing: ServerResponse, stream: NonNullable<Reply['stream']>): Promise<void> {
	outgoing.flushHeaders();
	try {
		for await (const piece of stream) outgoing.write(piece);
		outgoing.end();
	} catch {
		outgoing.destroy();
	}
}
