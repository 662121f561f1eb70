import { describe, expect, it } from 'vitest';
import { hasPronounAndVerb, isCommand, isWish, opensQuestion } from './openings.ts';

describe('a sentence that begins with "We" or "You"', () => {
	it.each([
		'We keep books.',
		'We never sell.',
		'We’re electricians.',
		'We free your staff from typing.',
		'You choose.',
		'I fix roofs.',
		'I’m a vet nurse.',
	])('has its verb: %s', (text) => expect(hasPronounAndVerb(text)).toBe(true));

	it.each([
		'We bookkeepers in Leeds.',
		'We, the team.',
		'We team of six.',
		'We free audit for you.',
		'We offering help.',
		'I specialist for roofs.',
	])('has none: %s', (text) => expect(hasPronounAndVerb(text)).toBe(false));
});

describe('a command', () => {
	it.each([
		'Take the last one.',
		'Count invoices.',
		'Never post the original.',
		'Then look for it.',
		'Do not wash wool.',
		'Don’t glue it.',
		'Start counting today.',
		'Add up the gas you bought.',
	])('is %s', (text) => expect(isCommand(text)).toBe(true));

	it.each([
		'You take it.',
		'Heat pumps for homes.',
		'Checking the last ten.',
		'Cost of delay.',
		'Call answering for roofers.',
		'Do not the wool.',
		'Go',
	])('is not %s', (text) => expect(isCommand(text)).toBe(false));
});

it.each([
	['Congrats on the shop.', true],
	['Congratulations on the shop.', true],
	['Well done with the roof.', true],
	['Thanks for the tour.', true],
	['Good luck with it.', true],
	['Thanks to them it works.', false],
	['On the shop.', false],
])('“%s” wishes or thanks: %s', (text, expected) => {
	expect(isWish(text)).toBe(expected);
});

describe('a question', () => {
	it.each([
		'How long?',
		'Roughly how long?',
		'In which month?',
		'Isn’t it cheaper?',
		'When it stops, who comes?',
		'We tried it, why again?',
	])('begins %s', (text) => expect(opensQuestion(text)).toBe(true));

	it.each(['Your margin?', 'Tell me more?', 'We have one?'])('does not begin %s', (text) =>
		expect(opensQuestion(text)).toBe(false),
	);
});
