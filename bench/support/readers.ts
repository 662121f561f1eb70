/** Members who read without a pause, in a thread of their own, so that the server is not kept from its work by them. */
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { parentPort, Worker, workerData } from 'node:worker_threads';

const CONNECTIONS = 20;
const ROUND_MS = 1500;

export interface Readers {
	/** How often a second the address is answered. */
	perSecond(url: string): Promise<number>;
	stop(): Promise<number>;
}

export function startReaders(token: string): Readers {
	const worker = new Worker(new URL(import.meta.url), { workerData: { token } });
	return {
		async perSecond(url) {
			worker.postMessage(url);
			const [answered] = await once(worker, 'message');
			return answered;
		},
		stop: () => worker.terminate(),
	};
}

async function read(url: string, token: string): Promise<number> {
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
	const headers = { authorization: `Bearer ${token}` };
	const began = performance.now();
	let answered = 0;
	const one = async () => {
		while (performance.now() - began < ROUND_MS) {
			await new Promise<void>((resolve, reject) => {
				get(url, { agent, headers }, (response) => {
					if (response.statusCode !== 200) reject(new Error(`${url} was answered with ${response.statusCode}`));
					response.resume().on('end', resolve);
				}).on('error', reject);
			});
			answered++;
		}
	};
	await Promise.all(Array.from({ length: CONNECTIONS }, one));
	agent.destroy();
	return (answered * 1000) / (performance.now() - began);
}

if (workerData?.token) {
	parentPort?.on('message', async (url: string) => parentPort?.postMessage(await read(url, workerData.token)));
}
