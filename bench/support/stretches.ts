/** For how long the main thread of a process computes at a stretch; imported by the server that is measured. */
import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const LOOK_EVERY_MS = 2;
const WRITE_EVERY_MS = 250;

const file = process.env.STRETCHES_FILE;
if (file) watch(file);

function watch(to: string): void {
	let worst = 0;
	let before = process.threadCpuUsage();
	setInterval(() => {
		const spent = process.threadCpuUsage(before);
		before = process.threadCpuUsage();
		worst = Math.max(worst, (spent.user + spent.system) / 1000);
	}, LOOK_EVERY_MS).unref();
	setInterval(() => {
		appendFileSync(to, `${Date.now()} ${worst.toFixed(1)}\n`);
		worst = 0;
	}, WRITE_EVERY_MS).unref();
}

/** In milliseconds of CPU time, since then. */
export async function longestStretch(from: string, since: number): Promise<number> {
	const lines = (await readFile(from, 'utf8')).trim().split('\n');
	const moments = lines.map((line) => line.split(' ').map(Number));
	return Math.max(0, ...moments.filter(([at = 0]) => at > since).map(([, stretch = 0]) => stretch));
}
