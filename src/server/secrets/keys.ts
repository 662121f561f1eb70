/**
 * Where the installation's key for sealed secrets comes from: `SHARE_KEY`, or the file `share-key` in `DATA_DIR`, made when it is
 * first needed. While a key is rotated, the next one lies beside it, and both open. The files are read for each use, so
 * that a running server follows a rotation.
 */
import {
	closeSync,
	fsyncSync,
	linkSync,
	mkdirSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '#server/env.ts';
import { keyOf, newKeyText, type SealingKey } from './seal.ts';

export interface SealingKeys {
	/** Null where there is none and none can be made. */
	forSealing(): SealingKey | null;
	forOpening(): SealingKey[];
	/** The key to rotate to: `SHARE_KEY`, or a new file beside the present one. @throws where it cannot be written */
	next(): SealingKey;
	/** Puts the new file in the place of the present one. */
	finish(): void;
	/** Whether `SHARE_KEY` is set. */
	readonly isGiven: boolean;
}

type KeySettings = Pick<Environment, 'dataDir' | 'shareKey' | 'previousShareKey'>;

export function openSealingKeys({ dataDir, shareKey, previousShareKey }: KeySettings): SealingKeys {
	const present = join(dataDir, 'share-key');
	const coming = join(dataDir, 'share-key.new');
	const given = shareKey === undefined ? null : keyOf(shareKey);
	const previous = previousShareKey === undefined ? null : keyOf(previousShareKey);
	const make = (path: string): SealingKey | null => {
		mkdirSync(dataDir, { recursive: true, mode: 0o700 });
		writeNew(path, newKeyText());
		return read(path);
	};
	return {
		isGiven: given !== null,
		forSealing() {
			try {
				return given ?? read(coming) ?? read(present) ?? make(present);
			} catch {
				return null;
			}
		},
		forOpening: () => [given, previous, read(coming), read(present)].filter((key) => key !== null),
		next() {
			const key = given ?? read(coming) ?? make(coming);
			if (!key) throw new Error(`${coming} holds no key. Remove it and try again.`);
			return key;
		},
		finish() {
			if (given) return;
			renameSync(coming, present);
			syncFolder(dataDir);
		},
	};
}

/** Null where there is none, or it cannot be read. */
function read(path: string): SealingKey | null {
	try {
		return keyOf(readFileSync(path, 'utf8').trim());
	} catch {
		return null;
	}
}

/** The whole file at once; an existing one stays, whoever wrote it. */
function writeNew(path: string, text: string): void {
	const part = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}`;
	const file = openSync(part, 'wx', 0o600);
	try {
		writeFileSync(file, `${text}\n`);
		fsyncSync(file);
		linkSync(part, path);
	} catch (error) {
		if ((error as { code?: string }).code !== 'EEXIST') throw error;
	} finally {
		closeSync(file);
		rmSync(part, { force: true });
	}
}

/** Not every system can sync a folder. */
function syncFolder(path: string): void {
	try {
		const folder = openSync(path, 'r');
		fsyncSync(folder);
		closeSync(folder);
	} catch {}
}
