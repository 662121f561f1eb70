/** What model servers, and what stands before them, send in place of a proper event stream. */
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Behaviour, openStream, sendPiece } from './model-server.ts';

/** The page of a proxy, with the status of a success. */
export const webPage: Behaviour = (response) => {
	response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
	response.end('<!doctype html><title>Welcome</title><p>The service is being set up.');
};

/** Streams, and says that it is something else. */
export function streamAs(contentType: string, answered: string): Behaviour {
	return (response) => {
		response.writeHead(200, { 'content-type': contentType });
		sendPiece(response, { content: answered }, 'stop');
		response.end('data: [DONE]\n\n');
	};
}

/** A whole answer in one piece, although a stream was asked for. */
export function withoutStream(answered: string): Behaviour {
	return (response) => {
		response.writeHead(200, { 'content-type': 'application/json' });
		const message = { role: 'assistant', content: answered };
		response.end(JSON.stringify({ id: 'answer', choices: [{ index: 0, message, finish_reason: 'stop' }] }));
	};
}

export const emptyStream: Behaviour = (response) => {
	openStream(response);
	response.end();
};

/** Something between the pieces of the answer that is no JSON. */
export function brokenData(answered: string): Behaviour {
	return (response) => {
		openStream(response);
		sendPiece(response, { content: answered.slice(0, 10) });
		response.write('data: {"id": "answer", "choices": [{\n\n');
		sendPiece(response, { content: answered.slice(10) }, 'stop');
		response.end('data: [DONE]\n\n');
	};
}

/** Everything is there but the last line of the protocol. */
export function withoutDone(answered: string): Behaviour {
	return (response) => {
		openStream(response);
		sendPiece(response, { content: answered }, 'stop');
		response.end();
	};
}

/** Sent in packets of a few bytes, so that lines and characters are cut in the middle. */
export function inSplinters(answered: string): Behaviour {
	return async (response) => {
		openStream(response);
		const chunk = { id: 'answer', choices: [{ index: 0, delta: { content: answered }, finish_reason: 'stop' }] };
		const bytes = Buffer.from(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
		for (let start = 0; start < bytes.length; start += 3) await send(response, bytes.subarray(start, start + 3));
		response.end();
	};
}

/** An error told within a stream that began well. */
export function errorInStream(error: object): Behaviour {
	return (response) => {
		openStream(response);
		sendPiece(response, { content: '{"report": ' });
		response.end(`data: ${JSON.stringify({ error })}\n\n`);
	};
}

/** Goes on and on, a letter at a time. */
export const trickle: Behaviour = async (response) => {
	openStream(response);
	sendPiece(response, { content: '{"report": {"summary": "' });
	while (!response.destroyed) {
		sendPiece(response, { content: 'a' });
		await pause(20);
	}
};

function send(response: ServerResponse, bytes: Buffer): Promise<void> {
	return new Promise((resolve) => response.write(bytes, () => setImmediate(resolve)));
}
