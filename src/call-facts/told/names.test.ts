import { describe, expect, it } from 'vitest';
import { decidesPlainly } from './names.ts';
import { around, callIn } from './testing.ts';

/** Whether Bea's words show plainly that somebody decides. */
function decides(words: string, who: string): boolean {
	const turn = callIn(around(`Bea: ${words}`)).turns.find(({ text }) => text === words);
	if (turn === undefined) throw new Error('no turn');
	return decidesPlainly(words, turn, {
		who,
		present: who === 'Bea',
		lines: [],
		quote: words,
		confidence: 1,
		by: 'weights',
	});
}

describe('who decides', () => {
	it('is no single speaker where several decide, or where others sign', () => {
		expect(decides("It's my name on it. I decide.", 'Bea')).toBe(true);
		expect(decides("Then it's the two of us. We both sign.", 'Bea')).toBe(false);
		expect(decides("If Giulia says no, it's no. And over ten thousand signs my father.", 'Bea')).toBe(false);
	});

	it('is who signs, not where that is', () => {
		const words = 'Anything over twenty goes to Dallas. Greg Hollis. He signs, not me.';
		expect(decides(words, 'Dallas')).toBe(false);
		expect(decides(words, 'Greg Hollis')).toBe(true);
	});
});
