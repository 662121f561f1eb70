import { describe, expect, it } from 'vitest';
import { titlesIn } from './test-titles.ts';

const titles = (source: string) => titlesIn(source).map(({ title }) => title);

describe('titles of tests', () => {
	it('are found in every quote, and under every name of the runner', () => {
		const source = "it('X-1: a', f); test(\"X-2: it's\", f); memberTest(`X-3: $" + "{one} b`, f); other('X-4', f);";
		expect(titles(source)).toEqual(['X-1: a', "X-2: it's", 'X-3: … b']);
	});

	it('hold what a table of cases puts into them', () => {
		const source = `
			it.each([['X-1', 'two'], ['X-2: with %', g()]] as const)('%s: holds %s', f);
			it.each<[string, Reply]>([['X-3: says "no"', {}]])('%s', f);
			it.each(['', 'b'])('X-4: "%s" is refused', f);
			it.each([[0, 'none']])('X-5: %i are %s', f);
			it.each([...['c', 'd'], 'e'])('X-6: reads %s', f);`;
		expect(titles(source)).toEqual([
			'X-1: holds two',
			'X-2: with %: holds …',
			'X-3: says "no"',
			'X-4: "" is refused',
			'X-4: "b" is refused',
			'X-5: 0 are none',
			'X-6: reads c',
			'X-6: reads d',
			'X-6: reads e',
		]);
	});

	it('stay as they are where the table is not written out or not shown', () => {
		expect(titles("it.each(cases)('X-1: %s', f); it.each([A, B])('X-2: holds', f);")).toEqual([
			'X-1: %s',
			'X-2: holds',
		]);
	});

	it('know the groups around them', () => {
		const source = "describe('a link', () => { describe('by mail', () => { it('X-1: works', f); }); }); it('X-2', f);";
		expect(titlesIn(source)).toEqual([
			{ group: 'a link by mail', title: 'X-1: works' },
			{ group: '', title: 'X-2' },
		]);
	});
});
