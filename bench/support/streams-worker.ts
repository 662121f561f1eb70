/** The two other sides of `bench/streams.ts`, each in a thread of its own. */
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { readEvents } from '#test/event-stream.ts';
import { answer, startModelServer } from '#test/model-server.ts';
import { endpoint, input, written } from './written.ts';

const RAMP_MS = 5000;
/** Some forty words a second for each member, in about forty pieces. */
const PACE = { headersAfterMs: 2000, pieceEveryMs: 600, pieceLength: 150 };

interface Members {
	address: string;
	tokens: string[];
}

const say = (to: string, said: string) => parentPort?.postMessage({ to, said });

if (workerData.role === 'model') {
	const models = await startModelServer(answer(written, PACE));
	say('start', models.url);
} else {
	follow(workerData as Members);
	say('start', '');
}

function follow({ address, tokens }: Members): void {
	let streaming = 0;
	let whenAll = () => {};
	parentPort?.on('message', async (question: string) => {
		if (question === 'streaming') {
			if (streaming < tokens.length)
				await new Promise<void>((resolve) => {
					whenAll = resolve;
				});
			say(question, '');
			return;
		}
		streaming = 0;
		const errors = await Promise.all(
			tokens.map(async (token, number) => {
				await pause((number / tokens.length) * RAMP_MS);
				const begun = () => {
					streaming++;
					if (streaming === tokens.length) whenAll();
				};
				return followOne(address, token, begun).catch((error: unknown) => {
					console.error(error);
					begun();
					return 1;
				});
			}),
		);
		say(question, String(errors.reduce((sum, count) => sum + count, 0)));
	});
}

/** 0 when the run came to a good end and parts were seen before. */
async function followOne(address: string, token: string, onFirstPart: () => void): Promise<number> {
	const response = await fetch(address + endpoint, {
		method: 'POST',
		headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', prefer: 'respond-async' },
		body: JSON.stringify(input),
	});
	if (!response.ok) throw new Error(`a run was answered with ${response.status}: ${await response.text()}`);
	const { run } = (await response.json()) as { run: { id: string } };
	let parts = 0;
	for await (const event of readEvents(address, run.id, { token })) {
		if (event.name === 'partial' && parts++ === 0) onFirstPart();
		if (event.name === 'result') return parts > 0 ? 0 : 1;
		if (event.name === 'error') throw new Error(event.data.error);
	}
	throw new Error('the events ended before the run did');
}
