import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '#server/api-error.ts';
import { memberOf, requireMember } from '#server/plugins/session.ts';
import { runNotFound } from '#server/runs/cancel.ts';
import type { RunContext } from '#server/runs/context.ts';
import { findRun } from '#server/runs/store.ts';
import { type EventSink, streamRun } from '#server/runs/stream.ts';
import { runParamsSchema } from './runs.ts';

const HEARTBEAT_MS = 15_000;

/** More streams than anybody has tabs. */
const MOST_OF_A_MEMBER = 30;

/** With less than this unread, the reader is keeping up. */
const MOST_UNREAD_BYTES = 64 * 1024;

/** Streams a run's progress as server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export async function runEventRoutes(instance: FastifyInstance, { context }: { context: RunContext }): Promise<void> {
	const open = new Map<string, number>();

	instance.withTypeProvider<ZodTypeProvider>().get(
		'/api/runs/:id/events',
		{
			onRequest: requireMember,
			schema: {
				summary: 'Follow a run',
				description:
					'Server-sent events: `status`, `partial` (all that is written so far), then `result` or `error`. `Last-Event-ID` resumes. A stream that ends without either is to be opened again.',
				tags: ['Runs'],
				security: [{ bearer: [] }],
				params: runParamsSchema,
				headers: z.object({ 'last-event-id': z.string().max(100).optional() }),
				response: { 200: z.string().describe('text/event-stream') },
			},
		},
		async (request, reply) => {
			const member = memberOf(request);
			const row = await findRun(context.db, member.id, request.params.id);
			if (!row) throw runNotFound();
			const count = open.get(member.id) ?? 0;
			if (count >= MOST_OF_A_MEMBER) throw tooMany();
			open.set(member.id, count + 1);
			const leave = () => {
				const left = (open.get(member.id) ?? 1) - 1;
				if (left === 0) open.delete(member.id);
				else open.set(member.id, left);
			};
			return stream(reply, (sink) => streamRun(context, row, sink, readSeen(request.headers['last-event-id'])), leave);
		},
	);
}

function stream(reply: FastifyReply, begin: (sink: EventSink) => () => void, onEnd: () => void): FastifyReply {
	const body = new PassThrough();
	const heartbeat = setInterval(() => body.write(': \n\n'), HEARTBEAT_MS);
	const sink: EventSink = {
		send(name, data, id) {
			if (body.writableEnded) return;
			body.write(`event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`);
		},
		ready: () => body.readableLength + body.writableLength < MOST_UNREAD_BYTES,
		close: () => body.end(),
	};
	const leave = begin(sink);
	body.once('close', () => {
		clearInterval(heartbeat);
		leave();
		onEnd();
	});
	return reply
		.type('text/event-stream')
		.header('cache-control', 'no-store')
		.header('x-accel-buffering', 'no')
		.serializer((sent: string) => sent)
		.send(body);
}

/** The last sequence the client has seen; -1 if the id is missing or not one of ours. */
function readSeen(header: string | undefined): number {
	return header !== undefined && /^\d{1,16}$/.test(header) ? Number(header) : -1;
}

function tooMany(): ApiError {
	const message = `You follow ${MOST_OF_A_MEMBER} runs at once: close a few of their pages.`;
	return new ApiError('TOO_MANY_ATTEMPTS', message, { retryAfter: 15 });
}
