/** Another member's requests, in a thread of its own so that only the server can keep them waiting. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';

const EVERY_MS = 10;
const PATHS = ['/readyz', '/api/runs'];

interface Target {
	url: string;
	token: string;
}

export interface Poller {
	/** The waits of all requests since the last call, in milliseconds. */
	waits(): Promise<number[]>;
	stop(): Promise<number>;
}

export function startPoller(target: Target): Poller {
	const worker = new Worker(new URL(import.meta.url), { workerData: target });
	return {
		async waits() {
			worker.postMessage('waits');
			const [waits] = await once(worker, 'message');
			return waits;
		},
		stop: () => worker.terminate(),
	};
}

async function poll({ url, token }: Target): Promise<void> {
	let waits: number[] = [];
	parentPort?.on('message', () => {
		parentPort?.postMessage(waits);
		waits = [];
	});
	for (;;) {
		for (const path of PATHS) {
			const asked = performance.now();
			const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
			await response.arrayBuffer();
			if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
			waits.push(performance.now() - asked);
		}
		await pause(EVERY_MS);
	}
}

if (workerData?.url) await poll(workerData);
