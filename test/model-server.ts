/** A model server that speaks the OpenAI protocol over real HTTP, and can fail in all the ways that real ones do. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { FACTS_RULES } from '#call-facts/model/rules.ts';

/** One request as the server got it. */
interface ModelRequest {
	at: number;
	path: string;
	authorization: string | undefined;
	/** As it was sent, for the protocols of other providers. */
	text: string;
	body: {
		model: string;
		messages: { role: string; content: string }[];
		response_format?: { type: string; json_schema?: { schema: object } };
		stream?: boolean;
	};
}

/** How the prompt for the facts of a call begins. */
const FACTS_ARE_ASKED = FACTS_RULES.slice(0, FACTS_RULES.indexOf(','));

export type Behaviour = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

export interface ModelServer {
	/** For AI_BASE_URL. */
	readonly url: string;
	readonly requests: ModelRequest[];
	/** Those that asked for the facts of a call; `requests` is without them. */
	readonly factsRequests: ModelRequest[];
	/** How many requests are being answered now. */
	readonly busy: number;
	/** How many were being answered at once, at most. */
	readonly busiest: number;
	close(): Promise<void>;
}

/**
 * Answers the first question with the first behaviour and so on; the last one is repeated. Lists its models always. A
 * question for the facts of a call is refused and takes no behaviour of the plan, so that the built-in reading counts.
 */
export function startModelServer(...plan: Behaviour[]): Promise<ModelServer> {
	return startCallModelServer([status(400)], plan);
}

/** The same, with a plan of its own for the questions for the facts of a call. */
export async function startCallModelServer(
	factsPlan: readonly Behaviour[],
	plan: readonly Behaviour[],
): Promise<ModelServer> {
	const requests: ModelRequest[] = [];
	const factsRequests: ModelRequest[] = [];
	let busy = 0;
	let busiest = 0;
	const server = createServer(async (incoming, response) => {
		if (incoming.method === 'GET') return sendModels(response);
		busiest = Math.max(busiest, ++busy);
		response.once('close', () => busy--);
		const chunks: Buffer[] = [];
		for await (const chunk of incoming) chunks.push(chunk);
		const text = Buffer.concat(chunks).toString('utf8');
		const { authorization } = incoming.headers;
		const request = { at: Date.now(), path: incoming.url ?? '', authorization, text, body: JSON.parse(text) };
		const [asked, planned] = text.includes(FACTS_ARE_ASKED) ? [factsRequests, factsPlan] : [requests, plan];
		asked.push(request);
		const behave = planned[Math.min(asked.length, planned.length) - 1];
		if (!behave) throw new Error('the model server has no plan');
		await behave(response, request);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/v1`,
		requests,
		factsRequests,
		get busy() {
			return busy;
		},
		get busiest() {
			return busiest;
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

export interface AnswerOptions {
	/** Sent before the answer in the field that reasoning models use. */
	reasoning?: string;
	/** Before the headers. */
	headersAfterMs?: number;
	/** The headers wait for it. */
	until?: Promise<unknown>;
	/** The second half of the answer waits for it. */
	halfUntil?: Promise<unknown>;
	/** Between two pieces. */
	pieceEveryMs?: number;
	/** In characters. */
	pieceLength?: number;
	finishReason?: string;
	/** Null for a server that tells nothing. */
	usage?: { prompt_tokens: number; completion_tokens: number; cost?: number } | null;
}

/** Streams a whole answer; an object is sent as its JSON. */
export function answer(content: string | object, options: AnswerOptions = {}): Behaviour {
	return async (response) => {
		if (options.headersAfterMs) await pause(options.headersAfterMs);
		await options.until;
		openStream(response);
		if (options.reasoning) sendPiece(response, { reasoning_content: options.reasoning });
		const pieces = inPieces(typeof content === 'string' ? content : JSON.stringify(content), options.pieceLength);
		const half = Math.floor(pieces.length / 2);
		for (const [index, piece] of pieces.entries()) {
			if (index === half) await options.halfUntil;
			sendPiece(response, { content: piece });
			if (options.pieceEveryMs) await pause(options.pieceEveryMs);
		}
		sendPiece(
			response,
			{},
			options.finishReason ?? 'stop',
			options.usage === undefined ? { prompt_tokens: 100, completion_tokens: 20 } : (options.usage ?? undefined),
		);
		response.end('data: [DONE]\n\n');
	};
}

/** Fails with an HTTP status. */
export function status(code: number, headers: Record<string, string> = {}, body: object = {}): Behaviour {
	return (response) => {
		response.writeHead(code, { 'content-type': 'application/json', ...headers });
		response.end(JSON.stringify({ error: { message: 'no', ...body } }));
	};
}

/** Breaks the connection in the middle of the answer. */
export function cutStream(content: string): Behaviour {
	return async (response) => {
		openStream(response);
		sendPiece(response, { content });
		await pause(20);
		response.destroy();
	};
}

/** Ends the stream properly, but without saying that the answer is complete. */
export function endEarly(content: string): Behaviour {
	return (response) => {
		openStream(response);
		sendPiece(response, { content });
		response.end();
	};
}

/** Closes the connection without a word. */
export const hangUp: Behaviour = (response) => {
	response.destroy();
};

/** Never answers. */
export const stayMute: Behaviour = () => {};

/** Sends its headers and nothing else. */
export const streamNothing: Behaviour = (response) => {
	openStream(response);
};

/** Begins, and never ends. */
export function stall(content: string): Behaviour {
	return (response) => {
		openStream(response);
		sendPiece(response, { content });
	};
}

function sendModels(response: ServerResponse): void {
	response.writeHead(200, { 'content-type': 'application/json' });
	response.end(JSON.stringify({ object: 'list', data: [{ id: 'test-model' }, { id: 'other-\u001bmodel' }] }));
}

export function openStream(response: ServerResponse): void {
	response.writeHead(200, { 'content-type': 'text/event-stream' });
	response.flushHeaders();
}

export function sendPiece(response: ServerResponse, delta: object, finish: string | null = null, usage?: object): void {
	const choices = [{ index: 0, delta, finish_reason: finish }];
	response.write(`data: ${JSON.stringify({ id: 'answer', created: 1, model: 'test-model', choices, usage })}\n\n`);
}

function inPieces(text: string, length = 40): string[] {
	return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
		text.slice(index * length, (index + 1) * length),
	);
}
