import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** A smaller response fits in one packet either way. */
const LEAST_BYTES = 1024;

/**
 * Compresses JSON, HTML and other text with `br` or `gzip`; register it before the routes. Streams (a run's events, a
 * prompt trial) are not compressed, since a compressor would hold them back. Nor are files that are compressed already:
 * those of the web app, which the build compressed, and formats such as docx and pdf.
 *
 * The length of a compressed response can reveal a secret in it to an attacker who makes the victim's browser send many
 * guesses that the response repeats (BREACH, CVE-2013-3587). That is not possible here: members are identified by a
 * bearer token in a header, which no other site can make a browser send, and no response repeats its request next to a
 * secret. Besides, responses with a token are shorter than `LEAST_BYTES`, and a page's nonce changes every time.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
	app.addHook('onSend', async (request, _reply, payload) => {
		// The library's own switch. Clients may set it too.
		if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) request.headers['x-no-compression'] = 'a stream';
		return payload;
	});
	await app.register(compress, {
		threshold: LEAST_BYTES,
		encodings: ['br', 'gzip'],
		// Reject compressed requests as malformed: their true size is unknown.
		globalDecompression: false,
	});
	// Fastify's own HEAD hook counts the body and drops it. It must run last to count the compressed body.
	app.addHook('onRoute', (route) => {
		if (route.method === 'HEAD' && Array.isArray(route.onSend)) route.onSend.reverse();
	});
}
