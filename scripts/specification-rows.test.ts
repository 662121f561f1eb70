import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rowsOf, untestedRows } from './specification-rows.ts';

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

	it('number as many as the page says', () => {
		const page = readFileSync(join(import.meta.dirname, '../docs/specification.md'), 'utf8');
		const total = Number(/^Total: (\d+) rows/m.exec(page)?.[1]);
		expect(rowsOf(page)).toHaveLength(total);
	});
});
