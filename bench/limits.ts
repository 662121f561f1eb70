/**
 * The claims: a megabyte of a call is read in 400 ms, whatever its format; a second process is refused the embedded
 * database within a second of its start; a job reaches its worker within a second. Medians of five rounds, beside a
 * calibration loop that takes some 16 ms on the machine that the limits were set on: where it takes longer, all may.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#server/database/open.ts';
import { openQueue } from '#server/queue/queue.ts';
import { yardstick } from '#test/best-time.ts';
import { freshDataDir } from '#test/data-dir.ts';
import { readCall } from '#transcript/read.ts';
import { quantile } from './support/statistics.ts';

const ROUNDS = 5;
const CALIBRATION_MS = 16;
const MEGABYTE = 1_000_000;

const SAID = 'So the price of this part is $40, and we need twelve of them by Friday, no later than noon.';
const clock = (second: number) => new Date(second * 1000).toISOString().slice(11, 23);
const FORMATS: Record<string, (index: number) => string> = {
	'plain labels': (index) => `${index % 2 ? 'Ann' : 'Bob'}: ${SAID}\n`,
	'times in brackets': (index) => `[${clock(index).slice(0, 8)}] ${index % 2 ? 'Ann' : 'Bob'}: ${SAID}\n`,
	captions: (index) => `${index}\n${clock(index)} --> ${clock(index + 1)}\n<v ${index % 2 ? 'Ann' : 'Bob'}>${SAID}\n\n`,
	'a table': (index) => `${index},${index % 2 ? 'Ann' : 'Bob'},"${SAID}"\n`,
	JSON: (index) => `{"speaker":"${index % 2 ? 'Ann' : 'Bob'}","start":${index},"text":"${SAID}"},\n`,
};
const HEADS: Record<string, string> = { captions: 'WEBVTT\n\n', 'a table': 'start,speaker,text\n', JSON: '[' };

function callOf(format: string, line: (index: number) => string): string {
	let text = HEADS[format] ?? '';
	for (let index = 1; text.length < MEGABYTE; index++) text += line(index);
	return format === 'JSON' ? `${text}{}]` : text;
}

const dataDir = await freshDataDir();
const database = await openDatabase({ dataDir });
const queue = await openQueue(database);
await queue.define('quick', { retryLimit: 0 });
let arrived = () => {};
await queue.boss.work('quick', { pollingIntervalSeconds: 60 }, async () => arrived());

const IMPORT = "const { openDatabase } = await import('#server/database/open.ts');";

/** How long a process takes; fails when it ends with another code. */
async function runs(program: string, expected: number): Promise<number> {
	const settings = { cwd: join(import.meta.dirname, '..'), stdio: 'ignore' } as const;
	const started = performance.now();
	const [code] = await once(spawn(process.execPath, ['--input-type=module', '-e', program], settings), 'exit');
	if (code !== expected) throw new Error(`a process ended with ${code}`);
	return performance.now() - started;
}

/** What a refusal takes beyond the start of the process. */
async function refusal(): Promise<number> {
	const start = await runs(IMPORT, 0);
	return (await runs(`${IMPORT} await openDatabase(${JSON.stringify({ dataDir })})`, 1)) - start;
}

async function job(): Promise<void> {
	const done = new Promise<void>((resolve) => {
		arrived = resolve;
	});
	await queue.boss.send('quick', {});
	await done;
}

/** Is timed, unless it gives a time of its own. */
type Work = () => unknown;

const works: [string, number, Work][] = [
	...Object.entries(FORMATS).map(([format, line]): [string, number, Work] => {
		const text = callOf(format, line);
		return [`a megabyte of ${format}`, 400, () => readCall(text)];
	}),
	['a second process is refused', 1000, refusal],
	['a job reaches its worker', 1000, job],
];

async function median(work: Work): Promise<number> {
	const times: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const started = performance.now();
		const own = await work();
		times.push(typeof own === 'number' ? own : performance.now() - started);
	}
	return quantile(times, 0.5);
}

await median(yardstick);
for (const [name, limit, work] of works) {
	const [calibration, took] = [await median(yardstick), await median(work)];
	const allowed = limit * Math.max(1, calibration / CALIBRATION_MS);
	const verdict = took < allowed ? '' : '  too long';
	console.log(`${name}: ${took.toFixed(0)} ms of ${limit} (calibration ${calibration.toFixed(0)} ms)${verdict}`);
	if (took >= allowed) process.exitCode = 1;
}
await queue.close();
await database.close();
await rm(dataDir, { recursive: true });
