import { statfsSync } from 'node:fs';
import { DatabaseUnavailableError, isDiskFull } from '../errors.ts';

/** The log of the database grows by files of this size; with less it soon breaks off. */
const LEAST_ROOM = 16 * 1024 * 1024;

/** The disk itself is asked, since a database that finds it full seldom says so: its code is then XX000, or none. */
export function lacksRoom(folder: string): boolean {
	try {
		const { blocks, bavail, bsize } = statfsSync(folder);
		// Some file systems do not tell, and count nothing.
		return blocks > 0 && bavail * bsize < LEAST_ROOM;
	} catch {
		return false;
	}
}

/** What to say where the database cannot go on for want of room; null where that is not the reason. */
export function wantOfRoom(folder: string, cause: unknown): DatabaseUnavailableError | null {
	if (!isDiskFull(cause) && !lacksRoom(folder)) return null;
	return new DatabaseUnavailableError(
		`The disk is full: the database in ${folder} needs 16 MB of room. Free some, then start again.`,
		{ cause },
	);
}
