import { expect, it } from 'vitest';
import { answersNothing, lastWord } from './call-text.ts';
import type { OutcomeKind } from './facts.ts';
import { around, callIn } from './told/testing.ts';

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

it('shows how a call ended by their words, of a step also by those that the seller took up', () => {
	const call = around('Bea: Thursday at ten, then.', "Sam: Thursday at ten. I'll send the invitation today.");
	const shown = (kind: OutcomeKind, ...lines: number[]) =>
		lastWord(callIn(call, { outcome: { kind, lines, confidence: 1 } }))?.number;
	expect(shown('next-step', 10)).toBe(9);
	expect(shown('next-step', 10, 1)).toBe(9);
	expect(shown('open', 10)).toBe(10);
});
