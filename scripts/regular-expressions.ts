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

const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts');

/** Imports every file of the folders, so that the patterns built at their top level exist. */
export async function patternsIn(folders: readonly string[]): Promise<Pattern[]> {
	const files = folders.flatMap((folder) =>
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && isSource(entry.name))
			.map((entry) => join(entry.parentPath, entry.name)),
	);
	const found = new Map<string, Pattern>();
	const add = (pattern: Pattern) => found.set(`/${pattern.source}/${pattern.flags}`, pattern);
	for (const file of files) {
		for (const literal of literalsIn(readFileSync(file, 'utf8'))) add({ ...literal, file });
	}
	for (const built of await builtBy(files)) add({ ...built, file: null });
	return [...found.values()];
}

function literalsIn(code: string): { source: string; flags: string }[] {
	const found: { source: string; flags: string }[] = [];
	const { program } = parseSync('source.ts', code);
	new Visitor({
		Literal(node) {
			if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
		},
	}).visit(program);
	return found;
}

async function builtBy(files: readonly string[]): Promise<{ source: string; flags: string }[]> {
	const found: { source: string; flags: string }[] = [];
	const original = globalThis.RegExp;
	globalThis.RegExp = new Proxy(original, {
		construct(target, [pattern, flags], newTarget) {
			const made: RegExp = Reflect.construct(target, [pattern, flags], newTarget);
			found.push({ source: made.source, flags: made.flags });
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
