import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

const module = new URL('./one-at-a-time.mjs', import.meta.url).href;

describe('work that one process does at a time', () => {
	let folder: string;
	let file: string;
	let log: string;

	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), 'one-at-a-time-'));
		file = join(folder, 'deeper', 'preparing');
		log = join(folder, 'log');
	});

	afterEach(() => rmSync(folder, { recursive: true, force: true }));

	/** A process that notes when its work begins and ends, 200 ms later. */
	const worker = () => {
		const code = `
			import { appendFileSync } from 'node:fs';
			import { oneAtATime } from ${JSON.stringify(module)};
			oneAtATime(${JSON.stringify(file)}, () => {
				appendFileSync(${JSON.stringify(log)}, 'begin ');
				Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
				appendFileSync(${JSON.stringify(log)}, 'end ');
			});`;
		return promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
	};

	it('waits for the other, and says for which process', async () => {
		const done = await Promise.all([worker(), worker(), worker()]);
		expect(readFileSync(log, 'utf8')).toBe('begin end '.repeat(3));
		expect(done.map(({ stderr }) => stderr).join('')).toMatch(/Waiting for another start, process \d+/);
	});

	it('takes over from a process that died in the middle, also when several come at once', async () => {
		const { pid } = spawnSync(process.execPath, ['--version']);
		oneAtATime(file, () => {});
		writeFileSync(file, String(pid));
		await Promise.all([worker(), worker(), worker()]);
		expect(readFileSync(log, 'utf8')).toBe('begin end '.repeat(3));
	});

	it('makes way for the next when it fails', () => {
		const fail = () =>
			oneAtATime(file, () => {
				throw new Error('no network');
			});
		expect(fail).toThrow('no network');
		expect(existsSync(file)).toBe(false);
	});
});
