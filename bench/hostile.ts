/**
 * The claim: no input that a contract allows holds up the others. What runs on the server's main thread (the request
 * read, title, prompt, documents, rows) takes less than 100 ms of CPU, a draft with its grounding less than 3 s. Prints
 * the worst cases; names of tools as arguments measure those alone, `SHARE=0.1` a tenth of the size.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { serverTools } from '#tools/server.ts';
import type { Measured } from './support/hostile-worker.ts';

const MAIN_THREAD_MS = 100;
const DRAFT_MS = 3_000;
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
		own.push({ ...underWay, draft: LIMIT_MS, failed });
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

function longestStep(result: Measured): [string, number] {
	const steps = Object.entries(result.mainThread).sort(([, a], [, b]) => b - a);
	return steps[0] ?? ['', 0];
}

function isSlow(result: Measured): boolean {
	return result.failed !== null || result.draft > DRAFT_MS || longestStep(result)[1] > MAIN_THREAD_MS;
}

function lineOf(result: Measured): string {
	const [step, took] = longestStep(result);
	const figures = `${result.draft.toFixed(0).padStart(6)} ms  ${took.toFixed(0).padStart(5)} ms ${step.padEnd(14)}`;
	return `${figures} ${result.id.padEnd(23)} ${result.name}${result.failed === null ? '' : ` (${result.failed})`}`;
}

function print(): void {
	const shown = (title: string, sorted: readonly Measured[]) => {
		console.log(`\n${title}`);
		for (const result of sorted.slice(0, SHOWN)) console.log(lineOf(result));
	};
	shown(
		'The longest drafts, with the longest step on the main thread',
		results.toSorted((a, b) => b.draft - a.draft),
	);
	shown(
		'The longest steps on the main thread',
		results.toSorted((a, b) => longestStep(b)[1] - longestStep(a)[1]),
	);
	const failed = results.filter(({ failed }) => failed !== null);
	if (failed.length > 0) shown('Failed', failed);
	const slow = results.filter(isSlow).length;
	console.log(`\n${results.length} inputs, ${slow} slow or failed`);
	if (slow > 0) process.exitCode = 1;
}
