/**
 * `npm run bench` builds the pages and measures every claim, one after the other, each in a process of its own, and ends
 * with those that do not hold; that takes three quarters of an hour. `npm run bench -- NAME` measures one, on the pages that
 * `npm run build` built last.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const names = readdirSync(import.meta.dirname)
	.filter((file) => file.endsWith('.ts') && file !== 'main.ts')
	.map((file) => file.replace(/\.ts$/, ''));

async function measured(name: string): Promise<boolean> {
	console.log(`\n${name}`);
	const file = join(import.meta.dirname, `${name}.ts`);
	const [code] = await once(spawn(process.execPath, [...process.execArgv, file], { stdio: 'inherit' }), 'exit');
	return code === 0;
}

async function build(): Promise<void> {
	const [code] = await once(spawn('npm', ['run', '--silent', 'build'], { stdio: 'inherit' }), 'exit');
	if (code !== 0) throw new Error('the pages could not be built');
}

async function all(): Promise<void> {
	await build();
	const missed: string[] = [];
	for (const name of names) if (!(await measured(name))) missed.push(name);
	console.log(`\n${names.length} benches: ${missed.length === 0 ? 'all hold' : `missed: ${missed.join(', ')}`}`);
	if (missed.length > 0) process.exitCode = 1;
}

const [, , name] = process.argv;
if (name === undefined) await all();
else if (names.includes(name)) await import(`./${name}.ts`);
else {
	console.error(`There is no bench ${name}: ${names.join(', ')}.`);
	process.exitCode = 2;
}
