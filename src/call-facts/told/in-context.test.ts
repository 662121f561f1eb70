import { describe, expect, it } from 'vitest';
import { inContext } from './in-context.ts';
import { around, callIn } from './testing.ts';

/** The words that hold a digit, told of the last line of theirs. */
function told(...lines: string[]) {
	return toldAs({ isFigure: true }, ...lines);
}

function toldAs(options: Parameters<typeof inContext>[3], ...lines: string[]) {
	const call = callIn(around(...lines));
	const turn = call.turns[8 + lines.length - 1];
	if (turn === undefined) throw new Error('no turn');
	return inContext(call, turn, (one) => (one.endsWith('?') ? -1 : /\d/.test(one) ? 1 : 0), options);
}

describe('words in context', () => {
	it('have the question that a bare figure answers', () => {
		const context = told('Sam: How many calls do you miss in a month?', 'Bea: About 40, in a bad one.');
		expect(context?.asked?.quote).toBe('How many calls do you miss in a month?');
		expect(context?.said.quote).toBe('About 40, in a bad one.');
	});

	it('have the question before a figure without a verb, also behind what a colleague answered', () => {
		const asked = (said: string) => told('Sam: And the time for one?', 'Tom: A while.', `Bea: ${said}`)?.asked?.quote;
		expect(asked('A big one, 40 minutes. A small one, 20 minutes. So I would say half an hour.')).toBe(
			'And the time for one?',
		);
		expect(asked('A big one takes 40 minutes. A small one takes 20. So I would say half an hour.')).toBeUndefined();
	});

	it('are none where a bare figure answers no question', () => {
		expect(told('Sam: Right.', 'Bea: 41 in six months.')).toBeNull();
	});

	it('have what was said before a bare figure, but not how it was said', () => {
		const asked = (said: string) => told(`Sam: ${said}`, 'Bea: 40 and 390.')?.asked?.quote;
		expect(asked('[laughs] It is 40 for the set-up.')).toBe('It is 40 for the set-up.');
		expect(asked("[laughs] That's true.")).toBeUndefined();
	});

	it('have no question where they name their subject', () => {
		const context = told('Sam: How is it going?', 'Bea: The office misses about 40 calls in a month.');
		expect(context?.asked).toBeUndefined();
	});

	it('hold the sentence that puts them right', () => {
		const context = told('Sam: Go on.', 'Bea: The season cost us $19,000. No, that is all four. Nine and a half.');
		expect(context?.said.quote).toContain('No, that is all four.');
	});

	it('leave a question at their end out', () => {
		const context = told('Sam: Go on.', 'Bea: The season cost us $19,000. Do you want some tea?');
		expect(context?.said.quote).toBe('The season cost us $19,000.');
	});

	it('are the whole turn of what is told first, where that is quick to read', () => {
		const noun =
			'And then the tender submissions, with the method statements and all of the relevant projects in them.';
		const turn = `${noun} They're the killer for the two of us here. Every one is 60 hours, between myself and Orla, and we do ten of them in the year.`;
		expect(toldAs({ isWhole: true }, 'Sam: Go on.', `Bea: ${turn}`)?.said.quote).toBe(turn);
		expect(toldAs({}, 'Sam: Go on.', `Bea: ${turn}`)?.said.quote).not.toContain(noun);
		expect(toldAs({ isWhole: true }, 'Sam: Go on.', `Bea: ${noun} ${noun} ${turn}`)?.said.quote).not.toContain(noun);
	});

	it('are none of a turn in which nothing weighs', () => {
		expect(told('Sam: Go on.', 'Bea: We like it here.')).toBeNull();
	});
});
