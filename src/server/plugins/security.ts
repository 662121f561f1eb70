import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '#server/env.ts';

const nonces = new WeakMap<object, string>();

/** The nonce for the style elements of this response; always the same for the same response. */
export function styleNonce(response: object): string {
	const nonce = nonces.get(response) ?? randomBytes(16).toString('base64');
	nonces.set(response, nonce);
	return nonce;
}

/** For an answer that is written without the app: it holds nothing that a browser may run, frame or keep. */
export const BARE_HEADERS: Readonly<Record<string, string>> = {
	'cache-control': 'no-store',
	'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
	'referrer-policy': 'no-referrer',
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
};

/** What a browser heeds in documents alone. */
const OF_DOCUMENTS = [
	'cross-origin-opener-policy',
	'origin-agent-cluster',
	'x-dns-prefetch-control',
	'x-download-options',
	'x-frame-options',
	'x-permitted-cross-domain-policies',
	'x-xss-protection',
];

/**
 * Leaves a file of the web app the headers that a script, a worker or a picture heeds: a page asks for some 80 files,
 * and the others were a tenth of what it loads. The policy holds for workers, and for a picture opened by itself.
 */
export function fileHeaders(response: ServerResponse): void {
	for (const name of OF_DOCUMENTS) response.removeHeader(name);
	response.setHeader('content-security-policy', "default-src 'self'");
}

/**
 * Sets the headers that protect the session in the browser's storage: only our own scripts, no framing, no requests to
 * other hosts. Mantine sets style attributes, and marks its style elements with the nonce.
 */
export async function secureHeaders(
	app: FastifyInstance,
	env: Pick<Environment, 'publicUrl' | 'corsOrigins'>,
): Promise<void> {
	await app.register(helmet, {
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				defaultSrc: ["'self'"],
				scriptSrc: ["'self'"],
				styleSrc: ["'self'", (_request, response: ServerResponse) => `'nonce-${styleNonce(response)}'`],
				styleSrcAttr: ["'unsafe-inline'"],
				imgSrc: ["'self'", 'data:'],
				fontSrc: ["'self'"],
				connectSrc: ["'self'"],
				frameAncestors: ["'none'"],
				baseUri: ["'none'"],
				formAction: ["'self'"],
				objectSrc: ["'none'"],
			},
		},
		// Only on https: a browser that has seen this header refuses plain http on this host for the whole period.
		strictTransportSecurity: env.publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
		referrerPolicy: { policy: 'no-referrer' },
		xFrameOptions: { action: 'deny' },
	});
	// The default for all routes: no browser or proxy may store what a member receives.
	app.addHook('onRequest', async (_request, reply) => {
		reply.header('cache-control', 'no-store');
	});
	if (env.corsOrigins.length === 0) return;
	await app.register(cors, {
		origin: [...env.corsOrigins],
		credentials: true,
		methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
		allowedHeaders: ['authorization', 'content-type', 'prefer', 'idempotency-key', 'last-event-id'],
		exposedHeaders: ['x-request-id', 'retry-after', 'content-disposition', 'preference-applied', 'location'],
	});
}
