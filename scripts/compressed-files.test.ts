import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#test/cache.ts';
import { compressFolder } from './compressed-files.ts';

it('lays each text that gets smaller compressed beside itself, and nothing else', async () => {
	const folder = await temporaryFolder();
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	await mkdir(join(folder, 'assets'));
	const text = 'export const a = 1;\n'.repeat(200);
	const files: Record<string, string | Buffer> = {
		'assets/app.js': text,
		'assets/app.css': text,
		'logo.svg': text,
		'small.js': text.slice(0, 900),
		'noise.js': randomBytes(5000),
		'index.html': text,
		'assets/face.woff2': text,
	};
	for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
	await compressFolder(folder);
	const made = (await readdir(folder, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name)).sort();
	const compressed = ['assets/app.css', 'assets/app.js', 'logo.svg'];
	expect(made).toEqual(compressed.flatMap((name) => [`${name}.br`, `${name}.gz`]));
	for (const name of compressed) {
		expect(brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString()).toBe(text);
		expect(gunzipSync(await readFile(join(folder, `${name}.gz`))).toString()).toBe(text);
	}
});
