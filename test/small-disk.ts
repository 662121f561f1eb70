/** A real disk without room, where this account may mount one: root on Linux. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RUN_FOLDER } from './run-folder.ts';

const MEGABYTE = Buffer.alloc(1024 * 1024);

export interface SmallDisk {
	folder: string;
	/** Takes all the room that there is but so many bytes. */
	fill(leaving?: number): void;
	free(): void;
	unmount(): void;
}

/** Null where this account may not. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
	const folder = mkdtempSync(join(process.env[RUN_FOLDER] ?? tmpdir(), 'disk-'));
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
	} catch {
		return null;
	}
	const filler = join(folder, 'filler');
	return {
		folder,
		fill(leaving = 0) {
			truncateSync(filler, takeAll(filler) - leaving);
		},
		free: () => rmSync(filler),
		unmount: () => void execFileSync('umount', ['-l', folder]),
	};
}

/** @returns how many bytes that was */
function takeAll(path: string): number {
	const file = openSync(path, 'w');
	let taken = 0;
	try {
		for (;;) taken += writeSync(file, MEGABYTE);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
		return taken;
	} finally {
		closeSync(file);
	}
}
