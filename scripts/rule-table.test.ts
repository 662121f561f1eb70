import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleTable } from './rule-table.ts';
import { allTests } from './specification-rows.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the table of rules about accounts', () => {
	it('shows each rule with its tests, once each, and says where there is none', () => {
		const specification = ['| FORGOT-1 | one \\| two |', '| FORGOT-2 | three |', '| COLD-1 | no |'].join('\n');
		const table = ruleTable(specification, [
			{ file: 'src/a.test.ts', group: 'a form', title: 'FORGOT-1: says [no]' },
			{ file: 'src/a.test.ts', group: 'a form', title: 'FORGOT-1: says [no]' },
			{ file: 'e2e/b.spec.ts', group: '', title: 'SIGNIN-2, FORGOT-1: also' },
		]);
		expect(table).toContain(
			'| FORGOT-1 | one \\| two | [a form: says \\[no\\]](../src/a.test.ts)<br>[also](../e2e/b.spec.ts) |',
		);
		expect(table).toContain('| FORGOT-2 | three | **no test yet** |');
		expect(table).not.toContain('COLD-1');
	});

	it('holds of the interface only what is about accounts', () => {
		const table = ruleTable('| API-1 | a |\n| API-2 | b |\n| API-10 | c |\n| API-11 | d |', []);
		expect(table.match(/API-\d+/g)).toEqual(['API-2', 'API-10']);
	});

	it('is up to date; if not, run npm run rule-table', () => {
		expect(read('docs/accounts.md')).toBe(ruleTable(read('docs/specification.md'), allTests(root)));
	});

	it('has a test for every rule', () => {
		expect(read('docs/accounts.md')).not.toContain('no test yet');
	});
});
