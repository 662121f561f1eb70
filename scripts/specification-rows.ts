import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Row {
	id: string;
	text: string;
}

/** A title that names more rows than this proves none of them. */
const MOST_IDS_A_TITLE = 3;

const ID = /\b[A-Z]+-\d+\b/g;

/** The rows of the specification's tables: `| COLD-7 | what must hold |`. */
export function rowsOf(specification: string): Row[] {
	return specification.split('\n').flatMap((line) => {
		const [, id, text] = /^\| ([A-Z]+-\d+) \| (.*) \|$/.exec(line) ?? [];
		return id && text ? [{ id, text }] : [];
	});
}

/** The titles of all tests and journeys, as written in the source. */
export function titlesOfTests(root: string): string[] {
	const files = globSync(['{src,test,scripts}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'], { cwd: root });
	return files.flatMap((file) => titlesIn(readFileSync(join(root, file), 'utf8')));
}

export function titlesIn(source: string): string[] {
	const calls = source.matchAll(/\b(?:it|test|memberTest)(?:\.each\([^`]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g);
	return [...calls].map(([, , title]) => title ?? '');
}

export function untestedRows(specification: string, titles: readonly string[]): Row[] {
	const named = new Set(
		titles.flatMap((title) => {
			const ids = title.match(ID) ?? [];
			return ids.length <= MOST_IDS_A_TITLE ? ids : [];
		}),
	);
	return rowsOf(specification).filter(({ id }) => !named.has(id));
}
