import { describe, expect, it } from 'vitest';
import { saysSomething, standingWords } from './standing-words.ts';

describe('words that stand alone', () => {
	it.each([
		[
			'with the sentence that a pronoun points to',
			'We paid eighty-six dollars a lead in January. It is a hundred and twenty-one now.',
			'It is a hundred and twenty-one now.',
			'We paid eighty-six dollars a lead in January. It is a hundred and twenty-one now.',
		],
		[
			'with what stands before a bare number',
			'Out of a hundred batches we throw eight. Eight percent.',
			'Eight percent.',
			'Out of a hundred batches we throw eight. Eight percent.',
		],
		[
			'without the lead-in',
			'Can I ask you something though. A lot of our customers are older and phone us.',
			'Can I ask you something though. A lot of our customers are older and phone us.',
			'A lot of our customers are older and phone us.',
		],
		[
			'as they are where nothing is missing',
			'We wrote off a lot. Every supplier invoice is typed in by hand.',
			'Every supplier invoice is typed in by hand.',
			'Every supplier invoice is typed in by hand.',
		],
	])('are given %s', (_how, turn, words, standing) => {
		expect(standingWords(turn, words)).toBe(standing);
	});

	it('are whole sentences where the words were cut', () => {
		expect(standingWords('The director, Mr. Lee, signed it in January. We wait.', 'The director, Mr.')).toBe(
			'The director, Mr. Lee, signed it in January.',
		);
	});

	it('take as much of the turn before them as it takes', () => {
		const turn = 'The paralegals read every file. I tracked the hours in October. That makes twenty-two hours each.';
		expect(standingWords(turn, 'That makes twenty-two hours each.', 15)).toBe(turn);
	});

	it('say something unless they only nod', () => {
		expect(saysSomething('Okay. Right.')).toBe(false);
		expect(saysSomething('Okay. We lose eleven jobs a month.')).toBe(true);
	});
});
