/** Lets one process at a time do a piece of work: two starts at once must not install over each other. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { say } from './say.mjs';

const LOOK_MS = 100;

/**
 * Waits for its turn. A process that died in the middle holds nobody up.
 * @param {string} file holds the id of the process that is at it
 * @param {() => void} work
 */
export function oneAtATime(file, work) {
	mkdirSync(dirname(file), { recursive: true });
	let waiting = false;
	while (!take(file)) {
		const holder = holderOf(file);
		if (holder !== undefined && !isAlive(holder)) {
			clear(file);
			continue;
		}
		if (!waiting) say(`Waiting for another start, process ${holder}, to prepare this checkout (${file}).`);
		waiting = true;
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS);
	}
	try {
		work();
	} finally {
		rmSync(file, { force: true });
	}
}

/** @param {string} file */
function take(file) {
	try {
		writeFileSync(file, String(process.pid), { flag: 'wx' });
		return true;
	} catch (error) {
		if (isCode(error, 'EEXIST')) return false;
		throw error;
	}
}

/**
 * The process that holds the file; undefined while it is being written, or when it has just gone.
 * @param {string} file
 */
function holderOf(file) {
	try {
		return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
	} catch (error) {
		if (isCode(error, 'ENOENT')) return undefined;
		throw error;
	}
}

/**
 * Removes what a dead process left. Moves it first: by now it may be the file of a living one, which gets it back.
 * @param {string} file
 */
function clear(file) {
	const aside = `${file}.${process.pid}`;
	try {
		renameSync(file, aside);
	} catch (error) {
		if (isCode(error, 'ENOENT')) return;
		throw error;
	}
	const holder = holderOf(aside);
	if (holder !== undefined && isAlive(holder)) renameSync(aside, file);
	else rmSync(aside, { force: true });
}

/** @param {number} pid */
function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return isCode(error, 'EPERM');
	}
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function isCode(error, code) {
	return error instanceof Error && 'code' in error && error.code === code;
}
