import { describe, expect, it } from 'vitest';
import type { Objection } from '../facts.ts';
import { isDoubt } from './no-doubt.ts';
import { around, callIn } from './testing.ts';

/** Whether the words of a line of theirs are a doubt. */
function doubted(words: string, by = 'weights'): boolean {
	const call = callIn(around(`Bea: ${words}`));
	const line = call.turns.find(({ text }) => text === words)?.number ?? 0;
	return isDoubt(call, { quote: words, lines: [line], answered: true, confidence: 1, by } satisfies Objection);
}

describe('a doubt', () => {
	it('is none in jest, in praise, or where somebody is asked to do something', () => {
		expect(doubted("If it can read his writing I'll put up a statue to you.")).toBe(false);
		expect(doubted("Look, it's a good bit of work, but honestly.")).toBe(false);
		expect(doubted('Could she come out, though? See the place, see how it works.')).toBe(false);
		expect(doubted("And if she gets through, when's it on for real?")).toBe(false);
		expect(doubted("Look, it's kind of you. It's still, um. Can I just be straight with you?")).toBe(false);
	});

	it('is none that ends in a yes, nor a word on who signs', () => {
		expect(doubted("I wouldn't go over what I pay now. So you're under it. That's fine.")).toBe(false);
		expect(doubted('Here is small problem. I can sign until ten thousand. Over ten it goes to the board.')).toBe(false);
		expect(doubted("Well, that's better than they were. I've got no problem with that part, then.")).toBe(false);
		expect(doubted('If you have the paper then I am calm. With it the neighbour can say nothing.')).toBe(false);
		expect(doubted('If I have the paper then I am worried. With it the neighbour can say all.')).toBe(true);
	});

	it('is one that asks what happens, and one that the member named', () => {
		expect(doubted("It's a long time if it doesn't work. What happens after two months?")).toBe(true);
		expect(doubted("If it works I'll eat my hat.", 'member')).toBe(true);
	});
});
