import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { SERVER_OPTIONS } from '../scripts/server-command.mjs';
import { compileCache } from './cache.ts';

const root = join(import.meta.dirname, '..');
/** A busy machine takes its time; nothing waits for these unless something is wrong. */
const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 60_000;

/** The Node that the project brings along. */
export const projectNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The server as `npm start` runs it, in a process of its own. */
export interface ServerProcess {
	url: string;
	/** Of the process. */
	pid: number;
	/** The one-time link that it printed; absent once somebody has an account. */
	setupLink?: string;
	/** What it printed before its address. */
	said: string;
	/** Asks it to stop, and waits; gives its exit code. */
	stop(): Promise<number | null>;
	/** `kill -9`. */
	kill(): Promise<void>;
}

const SERVER = 'src/server/main.ts';

/** Starts the server with exactly these settings and waits until it listens; another program where one is given. */
export async function startServer(settings: Record<string, string>, program = SERVER): Promise<ServerProcess> {
	const child = spawnServer(settings, ['ignore', 'pipe', 'inherit'], program);
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

/** Starts the server with settings with which it ends by itself; gives its exit code and what it complained of. */
export async function startInVain(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
	const child = spawnServer(settings, ['ignore', 'ignore', 'pipe']);
	const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
	const said = child.stderr ? await text(child.stderr) : '';
	return { code: await ended, said };
}

function spawnServer(settings: Record<string, string>, stdio: StdioOptions, program = SERVER): ChildProcess {
	const env = { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compileCache, PORT: '0', LOG_LEVEL: 'warn' };
	return spawn(projectNode, [...SERVER_OPTIONS, program], { cwd: root, env: { ...env, ...settings }, stdio });
}

async function readAddress(child: ChildProcess): Promise<Pick<ServerProcess, 'url' | 'setupLink' | 'said'>> {
	if (!child.stdout) throw new Error('the server has no standard output');
	const late = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
	let said = '';
	for await (const line of createInterface({ input: child.stdout })) {
		const url = /Growth Toolkit is at (\S+)/.exec(line)?.[1];
		if (!url) {
			said += `${line}\n`;
			continue;
		}
		clearTimeout(late);
		child.stdout.resume();
		const setupLink = /Set up your account: (\S+)/.exec(said)?.[1];
		return setupLink ? { url, said, setupLink } : { url, said };
	}
	throw new Error('the server ended, or took too long, before it printed its address');
}
