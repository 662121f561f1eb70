import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const library = join(root, 'node_modules/@mantine/core');
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

/** The classes of a style sheet or of the list of them that a part of the library comes with. */
const classesIn = (text: string) => [...new Set(text.match(/\bm_[0-9a-f]+/g))];

/** What our code imports of the library by name, and all that these parts import. */
function partsInUse(): string[] {
	const index = read(library, 'esm/index.mjs');
	const waiting = globSync('src/**/*.tsx', { cwd: root })
		.flatMap((file) => [...read(root, file).matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)])
		.flatMap(([, names = '']) => names.split(','))
		.map((name) => new RegExp(`import \\{[^}]*\\b${name.trim()}\\b[^}]*\\} from "([^"]+)"`).exec(index)?.[1])
		.filter((path) => path !== undefined)
		.map((path) => join(library, 'esm', path));
	const parts = new Set<string>();
	for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
		if (parts.has(part)) continue;
		parts.add(part);
		for (const [, path = ''] of read(part).matchAll(/ from "(\.[^"]+)"/g)) waiting.push(join(dirname(part), path));
	}
	return [...parts].filter((part) => part.endsWith('.module.mjs'));
}

function sheetsIn(list: string): string[] {
	return [...read(root, 'src/ui/styles', list).matchAll(/@mantine\/core\/(styles\/\w+\.layer\.css)/g)].map(
		([, sheet = '']) => sheet,
	);
}

it('the styles of the library are those of the parts in use, each once', () => {
	const sheets = [...sheetsIn('library.css'), ...sheetsIn('library-rest.css')];
	expect(sheets.filter((sheet, at) => sheets.indexOf(sheet) !== at)).toEqual([]);
	const styled = new Set(sheets.flatMap((sheet) => classesIn(read(library, sheet))));
	const parts = partsInUse();
	expect(parts.length).toBeGreaterThan(20);
	const used = parts.map((part) => classesIn(read(part)));
	const known = classesIn(read(library, 'styles.layer.css'));
	expect(used.flat().filter((name) => known.includes(name) && !styled.has(name))).toEqual([]);
	const ofUse = new Set(used.flat());
	const idle = sheets.filter((sheet) => {
		const classes = classesIn(read(library, sheet));
		return classes.length > 0 && !classes.some((name) => ofUse.has(name));
	});
	expect(idle).toEqual([]);
});
