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
	writeFileSync(markOf(root), lockDigest(root));
}

/**
 * Whether the installation is what the lockfile says. A build that npm could not fetch for this machine counts as
 * missing once: the mark of the installation says that it was tried with this lockfile.
 * @param {string} root
 */
export function isInstalled(root) {
	const installed = entriesIn(join(root, 'node_modules', '.package-lock.json'));
	if (!installed) return false;
	const missing = missingPackages(entriesIn(join(root, 'package-lock.json')) ?? {}, installed, thisMachine());
	const tried = existsSync(markOf(root)) && readFileSync(markOf(root), 'utf8') === lockDigest(root);
	return missing.every(({ optional }) => optional && tried);
}

/**
 * What the lockfile names and the installation lacks. An optional package counts where it is a build for this machine.
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
		return [{ path, optional }];
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
	process.stderr.write(stderr);
	return { status, output: stderr };
}

/** @param {string} root */
const markOf = (root) => join(root, 'node_modules', '.prepared');

/** @param {string} root */
function lockDigest(root) {
	return createHash('sha256')
		.update(readFileSync(join(root, 'package-lock.json')))
		.digest('hex');
}

/**
 * @param {string} lockfile
 * @returns {LockEntries | undefined}
 */
function entriesIn(lockfile) {
	return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : undefined;
}
