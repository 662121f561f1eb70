/** What holds of each answer, whatever was asked. */
import { resolve } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';

/** Of our sources, of the database and of the machine. */
const INSIDES = [
	/\bat \S+ \(?\S+:\d+:\d+/,
	/node:internal|node_modules|file:\/\/\//,
	/\.(?:ts|m?js):\d+/,
	/Failed query|pg_catalog|pgboss|violates|syntax error at/,
	/(?:Type|Range|Reference|Syntax|Zod)Error\b/,
	/\bFST_[A-Z_]+/,
	/Invalid input|expected \w+, received|Unrecognized key|The body is not a field/,
];
const PLACES = [resolve(import.meta.dirname, '../..'), '/nowhere'];

const ACCOUNT_ROUTE = /^\/api\/(?:auth|password)(?:[/?]|$)/;

/** Which promises an answer breaks, in words; none where all is well. */
export function brokenPromises(url: string, answer: LightMyRequestResponse, dataDir: string): string[] {
	const { statusCode, headers, body } = answer;
	const broken: string[] = [];
	const promise = (isKept: boolean, words: string) => {
		if (!isKept) broken.push(words);
	};
	promise(statusCode < 500 || tellsOfTheModel(url, answer), `answers ${statusCode}`);
	const leak = INSIDES.map((pattern) => pattern.exec(body)?.[0]).find((found) => found !== undefined);
	promise(leak === undefined, `shows “${leak}”`);
	promise(![...PLACES, dataDir].some((place) => body.includes(place)), 'shows a path of this machine');
	promise(headers['x-content-type-options'] === 'nosniff', 'lets a browser guess what it is');
	promise(String(headers['content-security-policy']).includes('default-src'), 'has no content security policy');
	promise(/^[\w-]{36}$/.test(String(headers['x-request-id'])), 'names no request');
	promise(headers['cache-control'] === 'no-store', 'may be stored');
	promise(headers['set-cookie'] === undefined, 'sets a cookie');
	if (statusCode >= 400) broken.push(...brokenByError(url, answer));
	return broken;
}

function brokenByError(url: string, { statusCode, headers, body }: LightMyRequestResponse): string[] {
	if (!String(headers['content-type']).startsWith('application/json')) return ['is an error, and no JSON'];
	const { code, error, message } = JSON.parse(body) as { code?: ErrorCode; error?: unknown; message?: unknown };
	const words = ACCOUNT_ROUTE.test(url) ? message : error;
	if (typeof words !== 'string' || words === '') return ['is an error without words'];
	if (code === undefined || ERROR_STATUS[code] !== statusCode) return [`is ${statusCode} with the code ${code}`];
	return [];
}

/** That there is no model, or that what an owner names as one is none. */
function tellsOfTheModel(url: string, { statusCode }: LightMyRequestResponse): boolean {
	if (url.startsWith('/api/settings/model/')) return statusCode === 502;
	return url.startsWith('/api/prompt-generator/try') && statusCode === 503;
}
