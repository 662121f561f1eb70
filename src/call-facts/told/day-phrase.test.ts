import { expect, it } from 'vitest';
import { phraseOf } from './day-phrase.ts';
import { hourBeside, namedDays } from './meeting-day.ts';
import { callIn } from './testing.ts';

const turnOf = (words: string) => {
	const [turn] = callIn([`Bea: ${words}`]).turns;
	if (turn === undefined) throw new Error('a call without a turn');
	return turn;
};

it('a day is said with the hours and days beside it, of a list without end with a few', () => {
	const turn = turnOf('Thursday, October ninth, at ten.');
	expect(turn.dates.map((day) => phraseOf(turn, day))).toContain('Thursday, October ninth, at ten');
	const list = turnOf('May 1, '.repeat(40));
	const phrases = list.dates.map((day) => phraseOf(list, day).split('May 1').length - 1);
	expect(Math.max(...phrases)).toBe(9);
});

it('an hour far behind a day, or behind many commas, is said with another', () => {
	const hourOf = (words: string) => hourBeside(namedDays(turnOf(words))[0] ?? expect.fail('no day'))?.text;
	const talk = (words: number) => `On Monday I come ${'and we look at it '.repeat(words)}at ten o'clock in your yard.`;
	expect(hourOf(talk(4))).toBe("ten o'clock");
	expect(hourOf(talk(60))).toBeUndefined();
	const after = (parts: number) => `Monday I can be there${', with a film'.repeat(parts)}, ten-thirty.`;
	expect([hourOf(after(2)), hourOf(after(9))]).toEqual(['ten-thirty', undefined]);
});
