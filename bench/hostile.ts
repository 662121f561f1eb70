/**
 * The claim: no input that a contract allows holds up the others. What the server does on its main thread (holding a
 * request and a changed result against the contract) takes less than 100 ms of CPU, and what a process of the pool does
 * (title, prompt, draft, each file) less than 3 s. Prints the worst cases.
 *
 * `npm run bench -- hostile [TOOL…]`: only these tools; SHARE=0.1 takes a tenth of the size.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { longestOf } from '#test/hostile-steps.ts';
import { serverTools } from '#tools/server.ts';
import type { Measured } from './support/hostile-worker.ts';

const MAIN_THREAD_MS = 100;
const APART_MS = 3_000;
const LIMIT_MS = 60_000;
const MEMORY_MB = 1500;
const SHOWN = 25;

const share = Number(process.env.SHARE ?? 1);
const asked = process.argv.slice(3);
const results: Measured[] = [];
for (const id of Object.keys(serverTools)) if (asked.length === 0 || asked.includes(id)) await measure(id);
print();

/** Goes through the cases of a tool; where one takes too long, its worker ends, and the next goes on behind it. */
async function measure(id: string): Promise<void> {
	const own: Measured[] = [];
	for (let ended = false; !ended; ) ended = await measureFrom(id, own);
	results.push(...own);
	console.error(`${id}: ${own.length} inputs, ${own.filter(isSlow).length} slow`);
}

/** Whether the worker came to its end: with the last case, or for no reason that a case gave. */
async function measureFrom(id: string, own: Measured[]): Promise<boolean> {
	const worker = new Worker(new URL('./support/hostile-worker.ts', import.meta.url), {
		workerData: { id, share, from: own.length },
		resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
	});
	let underWay: Measured | null = null;
	let startedAt = 0;
	let ended = true;
	const giveUp = (failed: string) => {
		if (underWay === null) return;
		own.push({ ...underWay, apart: { draft: LIMIT_MS }, failed });
		underWay = null;
		ended = false;
		void worker.terminate();
	};
	worker.on('error', (error) => giveUp(String(error)));
	worker.on('message', (message: Measured) => {
		if (message.failed === 'under way') {
			underWay = message;
			startedAt = Number.NaN;
			return;
		}
		underWay = null;
		own.push(message);
		if (isSlow(message)) console.error(lineOf(message));
	});
	const watch = setInterval(async () => {
		const usage = await worker.cpuUsage().catch(() => null);
		if (usage === null) return;
		const now = (usage.user + usage.system) / 1000;
		if (Number.isNaN(startedAt)) startedAt = now;
		if (now - startedAt > LIMIT_MS) giveUp('took too long');
	}, 500);
	await once(worker, 'exit');
	clearInterval(watch);
	return ended;
}

function isSlow({ failed, apart, mainThread }: Measured): boolean {
	return failed !== null || longestOf(apart).ms > APART_MS || longestOf(mainThread).ms > MAIN_THREAD_MS;
}

function lineOf({ id, name, apart, mainThread, failed }: Measured): string {
	const step = (steps: Measured['apart']) => {
		const longest = longestOf(steps);
		return `${longest.ms.toFixed(0).padStart(6)} ms ${longest.name.padEnd(15)}`;
	};
	return `${step(apart)} ${step(mainThread)} ${id.padEnd(23)} ${name}${failed === null ? '' : ` (${failed})`}`;
}

function print(): void {
	const worst = (title: string, of: (result: Measured) => number) => {
		console.log(`\n${title}`);
		for (const result of results.toSorted((a, b) => of(b) - of(a)).slice(0, SHOWN)) console.log(lineOf(result));
	};
	worst('What takes longest in a process of its own', ({ apart }) => longestOf(apart).ms);
	worst('What takes longest on the main thread', ({ mainThread }) => longestOf(mainThread).ms);
	const slow = results.filter(isSlow).length;
	console.log(`\n${results.length} inputs, ${slow} slow or failed`);
	if (slow > 0) process.exitCode = 1;
}
