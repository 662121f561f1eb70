/**
 * The claims: a warm start, on a database that is there, takes less than 1.5 s; at rest the server needs at most 120 MB
 * more than the embedded database alone. Medians of five starts, beside a calibration loop.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freshDataDir } from '#test/data-dir.ts';
import { projectNode, startServer } from '#test/server-process.ts';
import { calibrate } from './support/calibration.ts';
import { quantile } from './support/statistics.ts';

const STARTS = 5;
const MOST_START_MS = 1500;
const MOST_MB = 120;
/** What a start leaves behind is taken away by then. */
const REST_MS = 8000;

const ALONE = `
	import { PGlite } from '@electric-sql/pglite';
	const database = await PGlite.create({ dataDir: process.env.FOLDER });
	await database.query('select 1');
	process.send('open');
	setInterval(() => {}, 1000);
`;

/** What a process holds in memory, in MB; on Linux. */
function residentMb(pid: number): number {
	const [, kilobytes] = /^Rss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
	return Math.round(Number(kilobytes) / 1024);
}

async function databaseAlone(dataDir: string): Promise<number> {
	const child = spawn(projectNode, ['--input-type=module', '-e', ALONE], {
		cwd: join(import.meta.dirname, '..'),
		env: { ...process.env, FOLDER: join(dataDir, 'database') },
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
	await once(child, 'message');
	await delay(REST_MS);
	const needed = residentMb(child.pid ?? 0);
	child.kill('SIGKILL');
	await once(child, 'exit');
	return needed;
}

const dataDir = await freshDataDir();
const settings = { DATA_DIR: dataDir };
const calibration = calibrate();
const starts: number[] = [];
const needed: number[] = [];
for (let start = 0; start < STARTS; start++) {
	const before = performance.now();
	const server = await startServer(settings);
	starts.push(Math.round(performance.now() - before));
	await delay(REST_MS);
	needed.push(residentMb(server.pid));
	await server.stop();
}
const alone = await databaseAlone(dataDir);
await rm(dataDir, { recursive: true, force: true });

const [start, rest] = [quantile(starts, 0.5), quantile(needed, 0.5)];
console.log(`calibration ${calibration} ms`);
console.log(`warm start ${start} ms (${starts.join(', ')}; limit ${MOST_START_MS})`);
console.log(
	`at rest ${rest} MB (${needed.join(', ')}), the database alone ${alone} MB: ${rest - alone} MB more (limit ${MOST_MB})`,
);
if (start > MOST_START_MS || rest - alone > MOST_MB) process.exitCode = 1;
