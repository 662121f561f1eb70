import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#server/api-error.ts';
import { escapeHtml } from '#server/export/html.ts';
import { notFound } from './errors.ts';
import { fileHeaders, styleNonce } from './security.ts';

/** What the browser learns about the installation. It is part of the page, so anybody can read it. */
export interface AppSettings {
	purchaseUrl: string;
	supportEmail: string;
	/** The name of the connected model, or null. */
	engine: string | null;
}

const A_YEAR = 365 * 24 * 3600 * 1000;

/**
 * Serves the built web app as the build compressed it: hashed files are cached for good, other files for an hour. Every
 * other path that a person may open gets the page; unknown API paths and missing files remain 404s.
 */
export async function serveWebApp(
	app: FastifyInstance,
	webDir: string,
	settings: () => Promise<AppSettings>,
): Promise<void> {
	const indexFile = join(webDir, 'index.html');
	const page = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : null;
	if (page !== null) {
		await app.register(serveFiles, {
			root: webDir,
			wildcard: false,
			index: false,
			globIgnore: ['**/index.html', '**/*.{br,gz}'],
			preCompressed: true,
			setHeaders(reply, path) {
				const hashed = path.slice(webDir.length).startsWith('/assets/');
				const forever = `public, max-age=${A_YEAR / 1000}, immutable`;
				fileHeaders(reply.raw);
				reply.header('cache-control', hashed ? forever : 'public, max-age=3600');
			},
			cacheControl: false,
		});
	}
	app.setNotFoundHandler(async (request) => {
		throw notFound(request);
	});
	app.get('/*', { schema: { hide: true } }, async (request, reply) => {
		if (!isPage(request)) throw notFound(request);
		if (page === null) throw new ApiError('NOT_READY', 'The pages are not built yet. Run: npm run build');
		const told = escapeHtml(JSON.stringify(await settings()));
		return sendPage(
			reply,
			page.replaceAll('__APP_SETTINGS__', () => told),
		);
	});
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
	return reply
		.code(200)
		.header('cache-control', 'no-cache')
		.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
		.type('text/html; charset=utf-8')
		.send(page.replaceAll('__CSP_NONCE__', styleNonce(reply.raw)));
}

function isPage(request: FastifyRequest): boolean {
	const path = request.url.split('?', 1)[0] ?? '';
	if (/^\/(api|assets)(\/|$)/.test(path) || /\.[^/.]*$/.test(path)) return false;
	return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
}
