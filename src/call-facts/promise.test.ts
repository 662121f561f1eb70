import { expect, it } from 'vitest';
import { sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleInAnyGroup } from '#test/idle-alternatives.ts';
import { promiseIn } from './promise.ts';
import { ACTION, PROMISE_CUES } from './promise-cues.ts';

/** Left out of the deed, as is tested below. */
const IDLE = ['just ', 'also ', 'then '];

it('knows kinds of promises by their words', () => {
	expect(wrongExamples(PROMISE_CUES)).toEqual([]);
	expect(sharedIds(PROMISE_CUES)).toEqual([]);
});

it.each(PROMISE_CUES.map((one) => [one.id, one] as const))(
	'%s: no alternative can be taken out unnoticed',
	(id, one) => {
		expect(idleInAnyGroup(one)).toEqual(one === ACTION ? IDLE.map((words) => `${id}: ${words}`) : []);
	},
);

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
	["What I'll do is write it up for you.", null, { kind: 'send', action: 'write it up for you' }],
	['See you on the ninth.', 'the ninth', { kind: 'meet' }],
] as const)('reads “%s”', (quote, when, promise) => {
	expect(promiseIn(quote, when)).toEqual(promise);
});
