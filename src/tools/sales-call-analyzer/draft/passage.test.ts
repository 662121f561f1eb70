import { describe, expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { alone, briefly, passage, wholeReply } from './passage.ts';
import { passageText } from './passage-text.ts';
import { merged, withoutEnds } from './passages.ts';

const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
const LONG = `We make doors for schools and ${words(55)}.`;

/** The lines that are told of a call beside one of them. */
function linesOf(call: readonly string[], line: number, likely: Readonly<Record<number, number>> = {}): number[] {
	const reading = readingWith(call, { others: { Cal: 'buyer' } });
	const turn = reading.turns[line - 1];
	if (turn === undefined) return [];
	const begins = [1, ...call.slice(1).map((_, index) => likely[index + 2] ?? 0), 1];
	return passage(reading, turn, turn.text, 50, { begins, chats: [] }).map((piece) => piece.turn.line);
}

describe('a passage', () => {
	const SHORT = [
		'Sam: Is it the eleventh?',
		'Bea: The eleventh, yes.',
		'Sam: And the doors?',
		'Bea: Doors of oak and ash.',
		'Cal: Not the ash.',
		'Sam: Only oak, then.',
	];

	it('is the talk of a turn, from where it begins to where another does', () => {
		for (const line of [3, 4, 5, 6]) expect(linesOf(SHORT, line, { 3: 1 })).toEqual([3, 4, 5, 6]);
		expect(linesOf(SHORT, 1, { 3: 1 })).toEqual([1, 2]);
		expect(linesOf(SHORT, 4, { 3: 1, 5: 1 })).toEqual([3, 4]);
	});

	it('of a few words takes in what may be of the same talk, of many what likely is', () => {
		expect(linesOf(SHORT, 2, { 3: 0.6 })).toEqual([1, 2, 3, 4, 5, 6]);
		expect(linesOf(SHORT, 2, { 3: 0.8 })).toEqual([1, 2]);
		const long = ['Sam: Is it the eleventh?', `Bea: ${LONG}`, 'Sam: Only oak, then.'];
		expect(linesOf(long, 2, { 3: 0.6 })).toEqual([1, 2]);
		expect(linesOf(long, 2, { 3: 0.3 })).toEqual([1, 2, 3]);
	});

	it('is where it cannot all be told rather how it is settled than how it began', () => {
		const call = [`Sam: ${words(60)}`, `Bea: ${words(80)}`, `Sam: ${words(60)}`];
		expect(linesOf(call, 2, { 2: 0.1, 3: 0.3 })).toEqual([2, 3]);
		expect(linesOf(call, 2, { 2: 0.1, 3: 0.4 })).toEqual([2, 3]);
		expect(linesOf(call, 2, { 2: 0.1, 3: 0.5 })).toEqual([1, 2]);
	});

	it('goes on to the answer in any case', () => {
		expect(linesOf(['Sam: Do you make doors?', 'Bea: Of oak.', 'Sam: Good.'], 1, { 2: 1, 3: 1 })).toEqual([1, 2]);
		expect(linesOf(['Sam: We make doors.', 'Bea: Of oak?'], 2, { 2: 1 })).toEqual([2]);
	});

	it('leaves out nods that answer nothing, and a question at its end', () => {
		expect(linesOf(['Sam: We make doors.', 'Cal: Right.', 'Sam: Of oak.', 'Bea: Doors.'], 4)).toEqual([1, 3, 4]);
		expect(linesOf(['Sam: Do you make doors?', 'Cal: Right.', 'Sam: Of oak.'], 1)).toEqual([1, 2, 3]);
		expect(linesOf(['Bea: We make doors.', 'Sam: Who paints them?'], 1)).toEqual([1]);
	});

	it('goes on behind a long turn that is told in part, and has no chat where it says enough', () => {
		const own = `${LONG} ${LONG.replace('doors', 'gates')}`;
		expect(linesOf([`Bea: ${own}`, 'Sam: Only oak, then.'], 1)).toEqual([1, 2]);
		const reading = readingWith([`Bea: ${LONG}`, 'Sam: Lovely weather, too.', 'Bea: Of oak.']);
		const [turn] = reading.turns;
		const told = (chats: number[]) => turn && passage(reading, turn, turn.text, 50, { begins: [1, 0, 0, 1], chats });
		expect(told([0, 0, 0])).toHaveLength(3);
		expect(told([0, 1, 0])).toHaveLength(1);
	});

	it('ends where a long turn beside it is told in part', () => {
		const call = [
			'Bea: We make doors.',
			`Sam: ${LONG} ${LONG.replace('doors', 'gates')} And more.`,
			'Bea: Right, the doors of oak.',
		];
		expect(linesOf(call, 1)).toEqual([1, 2]);
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
