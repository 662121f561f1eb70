/** Which files of a folder are calls. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Truth files beside a call, and files that are not text. */
const COMPANION = /\.(?:truth\.json|expected\.json|xlsx|xml\.truth|wav|mp3|pdf)$/i;
/** A page about the folder, such as SOURCES.md: its name is all capitals. */
const PAGE = /^[A-Z][A-Z0-9_-]*\.md$/;

/** Every call below a folder, as paths from it, in a fixed order. */
export function callFiles(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
		.map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
		.filter((file) => !COMPANION.test(file) && !PAGE.test(basename(file)))
		.sort();
}

/** What `NAME.truth.json` says about `NAME.txt`; null where there is none. */
export function truthOf(folder: string, file: string): unknown {
	const path = join(folder, file.replace(/\.[^./]+$/, '.truth.json'));
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
