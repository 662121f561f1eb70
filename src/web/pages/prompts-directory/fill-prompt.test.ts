import { expect, it } from 'vitest';
import { prompts } from '#content/prompts.ts';
import { fillPrompt, partsOf } from './fill-prompt.ts';

it('puts a value at each place of its name', () => {
	expect(fillPrompt('To [name]: dear [name], [news].', { name: ' Ida ', news: 'it works' })).toBe(
		'To Ida: dear Ida, it works.',
	);
});

it('keeps the brackets where nothing or only blanks were given', () => {
	expect(fillPrompt('[a] and [b]', { a: '  ' })).toBe('[a] and [b]');
	expect(partsOf('[a] and [b]', { b: 'tea' })).toEqual([
		{ start: 0, text: '[a]', place: 'a', filled: false },
		{ start: 3, text: ' and ' },
		{ start: 8, text: 'tea', place: 'b', filled: true },
	]);
});

it("takes a member's brackets, dollar signs and line breaks as they are", () => {
	expect(fillPrompt('[a] [b]', { a: '[b] $& $1\nnext', b: 'x' })).toBe('[b] $& $1\nnext x');
	expect(fillPrompt('[constructor] [toString]', {})).toBe('[constructor] [toString]');
});

it('leaves every prompt as it is where nothing was given, and none with brackets where all was', () => {
	for (const { prompt, placeholders } of prompts) {
		expect(fillPrompt(prompt, {})).toBe(prompt);
		const values = Object.fromEntries(placeholders.map(({ name, example }) => [name, example]));
		expect(fillPrompt(prompt, values)).not.toMatch(/[[\]]/);
	}
});
