import { describe, expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { alone, briefly, passage, wholeReply } from './passage.ts';
import { passageText } from './passage-text.ts';
import { merged, withoutEnds } from './passages.ts';

const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
const LONG = `We make doors for schools and ${words(55)}.`;

/** The lines that are told of a call beside one of them. */
function linesOf(call: readonly string[], line: number, said?: string): number[] {
	const reading = readingWith(call, { others: { Cal: 'buyer' } });
	const turn = reading.turns[line - 1];
	if (turn === undefined) return [];
	return passage(reading, turn, said ?? turn.text, 50).map((piece) => piece.turn.line);
}

describe('a passage', () => {
	it('is a turn alone that says enough', () => {
		expect(
			linesOf(['Bea: Hello.', `Sam: I see, ${words(9)}.`, `Bea: ${LONG}`, `Sam: I see, ${words(25)}.`], 3),
		).toEqual([3]);
	});

	it('takes in the question that the words answer, and of a short one what stands around it', () => {
		const [asks, greets] = ['Sam: What would you say that you make in here?', `Bea: ${LONG}`];
		expect(linesOf([greets, asks, `Bea: ${LONG}`], 3)).toEqual([2, 3]);
		const call = [
			`Sam: ${LONG}`,
			'Cal: Doors of oak and ash.',
			'Bea: And the frames for them, as ever.',
			'Sam: I see how you do that.',
		];
		expect(linesOf(call, 3)).toEqual([1, 2, 3, 4]);
		expect(linesOf(call, 2)).toEqual([1, 2, 3]);
	});

	it('takes in what says whom or what the words mean', () => {
		const call = (said: string) => ['Sam: Tell me more.', 'Cal: Gary in the yard wrote it down.', `Bea: ${said}`];
		expect(linesOf(call(LONG), 3)).toEqual([3]);
		for (const first of ['He was right about it all.', 'And then came the rain.', 'Forty per cent, I think.', 'Less.'])
			expect(linesOf(call(`${first} ${LONG}`), 3), first).toContain(2);
	});

	it('goes on to the answer, to the end of what was broken off, and to a figure that is put right', () => {
		const call = (last: string, next: string) => ['Sam: Hello.', `Bea: ${LONG} ${last}`, `Sam: ${next}`];
		expect(linesOf(call('Is it the eleventh?', 'The eleventh, yes.'), 2)).toEqual([2, 3]);
		expect(linesOf(call('And then we –', 'Then you paint them.'), 2)).toEqual([2, 3]);
		expect(linesOf(call('It was forty doors.', 'Sixty of them.'), 2)).toEqual([2, 3]);
		expect(linesOf(call('It was forty doors.', `I see how you do that, ${words(25)}.`), 2)).toEqual([2]);
	});

	it('has a brief reply as its last word, which may take it back', () => {
		const call = (reply: string) => [
			`Sam: Hello.`,
			`Bea: ${LONG}`,
			`Sam: ${reply}`,
			'Bea: The gates are another matter.',
		];
		expect(linesOf(call('Forget the schools, they are shut until the spring.'), 2)).toEqual([2, 3]);
		expect(linesOf(call(`I see. ${words(30)}.`), 2)).toEqual([2]);
	});

	it('leaves out nods, and a question at its end', () => {
		expect(linesOf(['Sam: What do you make?', 'Cal: Mhm.', 'Sam: Right.', 'Bea: Doors.'], 4)).not.toContain(3);
		expect(linesOf(['Bea: We make doors.', 'Sam: Who paints them?'], 1)).toEqual([1]);
	});

	it('is of a long turn the sentences around the words', () => {
		const parts = [LONG, 'Gary in the yard wrote it down.', 'He was right.', LONG.replace('doors', 'gates')];
		const reading = readingWith([`Bea: ${parts.join(' ')}`]);
		const [turn] = reading.turns;
		const [piece] = turn ? passage(reading, turn, 'He was right.', 50) : [];
		expect(piece?.text).toBe(`${parts.slice(0, 3).join(' ')}`);
	});

	it('is of a promise its words with what they lean on', () => {
		const call = [
			'Sam: I need the list.',
			`Bea: ${LONG} I send you the list of all doors and gates that we have by Friday at noon, Sam.`,
		];
		const reading = readingWith(call);
		const [, turn] = reading.turns;
		const said =
			turn && briefly(reading, turn, 'I send you the list of all doors and gates that we have by Friday at noon, Sam.');
		expect(said?.map(({ text }) => text)).toEqual([
			'I send you the list of all doors and gates that we have by Friday at noon, Sam.',
		]);
	});

	it('is of a doubt its turn, with the question before it, or whom it means', () => {
		const lines = (...call: string[]) => {
			const reading = readingWith(call);
			const turn = reading.turns.at(-1);
			return turn && alone(reading, turn, turn.text).map((piece) => piece.turn.line);
		};
		const doubt = 'Bea: And does it talk to our accounts, as it should?';
		expect(lines('Sam: We are very sure of it.', doubt)).toEqual([2]);
		expect(lines('Sam: What else is there?', doubt)).toEqual([1, 2]);
		expect(lines('Sam: Ann does the accounts.', 'Bea: She would never use it, as I know her.')).toEqual([1, 2]);
	});

	it('is of a reply its first words, with what goes on from them', () => {
		const reading = readingWith(['Bea: Is it safe?', `Sam: ${LONG} ${LONG}`, 'Bea: I see.']);
		const [, turn] = reading.turns;
		expect(turn && wholeReply(reading, turn).map(({ text }) => text)).toEqual([LONG]);
	});

	it('is merged with others of the same turns, and says nothing twice', () => {
		const reading = readingWith(['Bea: One. Two. Three.', 'Sam: Four.', 'Bea: Five.', 'Sam: Six.']);
		const [first, second, third, fourth] = reading.turns;
		if (!first || !second || !third || !fourth) throw new Error('no turns');
		const rows = merged([
			[
				{ turn: second, text: 'Four.' },
				{ turn: third, text: 'Five.' },
			],
			[
				{ turn: first, text: 'One.' },
				{ turn: second, text: 'Four.' },
			],
			[{ turn: first, text: 'Two.' }],
			[{ turn: fourth, text: 'Six.' }],
		]);
		expect(rows.map((row) => row.map(({ text }) => text))).toEqual([['One. Two.', 'Four.', 'Five.'], ['Six.']]);
	});

	it('says who speaks, the member’s side as “You”, with the lines at its end', () => {
		const reading = readingWith(['Sam: How many?', 'Bea: Thirty-one.', 'Bea: All in.', 'Sam: I see.']);
		const pieces = reading.turns.map((turn) => ({ turn, text: turn.text }));
		expect(passageText(reading, pieces)).toBe(
			'You: “How many?”\nBea: “Thirty-one.” “All in.”\nYou: “I see.” (lines 1 to 4)',
		);
		expect(passageText(reading, pieces.slice(0, 2))).toBe('You: “How many?”\nBea: “Thirty-one.” (lines 1 and 2)');
		expect(passageText(reading, pieces.slice(0, 1), 'seller')).toBe('“How many?” (line 1)');
		expect(passageText(reading, pieces.slice(0, 2), 'seller')).toMatch(/^You: /);
	});

	it('is told without what stands above at its beginning or end', () => {
		const reading = readingWith(['Sam: How many?', 'Bea: Thirty-one.', 'Sam: I see.']);
		const pieces = reading.turns.map((turn) => ({ turn, text: turn.text }));
		const told = (...shown: string[]) => withoutEnds(pieces, shown).map(({ text }) => text);
		expect(told('“How many?” (line 1)')).toEqual(['Thirty-one.', 'I see.']);
		expect(told('“How many?”', '“I see.” (line 3)')).toEqual(['Thirty-one.']);
		expect(told('“Thirty-one.” (line 2)')).toHaveLength(3);
	});

	it('says the whole name where two have the same first one', () => {
		const said = (other: string) => {
			const reading = readingWith(['Bea Lund: One.', `${other}: Two.`], {
				others: { 'Bea Lund': 'buyer', [other]: 'buyer' },
			});
			return passageText(
				reading,
				reading.turns.map((turn) => ({ turn, text: turn.text })),
			);
		};
		expect(said('Cal Roe')).toBe('Bea: “One.”\nCal: “Two.” (lines 1 and 2)');
		expect(said('Bea Roe')).toBe('Bea Lund: “One.”\nBea Roe: “Two.” (lines 1 and 2)');
	});
});
