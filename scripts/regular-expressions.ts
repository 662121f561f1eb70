/** Every regular expression of a folder: the literals in its files, and those that they build with `new RegExp`. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

export interface Pattern {
	source: string;
	flags: string;
	/** The file of a literal; null for one that was built. */
	file: string | null;
}

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name);

/** Files of these folders do more than define when they are imported, or cannot be outside a browser. */
const HOSTS = /\/src\/(?:server|web|ui|call)\//;

/** Imports the files that build patterns at their top, so that those are built. */
export async function patternsIn(folders: readonly string[]): Promise<Pattern[]> {
	const files = folders.flatMap((folder) =>
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && isSource(entry.name))
			.map((entry) => join(entry.parentPath, entry.name)),
	);
	const found = new Map<string, Pattern>();
	const building: string[] = [];
	const add = (pattern: Pattern) => found.set(`/${pattern.source}/${pattern.flags}`, pattern);
	for (const file of files) {
		const code = readFileSync(file, 'utf8');
		for (const literal of literalsIn(file, code)) add({ ...literal, file });
		if (mayBuild(file, code)) building.push(file);
	}
	for (const built of await builtBy(building)) add({ ...built, file: null });
	return [...found.values()];
}

/** What a pure file calls while it is imported may build a pattern elsewhere; a host's file builds its own or none. */
function mayBuild(file: string, code: string): boolean {
	if (file.endsWith('.tsx') || file.endsWith('/web.ts')) return false;
	return !HOSTS.test(file) || code.includes('new RegExp(');
}

function literalsIn(file: string, code: string): { source: string; flags: string }[] {
	const found: { source: string; flags: string }[] = [];
	const visitor = new Visitor({
		Literal(node) {
			if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
		},
	});
	visitor.visit(parseSync(file, code).program);
	return found;
}

async function builtBy(files: readonly string[]): Promise<{ source: string; flags: string }[]> {
	const found: { source: string; flags: string }[] = [];
	const original = globalThis.RegExp;
	globalThis.RegExp = new Proxy(original, {
		construct(target, [pattern, flags], newTarget) {
			const made: RegExp = Reflect.construct(target, [pattern, flags], newTarget);
			// A library marks places in a text by random numbers.
			if (!made.source.startsWith('\0')) found.push({ source: made.source, flags: made.flags });
			return made;
		},
	});
	try {
		for (const file of files) await import(pathToFileURL(file).href);
	} finally {
		globalThis.RegExp = original;
	}
	return found;
}
