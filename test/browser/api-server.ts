import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

interface SeenRequest {
	/** e.g. "POST /api/auth/signin" */
	call: string;
	query: string;
	headers: IncomingHttpHeaders;
	body: unknown;
}

export interface Reply {
	status?: number;
	/** Sent as JSON; a string is sent as it is. */
	body?: unknown;
	headers?: Record<string, string>;
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
			body: text === '' ? undefined : JSON.parse(text),
		};
		requests.push(request);
		const route = routes[request.call] ?? { status: 404, body: { error: 'Not found', code: 'NOT_FOUND' } };
		const reply = typeof route === 'function' ? await route(request) : route;
		outgoing.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
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
