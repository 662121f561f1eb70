import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#test/cache.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const containerfile = readFileSync(join(root, 'deploy/Containerfile'), 'utf8').replaceAll('\\\n', ' ');
const linesOf = (name: string) =>
	[...containerfile.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, line]) => line);

it('the steps of the Containerfile make a folder that starts, is healthy and stops', async () => {
	const app = await temporaryFolder();
	const left = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
	await cp(root, app, { recursive: true, filter: (path) => !left.includes(path.slice(root.length + 1)) });
	const bare = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
	for (const step of linesOf('RUN').filter((line = '') => line.startsWith('npm'))) {
		await run('sh', ['-c', step ?? ''], { cwd: app, env: bare, maxBuffer: 64 * 1024 * 1024 });
	}

	const [command = '', ...options] = JSON.parse(linesOf('CMD').at(-1) ?? '[]') as string[];
	const env = { ...bare, NODE_ENV: 'production', DATA_DIR: join(await temporaryFolder(), 'data'), PORT: '3000' };
	const server = spawn(command, options, { cwd: app, env, stdio: ['ignore', 'pipe', 'inherit'] });
	onTestFinished(() => void server.kill('SIGKILL'));
	for await (const line of createInterface({ input: server.stdout })) if (line.includes('Growth Toolkit is at')) break;

	const [health = ''] =
		/CMD (\[.+\])$/m.exec(containerfile.slice(containerfile.indexOf('HEALTHCHECK')))?.slice(1) ?? [];
	const [node = '', ...check] = JSON.parse(health) as string[];
	const known = { ...bare, PATH: `${join(app, 'node_modules/.bin')}${delimiter}${bare.PATH}` };
	await run(node, check, { env: known });
	const page = await fetch('http://127.0.0.1:3000/signin');
	expect(await page.text()).toContain('<div id="root">');
	server.kill('SIGTERM');
	expect(await once(server, 'exit')).toEqual([0, null]);
}, 600_000);
