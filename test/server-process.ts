import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { compileCache } from './cache.ts';

const root = join(import.meta.dirname, '..');
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 15_000;

/** The Node that the project brings along. */
export const projectNode = join(root, 'node_modules/.bin/node');

/** The server as `npm start` runs it, in a process of its own. */
export interface ServerProcess {
	url: string;
	/** Of the process. */
	pid: number;
	/** The one-time link that it printed; absent once somebody has an account. */
	setupLink?: string;
	/** Asks it to stop, and waits; gives its exit code. */
	stop(): Promise<number | null>;
	/** `kill -9`. */
	kill(): Promise<void>;
}

/** Starts the server with exactly these settings and waits until it listens; another program where one is given. */
export async function startServer(
	settings: Record<string, string>,
	program = 'src/server/main.ts',
): Promise<ServerProcess> {
	const child = spawn(projectNode, [program], {
		cwd: root,
		env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compileCache, PORT: '0', LOG_LEVEL: 'warn', ...settings },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
	const printed = await readAddress(child);
	return {
		...printed,
		pid: child.pid ?? 0,
		async stop() {
			child.kill('SIGTERM');
			const stuck = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
			const code = await ended;
			clearTimeout(stuck);
			return code;
		},
		async kill() {
			child.kill('SIGKILL');
			await ended;
		},
	};
}

async function readAddress(child: ChildProcess): Promise<{ url: string; setupLink?: string }> {
	if (!child.stdout) throw new Error('the server has no standard output');
	const late = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
	let setupLink: string | undefined;
	for await (const line of createInterface({ input: child.stdout })) {
		setupLink ??= /Set up your account: (\S+)/.exec(line)?.[1];
		const url = /Growth Toolkit is at (\S+)/.exec(line)?.[1];
		if (!url) continue;
		clearTimeout(late);
		child.stdout.resume();
		return setupLink ? { url, setupLink } : { url };
	}
	throw new Error('the server ended, or took too long, before it printed its address');
}
