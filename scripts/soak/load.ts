import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '#test/postgres.ts';
import type { ToolId } from '#tools/catalog.ts';
import { serverTools } from '#tools/server.ts';
import { startInstallation } from '../../e2e/support/installation.ts';

/** A hundred members who read and write at their own pace, for so long as was asked for. */

const MEMBERS = 100;
const MINUTES = 60;
/** Between two acts of one member. */
const PAUSE_MS = { least: 4000, most: 16_000 };
/** Of the acts of a member: the others read. */
const WRITES = 0.1;
const SAMPLE_EVERY_MS = 15_000;
/** Of the time: before it the memory fills what it keeps. */
const WARM = 0.25;

const P99_MS = 200;
const MOST_GROWTH = 0.05;

const READS = ['/api/auth/me', '/api/runs', '/api/clients', '/api/calls', '/api/promises', '/api/desk', '/'];
const WRITTEN: readonly ToolId[] = ['cold-email-writer', 'ai-sdr', 'ideator', 'compass', 'sales-call-analyzer'];

interface Counted {
	reads: number[];
	writes: number[];
	errors: string[];
}

/** Both databases, side by side; true when no request failed, reads were quick and the memory stayed flat on either. */
export async function soakLoad(minutes = MINUTES): Promise<boolean> {
	const postgres = await startPostgres();
	const url = await postgres.createDatabase();
	const held = await Promise.all([
		soak('embedded database', {}, minutes),
		soak('PostgreSQL', { DATABASE_URL: url }, minutes),
	]);
	await postgres.stop();
	return held.every(Boolean);
}

async function soak(where: string, place: Record<string, string>, minutes: number): Promise<boolean> {
	const installation = await startInstallation({ ...place, LOG_LEVEL: 'fatal' });
	const counted: Counted = { reads: [], writes: [], errors: [] };
	const tokens: string[] = [];
	for (let number = 0; number < MEMBERS; number++) {
		tokens.push((await installation.signUp(`member${number}@example.com`)).token);
	}
	const examples = await Promise.all(
		WRITTEN.map(async (id) => ({
			path: `${serverTools[id].contract.endpoint}?engine=built-in`,
			body: JSON.stringify(((await import(`#tools/${id}/example.ts`)) as { example: object }).example),
		})),
	);
	const end = Date.now() + minutes * 60_000;
	const act = async (token: string) => {
		const isWrite = Math.random() < WRITES;
		const written = examples[Math.floor(Math.random() * examples.length)];
		const path = isWrite && written ? written.path : (READS[Math.floor(Math.random() * READS.length)] ?? '/');
		const began = performance.now();
		const response = await fetch(installation.url + path, {
			method: isWrite ? 'POST' : 'GET',
			headers: { authorization: `Bearer ${token}`, ...(isWrite && { 'content-type': 'application/json' }) },
			...(isWrite && written && { body: written.body }),
		});
		await response.arrayBuffer();
		counted[isWrite ? 'writes' : 'reads'].push(performance.now() - began);
		if (!response.ok) counted.errors.push(`${path}: ${response.status}`);
	};
	const live = async (token: string) => {
		while (Date.now() < end) {
			await pause(PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least));
			await act(token).catch((error: unknown) => counted.errors.push(String(error)));
		}
	};
	const memory: number[] = [];
	const watch = async () => {
		while (Date.now() < end) {
			await pause(SAMPLE_EVERY_MS);
			memory.push(await residentMegabytes(installation.pid()));
		}
	};
	await Promise.all([watch(), ...tokens.map(live)]);
	await installation.stop();
	return report(where, counted, memory);
}

function report(where: string, { reads, writes, errors }: Counted, memory: readonly number[]): boolean {
	const p99 = quantile(reads, 0.99);
	const settled = memory.slice(Math.floor(memory.length * WARM));
	const third = Math.ceil(settled.length / 3);
	const [first, last] = [settled.slice(0, third), settled.slice(-third)].map((part) => quantile(part, 0.5));
	const growth = (last ?? 0) / (first ?? 1) - 1;
	console.log(
		`${where}, ${MEMBERS} members: ${reads.length} reads, median ${ms(quantile(reads, 0.5))}, 99 of 100 within ${ms(p99)} (limit ${P99_MS} ms)`,
	);
	console.log(`${where}: ${writes.length} runs, median ${ms(quantile(writes, 0.5))}; ${errors.length} errors`);
	console.log(
		`${where}: memory ${Math.round(first ?? 0)} MB, at the end ${Math.round(last ?? 0)} MB: ${(growth * 100).toFixed(1)} % (limit ${MOST_GROWTH * 100} %)`,
	);
	for (const error of new Set(errors)) console.log(`${where}: ${error}`);
	return errors.length === 0 && p99 < P99_MS && growth <= MOST_GROWTH;
}

const ms = (time: number) => `${Math.round(time)} ms`;

function quantile(values: readonly number[], share: number): number {
	return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
}

/** What the process holds, with what it shares. */
async function residentMegabytes(pid: number): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, 'utf8');
	return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
