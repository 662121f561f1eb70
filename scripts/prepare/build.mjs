/** Builds the web app where its sources changed since the last time. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './say.mjs';

/**
 * Throws where the build fails.
 * @param {string} root
 * @param {string} node
 */
export function build(root, node) {
	say('Building the web app …');
	const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
	const { status } = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
		cwd: root,
		stdio: 'inherit',
		env: { ...process.env, NODE_ENV: 'production' },
	});
	if (status !== 0) throw new Error('The web app could not be built: the reason is above. Mend that and start again.');
	writeFileSync(markOf(root), sourceDigest(root));
}

/** @param {string} root */
export function isBuilt(root) {
	return existsSync(markOf(root)) && readFileSync(markOf(root), 'utf8') === sourceDigest(root);
}

/** @param {string} root */
const markOf = (root) => join(root, 'dist', 'web', '.built');

/**
 * Of everything that the web app may be made from: all sources but the server's.
 * @param {string} root
 */
function sourceDigest(root) {
	const folders = readdirSync(join(root, 'src')).filter((name) => name !== 'server');
	const sources = [
		...folders.sort().map((name) => `src/${name}`),
		'public',
		'index.html',
		'vite.config.ts',
		'scripts/compressed-files.ts',
	];
	const hash = createHash('sha256');
	for (const path of [...sources, 'package-lock.json']) {
		for (const file of filesBelow(root, path)) {
			hash
				.update(file)
				.update('\0')
				.update(readFileSync(join(root, file)))
				.update('\0');
		}
	}
	return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(root, path) {
	const full = join(root, path);
	if (!existsSync(full)) return [];
	if (!statSync(full).isDirectory()) return [path];
	return readdirSync(full)
		.sort()
		.flatMap((name) => filesBelow(root, `${path}/${name}`));
}
