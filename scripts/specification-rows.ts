import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Title, titlesIn } from './test-titles.ts';

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

/** A test or a journey, and its file as a path from the root. */
export interface NamedTest extends Title {
	file: string;
}

export function allTests(root: string): NamedTest[] {
	const files = globSync(['{src,test,scripts}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'], { cwd: root }).sort();
	return files.flatMap((file) => titlesIn(readFileSync(join(root, file), 'utf8')).map((title) => ({ ...title, file })));
}

/** The rows that a title claims to prove. */
export function rowsIn(title: string): string[] {
	const ids = title.match(ID) ?? [];
	return ids.length <= MOST_IDS_A_TITLE ? ids : [];
}

export function untestedRows(specification: string, titles: readonly string[]): Row[] {
	const named = new Set(titles.flatMap(rowsIn));
	return rowsOf(specification).filter(({ id }) => !named.has(id));
}
