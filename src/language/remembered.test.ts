import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

function counting() {
	const asked: string[] = [];
	const read = remembered((text: string) => {
		asked.push(text);
		return [...text];
	});
	return { asked, read };
}

it('reads a short text once, and gives everybody the same, which nobody can change', () => {
	const { asked, read } = counting();
	expect(read('ab')).toEqual(['a', 'b']);
	expect(read('ab')).toBe(read('ab'));
	expect(asked).toEqual(['ab']);
	expect(() => read('ab').push('c')).toThrow(TypeError);
});

it('keeps no long text, and not more than so many', () => {
	const { asked, read } = counting();
	const long = 'a'.repeat(601);
	expect(read(long)).toHaveLength(601);
	expect(read(long)).not.toBe(read(long));
	read('first');
	for (let index = 0; index < 5000; index++) read(`text ${index}`);
	asked.length = 0;
	read('first');
	expect(asked).toEqual(['first']);
});
