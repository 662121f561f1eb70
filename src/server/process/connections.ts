import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';

/** Files that the embedded database opens, and those of the program: about 200 of a small database, more as it grows. */
const OTHER_FILES = 400;
const FEWEST = 32;
const MOST = 10_000;
/** Where the system does not say how many files it allows; common limits are higher. */
const USUAL_FILES = 1024;

const WARN_EVERY_MS = 60_000;

/**
 * How many connections leave room for everything else that takes a descriptor: connections of strangers that do nothing
 * must not keep the embedded database from opening a file. Half of what is left goes to the other ends of requests, such
 * as a model server.
 */
export function connectionLimit(openFiles = openFilesLimit()): number {
	return Math.max(FEWEST, Math.min(MOST, Math.floor((openFiles - OTHER_FILES) / 2)));
}

/** What `ulimit -n` says for this process, which Node raises to the hard limit. */
export function openFilesLimit(limits = readLimits()): number {
	const soft = /^Max open files\s+(\d+|unlimited)/m.exec(limits)?.[1];
	if (soft === undefined) return USUAL_FILES;
	return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
}

/** Linux alone tells. */
function readLimits(): string {
	try {
		return readFileSync('/proc/self/limits', 'utf8');
	} catch {
		return '';
	}
}

/** Closes each connection above the limit at once; the log says so, once a minute. */
export function limitConnections(server: Server, limit: number, log: FastifyBaseLogger): void {
	server.maxConnections = limit;
	let warnedAt = Number.NEGATIVE_INFINITY;
	server.on('drop', () => {
		if (performance.now() - warnedAt < WARN_EVERY_MS) return;
		warnedAt = performance.now();
		log.warn({ limit }, 'connections are refused: there are as many as MAX_CONNECTIONS allows');
	});
}
