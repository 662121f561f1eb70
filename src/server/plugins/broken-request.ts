import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { BARE_HEADERS } from './security.ts';

const ANSWERS: Record<string, { status: string; error: string }> = {
	ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', error: 'The request did not arrive in time.' },
	HPE_HEADER_OVERFLOW: {
		status: '431 Request Header Fields Too Large',
		error: 'The headers of the request are too large.',
	},
};
const MALFORMED = { status: '400 Bad Request', error: 'The request is not well-formed HTTP.' };

/** Answers input that never became a request: it has no route, no reply and no log line. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
	if (error.code === 'ECONNRESET' || !socket.writable) {
		socket.destroy();
		return;
	}
	const { status, error: text } = ANSWERS[error.code ?? ''] ?? MALFORMED;
	const body = JSON.stringify({ error: text, code: 'INVALID_REQUEST' });
	const headers = [
		`HTTP/1.1 ${status}`,
		'content-type: application/json; charset=utf-8',
		`content-length: ${Buffer.byteLength(body)}`,
		...Object.entries(BARE_HEADERS).map((header) => header.join(': ')),
		`x-request-id: ${randomUUID()}`,
		'connection: close',
	];
	socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}
