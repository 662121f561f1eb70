/**
 * The claim: while 500 members follow a run each from a slow model server, nothing fails, other signed-in reads take
 * at most 5 times as long at the 99th percentile as without streams, and memory is flat after ten rounds. PostgreSQL;
 * the model server and the 500 members have a thread each, so that the reads are measured by nobody else's work.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { openDatabase } from '#server/database/open.ts';
import { startPostgres } from '#test/postgres.ts';
import { startServer } from '#test/server-process.ts';
import { addMembers } from './support/accounts.ts';
import { quantile } from './support/statistics.ts';

const MEMBERS = 500;
const ROUNDS = Number(process.argv[3] ?? 10);
const READERS = 20;
const READS = 400;
const READ_EVERY_MS = 20;
const MOST_RATIO = 5;
/** The first rounds fill caches and grow the heap to its working size. */
const SETTLED_AFTER = 3;
const MOST_GROWTH = 1.2;

const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase();
const models = await startWorker('model');
const server = await startServer({
	DATABASE_URL: databaseUrl,
	AI_PROVIDER: 'openai-compatible',
	AI_MODEL: 'slow-model',
	AI_BASE_URL: models.said,
	AI_CONCURRENCY: '500',
	AI_DAILY_RUNS: '1000000',
});
const database = await openDatabase({ dataDir: '/nowhere', databaseUrl });
const tokens = await addMembers(database.db, MEMBERS + READERS);
await database.close();
const readers = tokens.slice(MEMBERS);
const members = await startWorker('members', { address: server.url, tokens: tokens.slice(0, MEMBERS) });

await reads(READS);
const rounds: { alone: number; beside: number; errors: number; megabytes: number }[] = [];
for (let round = 1; round <= ROUNDS; round++) {
	const alone = quantile(await reads(READS), 0.99);
	const ended = members.ask('round');
	await members.ask('streaming');
	const beside = quantile(await reads(READS), 0.99);
	const errors = Number(await ended);
	await pause(1000);
	const megabytes = residentMegabytes(server.pid);
	rounds.push({ alone, beside, errors, megabytes });
	console.log(
		`round ${round}: p99 ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside the streams; ${errors} errors; ${megabytes} MB`,
	);
}
await server.stop();
await models.worker.terminate();
await members.worker.terminate();
await postgres.stop();

const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
const ratio = quantile(
	rounds.map(({ alone, beside }) => beside / alone),
	0.5,
);
const settled = rounds[Math.min(SETTLED_AFTER, rounds.length) - 1]?.megabytes ?? Number.NaN;
const growth = (rounds.at(-1)?.megabytes ?? Number.NaN) / settled;
console.log(
	`${errors} errors; p99 ratio ${ratio.toFixed(2)} (median of ${ROUNDS} rounds; claimed: at most ${MOST_RATIO})`,
);
console.log(
	`memory after round ${ROUNDS} is ${growth.toFixed(2)} times that after round ${SETTLED_AFTER} (claimed: at most ${MOST_GROWTH})`,
);
if (errors > 0 || !(ratio <= MOST_RATIO) || !(growth <= MOST_GROWTH)) process.exitCode = 1;

/** Signed-in reads at a steady pace, whatever each of them takes; gives the milliseconds of each. */
async function reads(count: number): Promise<number[]> {
	const all: Promise<number>[] = [];
	for (let number = 0; number < count; number++) {
		all.push(read(number));
		await pause(READ_EVERY_MS);
	}
	return Promise.all(all);
}

async function read(number: number): Promise<number> {
	const started = performance.now();
	const path = number % 2 === 0 ? '/api/runs' : '/api/auth/me';
	const response = await fetch(server.url + path, {
		headers: { authorization: `Bearer ${readers[number % READERS]}` },
	});
	if (!response.ok) throw new Error(`${path} answered ${response.status}`);
	await response.arrayBuffer();
	return performance.now() - started;
}

function residentMegabytes(pid: number): number {
	const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
	return Math.round(Number(kilobytes) / 1024);
}

interface StartedWorker {
	worker: Worker;
	/** What it said first. */
	said: string;
	/** Its answer, each question by its own name. */
	ask(question: string): Promise<string>;
}

async function startWorker(role: string, data: object = {}): Promise<StartedWorker> {
	const worker = new Worker(new URL('./support/streams-worker.ts', import.meta.url), { workerData: { role, ...data } });
	worker.on('error', (error) => {
		throw error;
	});
	const answerTo = (question: string) =>
		new Promise<string>((resolve) => {
			const hear = (message: { to: string; said: string }) => {
				if (message.to !== question) return;
				worker.off('message', hear);
				resolve(message.said);
			};
			worker.on('message', hear);
		});
	const said = await answerTo('start');
	return {
		worker,
		said,
		ask(question) {
			const answered = answerTo(question);
			worker.postMessage(question);
			return answered;
		},
	};
}
