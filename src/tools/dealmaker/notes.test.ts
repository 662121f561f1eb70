import { describe, expect, it } from 'vitest';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { notesOf } from './notes.ts';
import { textsOf } from './testing.ts';

function withNotes(additionalContext: string) {
	const output = draft({ ...example, additionalContext });
	return { ...output, text: textsOf(output).join(' ') };
}

describe('the additional context', () => {
	it('is taken sentence by sentence', () => {
		const notes = notesOf(
			'Prices: the £390 a month covers weekdays. Term is 12 months. A trial alone is possible; its price is still open. We need to learn who signs. Do not repeat the 40 % figure. Tone: factual.',
		);
		expect(notes).toMatchObject({
			prices: ['The £390 a month covers weekdays.'],
			terms: ['Term is 12 months.'],
			possible: ['A trial alone'],
			asks: ['who signs'],
			bans: ['40 %'],
			kept: [],
		});
	});

	it('keeps banned words and figures out of every text', () => {
		expect(withNotes('').text).toMatch(/web form/);
		const { text, proposals } = withNotes(
			'Do not mention the “web form”. Never repeat the £1,150, it is their secret.',
		);
		expect(text).not.toMatch(/web form|1,150/);
		expect(proposals).toHaveLength(3);
	});

	it('makes an option of what is possible by itself, with a gap for its price', () => {
		const { proposals } = withNotes('The evening list alone is possible.');
		const own = proposals.find(({ title }) => title === 'The evening list alone');
		expect(own?.proposedSolution).toContain('[add price of the evening list]');
	});

	it('asks the client for what is still open', () => {
		expect(withNotes('We still need to know which scale they use.').text).toContain('[add which scale they use]');
	});

	it('uses a price of the context for the whole, in place of the one from the call', () => {
		const { proposals } = withNotes('The whole costs £370 a month after all.');
		expect(proposals[0]?.proposedSolution).toContain('£370');
		expect(proposals[0]?.proposedSolution).not.toContain('£390');
	});

	it('shows no remark to oneself to the client, and says so to the member', () => {
		const { text, beforeSending } = withNotes('I think Colm is nervous about money. My floor is £333 a month.');
		expect(text).not.toMatch(/nervous|333/);
		expect(beforeSending.join(' ')).toContain('nervous about money');
	});
});
