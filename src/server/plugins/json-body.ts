import type { FastifyInstance } from 'fastify';
import { ApiError } from '#server/api-error.ts';

/** Nested lists and objects; the deepest request of the app has about ten levels. */
const MOST_LEVELS = 64;

/** Entries of all lists and objects together; the largest request of the app has a few thousand. */
const MOST_ENTRIES = 50_000;

/**
 * Parses JSON bodies, but rejects shapes that no form produces. Within the byte limit, hundreds of thousands of small
 * parts would block every other member, and deep nesting would overflow the stack of later code.
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

/** What is excessive about a JSON text, judging by its punctuation alone; null if it may be parsed. */
export function shapeProblem(json: string, mostEntries = MOST_ENTRIES): string | null {
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
		if (entries > mostEntries)
			return `The body has more than ${mostEntries.toLocaleString('en-US')} entries. Send fewer at a time.`;
	}
	return null;
}

/** The index of the closing quote of the string that begins at `start`; the text's length if there is none. */
function endOfString(json: string, start: number): number {
	for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
		let backslashes = 0;
		while (json[end - 1 - backslashes] === '\\') backslashes++;
		if (backslashes % 2 === 0) return end;
	}
	return json.length;
}
