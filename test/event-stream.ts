/** Reads the events of a run over real HTTP, as a browser does. */
import type { RunEvents } from '#shared/runs.ts';

export type ReceivedEvent = {
	[Name in keyof RunEvents]: { name: Name; id: string | undefined; data: RunEvents[Name] };
}[keyof RunEvents];

export interface EventOptions {
	token: string;
	/** Of the last event that was seen. */
	lastId?: string | undefined;
	signal?: AbortSignal;
}

/** One event after the other, until the server ends the stream. Throws where it is answered with anything else. */
export async function* readEvents(
	address: string,
	runId: string,
	options: EventOptions,
): AsyncGenerator<ReceivedEvent> {
	const { token, lastId, signal } = options;
	const response = await fetch(`${address}/api/runs/${runId}/events`, {
		headers: { authorization: `Bearer ${token}`, ...(lastId ? { 'last-event-id': lastId } : {}) },
		signal,
	});
	const type = response.headers.get('content-type');
	if (type !== 'text/event-stream') throw new Error(`the events were answered with ${response.status} ${type}`);
	let rest = '';
	for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
		const blocks = (rest + chunk).split('\n\n');
		rest = blocks.pop() ?? '';
		for (const block of blocks) {
			const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
			if (fields.event) yield { name: fields.event, id: fields.id, data: JSON.parse(fields.data) };
		}
	}
}

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
	const all: Item[] = [];
	for await (const item of items) all.push(item);
	return all;
}
