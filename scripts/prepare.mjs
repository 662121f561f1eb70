/**
 * Brings a checkout into a state in which it can run: installs when the lockfile is newer than the
 * installation, builds the web app when its sources changed. Uses nothing but Node, since nothing may be there yet.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Node of the version that the project brings along. */
export const projectNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

const builtMark = join(root, 'dist', 'web', '.built');

/** What the web app is made from. */
const webSources = [
	'src/web',
	'src/ui',
	'src/call',
	'src/tools',
	'src/shared',
	'src/transcript',
	'src/evidence',
	'src/calculators',
	'src/prose',
	'src/content',
	'public',
	'index.html',
	'vite.config.ts',
	'scripts/compressed-files.ts',
	'package-lock.json',
];

export function prepare({ web = true } = {}) {
	install();
	if (web) build();
}

function install() {
	if (isInstalled()) return;
	say('Installing packages (about a minute the first time) …');
	// Not `npm ci`: it refuses a lockfile that was written where the binaries of other systems could not be seen.
	run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {});
}

/** Compares the lockfile with the one that npm keeps of what it installed. */
function isInstalled() {
	const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
	if (!installed) return false;
	return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
		([path, wanted]) =>
			path === '' || installed[path]?.version === wanted.version || (wanted.optional && !installed[path]),
	);
}

function packagesOf(lockfile) {
	return existsSync(lockfile) && JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

function build() {
	const wanted = digest(webSources);
	if (existsSync(builtMark) && readFileSync(builtMark, 'utf8') === wanted) return;
	say('Building the web app …');
	run(projectNode, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
		NODE_ENV: 'production',
	});
	writeFileSync(builtMark, wanted);
}

function run(command, parameters, environment) {
	const { status, error } = spawnSync(command, parameters, {
		cwd: root,
		stdio: 'inherit',
		shell: process.platform === 'win32',
		env: { ...process.env, ...environment },
	});
	if (status === 0) return;
	say(`"${command} ${parameters.join(' ')}" failed${error ? `: ${error.message}` : ''}. Mend that and start again.`);
	process.exit(1);
}

function digest(paths) {
	const hash = createHash('sha256');
	for (const path of paths) addToDigest(hash, path);
	return hash.digest('hex');
}

function addToDigest(hash, path) {
	const full = join(root, path);
	if (!existsSync(full)) return;
	if (statSync(full).isDirectory()) {
		for (const name of readdirSync(full).sort()) addToDigest(hash, `${path}/${name}`);
	} else {
		hash.update(path).update('\0').update(readFileSync(full)).update('\0');
	}
}

function say(text) {
	process.stderr.write(`${text}\n`);
}
