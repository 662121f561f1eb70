import { expect, it } from 'vitest';
import { wrongExamples } from '#language/pattern.ts';
import { idleAlternatives } from '#test/idle-alternatives.ts';
import { ACTION, PROMISES, promiseIn } from './promise.ts';

it('knows kinds of promises by their words', () => {
	expect(wrongExamples([...PROMISES, ACTION])).toEqual([]);
});

it.each(PROMISES.map((one) => [one.id, one] as const))('%s: no alternative can be taken out unnoticed', (_id, one) => {
	expect(idleAlternatives(one)).toEqual([]);
});

it.each(["'ll", 'will|shall'])('the words of a deed, %s: no alternative can be taken out unnoticed', (begins) => {
	expect(idleAlternatives(ACTION, begins)).toEqual([]);
});

it.each(['just', 'also', 'then'])('leaves “%s” out of the deed', (word) => {
	expect(promiseIn(`I'll ${word} send it.`, null).action).toBe('send it');
});

it.each([
	[
		"I'll get the letter over to you by Friday, with the Ōamaru one.",
		'Friday',
		{ kind: 'send', action: 'get the letter over to you' },
	],
	["I'll sign it, and I'll chuck you in the Dropbox.", null, { kind: 'sign', action: 'sign it' }],
	['Tuesday at three works, here at the bakery.', 'Tuesday at three', { kind: 'other' }],
	['Let me ask Raj tomorrow.', 'tomorrow', { kind: 'ask', action: 'ask Raj' }],
	['See you on the ninth.', 'the ninth', { kind: 'meet' }],
] as const)('reads “%s”', (quote, when, promise) => {
	expect(promiseIn(quote, when)).toEqual(promise);
});
