import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** A smaller answer is one packet either way. */
const LEAST_BYTES = 1024;

/**
 * Compresses JSON, HTML and other text on its way, as `br` or `gzip`; register it before the routes. What comes bit by bit
 * stays as it is, since a compressor would hold it back: the events of a run, the trial of a prompt. So do the files of
 * the web app, which the build compressed, and whatever is compressed by its nature, such as docx and pdf.
 *
 * The length of a compressed answer can betray a secret in it to somebody who makes the victim's browser ask again and
 * again with guesses of theirs, which the answer repeats (BREACH, CVE-2013-3587). Neither is possible here: a request is
 * a member's by a bearer token in a header, which no other site can make a browser send, and no answer repeats what was
 * asked beside a secret. The answers that carry a token are shorter than `LEAST_BYTES` besides, and the nonce of a page
 * is another one each time.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
	app.addHook('onSend', async (request, _reply, payload) => {
		// The library's own switch; whoever asks may set it as well.
		if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) request.headers['x-no-compression'] = 'a stream';
		return payload;
	});
	await app.register(compress, {
		threshold: LEAST_BYTES,
		encodings: ['br', 'gzip'],
		// A compressed request is refused as malformed: its true size would be anybody's guess.
		globalDecompression: false,
	});
	// Fastify's own hook for HEAD counts the answer and drops it: it comes last, or it would count what is not compressed.
	app.addHook('onRoute', (route) => {
		if (route.method === 'HEAD' && Array.isArray(route.onSend)) route.onSend.reverse();
	});
}
