import type { FastifyInstance } from 'fastify';
import { ApiError } from '#server/api-error.ts';

/** Lists and objects within each other; the deepest request that the app makes has about ten. */
const MOST_LEVELS = 64;

/** Entries of all lists and objects; the largest request that the app makes has a few thousand. */
const MOST_ENTRIES = 50_000;

/**
 * Reads JSON bodies, but for those that nobody fills in by hand: hundreds of thousands of small parts within the limit of
 * bytes would keep every other member waiting, and those of great depth overflow the stack of what reads them later.
 */
export function readJsonBodies(app: FastifyInstance): void {
	const parse = app.getDefaultJsonParser('error', 'error');
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
		const text = String(body);
		const problem = shapeProblem(text);
		if (problem) done(new ApiError('INVALID_REQUEST', problem));
		else parse(request, text, done);
	});
}

/** What is too much about a JSON text, from its punctuation alone; null for one that may be parsed. */
export function shapeProblem(json: string): string | null {
	let levels = 0;
	let entries = 0;
	for (let at = 0; at < json.length; at++) {
		switch (json[at]) {
			case '"':
				at = endOfString(json, at);
				break;
			case '[':
			case '{':
				levels++;
				entries++;
				break;
			case ']':
			case '}':
				levels--;
				break;
			case ',':
				entries++;
				break;
		}
		if (levels > MOST_LEVELS) return `The body is nested more than ${MOST_LEVELS} levels deep. Send it with fewer.`;
		if (entries > MOST_ENTRIES)
			return `The body has more than ${MOST_ENTRIES.toLocaleString('en-US')} entries. Send fewer at a time.`;
	}
	return null;
}

/** The place of the quote that ends the string which begins at `start`; the text's end where there is none. */
function endOfString(json: string, start: number): number {
	for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
		let backslashes = 0;
		while (json[end - 1 - backslashes] === '\\') backslashes++;
		if (backslashes % 2 === 0) return end;
	}
	return json.length;
}
