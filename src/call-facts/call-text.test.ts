import { expect, it } from 'vitest';
import { answersNothing } from './call-text.ts';

it.each([
	["I can't promise that.", true],
	["I don't know. I'll ask Gary.", true],
	["I'd have to ask, to be honest, it is a fair point and one that comes up a lot.", true],
	[
		"I can't promise it's never wrong. It shows the source each time, so that your people see at once where it comes from.",
		false,
	],
	['It shows the source each time.', false],
	['He said "I don\'t know" when they asked him.', false],
])('tells whether a reply holds no answer: %s', (text, is) => {
	expect(answersNothing(text)).toBe(is);
});
