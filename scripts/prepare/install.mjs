/** Installs the packages of the lockfile where they are not there yet. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suits, thisMachine } from './machine.mjs';
import { say } from './say.mjs';

/** @import { Machine, OneOrMore } from './machine.mjs' */

/** @typedef {{ version?: string, optional?: boolean, link?: boolean, os?: OneOrMore, cpu?: OneOrMore, libc?: OneOrMore }} LockEntry */
/** @typedef {Record<string, LockEntry>} LockEntries */

/**
 * Throws where npm cannot.
 * @param {string} root
 */
export function install(root) {
	say('Installing packages (about a minute the first time) …');
	const { status, output } = npm(root, ['ci']);
	if (status !== 0) {
		const reason = refusal(output);
		if (!reason) throw new Error('npm could not install the packages: its reason is above. Mend that and start again.');
		say(
			`npm ci refused, because ${reason}. Running npm install instead: it changes no file of yours, but may take other versions than the lockfile names.`,
		);
		if (npm(root, ['install', '--no-save']).status !== 0) {
			throw new Error('npm install failed too: its reason is above. Mend that and start again.');
		}
	}
	rememberInstallation(root);
}

/**
 * Notes that this lockfile led to this installation.
 * @param {string} root
 */
export function rememberInstallation(root) {
	writeFileSync(markOf(root), installationDigest(root));
}

/**
 * Whether the installation is what the lockfile says, or what npm made of this very lockfile: a build that it could not
 * fetch is not tried again at every start.
 * @param {string} root
 */
export function isInstalled(root) {
	const installed = entriesIn(installedLockfile(root));
	if (!installed) return false;
	if (existsSync(markOf(root)) && readFileSync(markOf(root), 'utf8') === installationDigest(root)) return true;
	return missingPackages(entriesIn(join(root, 'package-lock.json')) ?? {}, installed, thisMachine()).length === 0;
}

/**
 * What the lockfile names and the installation lacks. An optional package counts if it is a build for this machine.
 * @param {LockEntries} wanted
 * @param {LockEntries} installed
 * @param {Machine} machine
 */
export function missingPackages(wanted, installed, machine) {
	return Object.entries(wanted).flatMap(([path, entry]) => {
		const { version, optional = false, link, os, cpu } = entry;
		const found = installed[path];
		const isNeeded = !optional || ((os || cpu) && suits(entry, machine));
		if (path === '' || link || (found ? found.version === version : !isNeeded)) return [];
		return [path];
	});
}

/**
 * Why `npm ci` did not even try, where `npm install` may do; undefined for every other failure.
 * @param {string} output what npm wrote to standard error
 */
export function refusal(output) {
	if (/\bEUSAGE\b/.test(output)) return 'package.json and package-lock.json do not match';
	if (/\b(?:EPERM|EBUSY)\b/.test(output)) return 'a file in node_modules is in use';
	return undefined;
}

/**
 * How to call npm: the one that started us, which needs no shell, else the one on the path.
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} environment
 * @param {{ platform: string, execPath: string }} process
 * @returns {{ command: string, parameters: string[], shell: boolean }}
 */
export function npmCommand(parameters, environment, { platform, execPath }) {
	const cli = environment.npm_execpath;
	if (cli && /\bnpm-cli\.c?js$/.test(cli)) return { command: execPath, parameters: [cli, ...parameters], shell: false };
	// On Windows it is a batch file, which only a shell runs.
	if (platform === 'win32') return { command: ['npm', ...parameters].join(' '), parameters: [], shell: true };
	return { command: 'npm', parameters, shell: false };
}

/**
 * @param {string} root
 * @param {string[]} wanted
 */
function npm(root, wanted) {
	const { command, parameters, shell } = npmCommand(wanted, process.env, process);
	const { status, error, stderr } = spawnSync(command, parameters, {
		cwd: root,
		shell,
		stdio: ['inherit', 'inherit', 'pipe'],
		encoding: 'utf8',
	});
	if (error) throw new Error(`npm did not start (${error.message}). It comes with Node from https://nodejs.org.`);
	process.stderr.write(withoutUsage(stderr));
	return { status, output: stderr };
}

/**
 * npm follows its reason for refusing a lockfile with a hundred lines on how to call it.
 * @param {string} output
 */
function withoutUsage(output) {
	return output.split(/^npm error Clean install a project$/m)[0] ?? output;
}

/** @param {string} root */
const markOf = (root) => join(root, 'node_modules', '.prepared');

/**
 * Where npm keeps what it installed.
 * @param {string} root
 */
const installedLockfile = (root) => join(root, 'node_modules', '.package-lock.json');

/**
 * Of what was asked for and what came of it.
 * @param {string} root
 */
function installationDigest(root) {
	const hash = createHash('sha256');
	for (const file of [join(root, 'package-lock.json'), installedLockfile(root)]) hash.update(readFileSync(file));
	return hash.digest('hex');
}

/**
 * @param {string} lockfile
 * @returns {LockEntries | undefined}
 */
function entriesIn(lockfile) {
	return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : undefined;
}
