import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The room in a Unix socket address, without its final zero: 107 bytes on Linux, 103 on macOS. */
const MAX_BYTES = process.platform === 'darwin' ? 103 : 107;

/** The path that requests a backup from the socket. */
export const BACKUP_PATH = '/backup';

/** The path that has the addresses of shared pages kept with a new key. */
export const ROTATE_KEY_PATH = '/shares/rotate-key';

/**
 * Where the server of this folder listens for commands: in the folder, or, where that path is too long, under a
 * hashed name in the system's temporary folder.
 */
export function controlSocketPath(dataDir: string): string {
	const root = realpathSync(dataDir);
	const path = join(root, 'control.sock');
	if (Buffer.byteLength(path) <= MAX_BYTES) return path;
	const name = createHash('sha256').update(root).digest('hex').slice(0, 24);
	return join(tmpdir(), `growth-toolkit-${name}`, 'control.sock');
}

export function makeSocketFolder(path: string, dataDir: string): void {
	mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
	checkSocketFolder(path, dataDir);
}

/**
 * Any account can make a folder in the temporary folder. This one must belong to the user of this process or the owner
 * of the data, and be closed to all others.
 */
export function checkSocketFolder(path: string, dataDir: string): void {
	const folder = dirname(path);
	if (folder === realpathSync(dataDir)) return;
	const found = lstatSync(folder);
	const owners = [process.getuid?.(), statSync(dataDir).uid];
	if (!found.isDirectory() || !owners.includes(found.uid) || (found.mode & 0o077) !== 0) {
		throw new Error(`${folder} is open to other users. Remove it, or choose a shorter DATA_DIR.`);
	}
}
