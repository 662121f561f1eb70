import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rowsOf, titlesIn, untestedRows } from './specification-rows.ts';

const specification = ['| id | what must hold |', '|---|---|', '| AB-1 | one \\| two |', '| AB-2 | three |'].join('\n');

describe('rows of the specification', () => {
	it('are read from the tables', () => {
		expect(rowsOf(specification)).toEqual([
			{ id: 'AB-1', text: 'one \\| two' },
			{ id: 'AB-2', text: 'three' },
		]);
	});

	it('count as tested when a title names them, unless the title names more than three', () => {
		expect(untestedRows(specification, ['AB-1: holds'])).toEqual([{ id: 'AB-2', text: 'three' }]);
		expect(untestedRows(specification, ['AB-1, AB-2, AB-3, AB-4: hold'])).toHaveLength(2);
	});

	it('are found in titles of every quote and of tables of cases', () => {
		const source = "it('X-1: a', f); test(\"X-2: it's\", f); it.each([1, 2])('X-3: %s', f); it.each(cases)(`X-4`, f);";
		expect(titlesIn(source)).toEqual(['X-1: a', "X-2: it's", 'X-3: %s', 'X-4']);
	});

	it('number as many as the page says', () => {
		const page = readFileSync(join(import.meta.dirname, '../docs/specification.md'), 'utf8');
		const total = Number(/^Total: (\d+) rows/m.exec(page)?.[1]);
		expect(rowsOf(page)).toHaveLength(total);
	});
});
