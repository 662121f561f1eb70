import { describe, expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { alsoSaid } from './also-said.ts';
import { theirMark } from './main-marks.ts';
import { highlights } from './summary.ts';

const TALK = Array.from({ length: 4 }, () => ['Sam: Tell me more.', 'Bea: We make doors.']).flat();
const marks = (...lines: string[]) =>
	theirMark(readingWith([...TALK, ...lines])).map(({ said, further }) => [said.quote, further?.quote]);

describe('what a trial is judged by', () => {
	const ANSWER = 'If it finds forty of fifty, it has passed.';

	it('is what the other side answers who is asked for it, with figures', () => {
		expect(marks("Sam: What's your measure?", `Bea: Well. ${ANSWER}`)).toEqual([[ANSWER, undefined]]);
		expect(marks('Bea: And how do we say if it works?', `Sam: ${ANSWER}`)).toEqual([[ANSWER, undefined]]);
		expect(marks("Sam: What's your measure?", 'Bea: That it finds them.')).toEqual([]);
		expect(marks("Sam: What's your name?", `Bea: ${ANSWER}`)).toEqual([]);
		expect(marks("Sam: What's your measure?", 'Sam: Do forty of fifty do?')).toEqual([]);
	});

	it('stands with another one that they want instead', () => {
		const call = ['Bea: What counts as working?', 'Sam: Fifteen percent more.', 'Bea: Hm.'];
		expect(marks(...call, "Bea: I'd want it to be twenty percent.")).toEqual([
			['Fifteen percent more.', "I'd want it to be twenty percent."],
		]);
	});

	it('takes the place of no other fact, nor of what else was said', () => {
		const many = [1, 2, 3, 4, 5, 6].flatMap((n) => ['Sam: Next?', `Bea: We lose ${n},000 dollars a month, row ${n}.`]);
		const pains = Object.fromEntries([10, 12, 14, 16, 18, 20].map((line) => [line, { main: true }]));
		const lines = highlights(readingWith([...TALK, ...many, 'Sam: Your measure?', `Bea: ${ANSWER}`], { pains }));
		expect(lines.filter((line) => line.startsWith('Trouble'))).toHaveLength(3);
		expect(lines).toContain(`What counts as success: “${ANSWER}” (Bea, line 22)`);
		const also = (apart: string[], shown: string[] = []) =>
			alsoSaid(
				readingWith([...TALK, 'Sam: The price is for forty people over the whole year.'], {
					prices: { 9: { amount: 40 } },
				}),
				shown,
				apart,
			);
		expect(also(['forty'])).toHaveLength(1);
		expect(also(['The price is for forty people over the whole year.'])).toEqual([]);
	});
});
