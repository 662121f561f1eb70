import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** A smaller answer is one packet either way. */
const LEAST_BYTES = 1024;

/**
 * Answers that are whole when they are sent. Never what comes bit by bit, since a compressor holds it back: the events of
 * a run (`text/event-stream`) and the trial of a prompt (`text/plain`). Nor what is compressed already: docx, pdf, zip.
 */
const WHOLE_TEXT = /^(?:application\/json|text\/(?:html|csv|markdown|calendar))\s*(?:;|$)/;

/** Most of what slower qualities save, in a few milliseconds for the largest answers. */
const QUALITY = 4;

/**
 * Compresses JSON and HTML on their way; register it before the routes. Files of the web app were compressed at the build.
 *
 * The length of a compressed answer can betray a secret in it to somebody who makes the victim's browser ask again and
 * again with guesses of theirs, which the answer repeats (BREACH, CVE-2013-3587). Neither is possible here: a request is
 * a member's by a bearer token in a header, which no other site can make a browser send, and no answer repeats what was
 * asked beside a secret. The answers that carry a token are shorter than `LEAST_BYTES` besides, and the nonce of a page
 * is another one each time.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
	await app.register(compress, {
		threshold: LEAST_BYTES,
		customTypes: WHOLE_TEXT,
		encodings: ['br', 'gzip'],
		brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
		// A compressed request is refused by its content type's parser: its true size would be anybody's guess.
		globalDecompression: false,
	});
	// Fastify's own hook for HEAD counts the answer and drops it: it comes last, or it would count what is not compressed.
	app.addHook('onRoute', (route) => {
		if (route.method === 'HEAD' && Array.isArray(route.onSend)) route.onSend.reverse();
	});
}
