import { describe, expect, it } from 'vitest';
import { worthIn } from '../worth/worth.ts';
import { readingWith } from './advice/testing.ts';
import { alsoSaid } from './also-said.ts';
import type { Passage } from './passage.ts';

describe('what else was said', () => {
	/** So long that nothing around it is taken in. */
	const LONG = [
		`Bea: We make doors, as ever, ${'and paint them as we like '.repeat(18)}.`,
		`Sam: I see how you do that, ${'and it looks good to me '.repeat(18)}.`,
	];
	const CALL = [...LONG, ...LONG, ...LONG, ...LONG];
	const TERMS = 'It is nine hundred a month, with thirty days’ notice, from the first of March.';

	/** Worth by what a talk says: 0 where nothing is said of it. */
	const by = (worth: Record<string, number>) => (pieces: Passage) =>
		Math.max(
			0,
			...Object.keys(worth).map((words) => (pieces.some(({ text }) => text.includes(words)) ? (worth[words] ?? 0) : 0)),
		);
	const talksOf = (amid: readonly string[], worth: Record<string, number>, shown: readonly string[] = []) => {
		const reading = readingWith([...CALL, ...amid, ...CALL], { ended: 'open' });
		return alsoSaid(reading, shown, worthIn(reading), by(worth));
	};
	const quotes = (...of: Parameters<typeof talksOf>) =>
		talksOf(...of).flatMap(({ pieces }) => pieces.map(({ text }) => text));

	it('CALL-16: is what is worth telling, of both sides, and nothing else', () => {
		for (const side of ['Bea', 'Sam']) {
			expect(quotes([`${side}: ${TERMS}`], { [TERMS]: 0.4 })).toContain(TERMS);
			expect(quotes([`${side}: ${TERMS}`], { [TERMS]: 0.1 })).toEqual([]);
		}
	});

	it('CALL-16: is nothing that stands above already', () => {
		expect(quotes([`Sam: ${TERMS}`], { [TERMS]: 1 }, [`Agreed: “${TERMS}” (line 9)`])).not.toContain(TERMS);
	});

	it('is for no question and no joke', () => {
		const asked = TERMS.replace('It is', 'Is it').replace('.', '?');
		const joke = "I'd give you nine hundred on the first of March for that dog.";
		const firsts = (words: string) => talksOf([`Bea: ${words}`], { [words]: 1 }).map(({ first }) => first);
		expect(firsts(TERMS)).toContain(TERMS);
		for (const words of [asked, joke]) expect(firsts(words)).not.toContain(words);
	});

	it('CALL-16: is an answer with its question', () => {
		const [answer] = talksOf(['Sam: And how many of you drive?', 'Bea: Thirty-one.'], { 'Thirty-one.': 1 });
		expect(answer?.pieces.map(({ text }) => text)).toEqual(
			expect.arrayContaining(['And how many of you drive?', 'Thirty-one.']),
		);
	});

	it('has of each talk the words that were chosen, with the rest of a brief turn', () => {
		const first = (said: string) => talksOf([said], { [TERMS]: 1 }).map((one) => one.first);
		expect(first(`Bea: ${TERMS} We like it.`)).toContain(`${TERMS} We like it.`);
		expect(first(`Bea: ${TERMS} ${'We make doors as ever and paint them. '.repeat(3)}`)).toContain(TERMS);
	});

	it('CALL-16: is what is worth most, as much as there is room for, in the order of the call, nothing twice', () => {
		const step = (n: number) => `Step number ${n} costs ${n}00 dollars and is done in ${2000 + n}.`;
		const many = Array.from({ length: 40 }, (_, n) => [`Bea: ${step(n + 20)}`, LONG[1] ?? '']).flat();
		const worth = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [step(n + 20), 1 - n / 100]));
		const stepsOf = (shown: string[] = []) => quotes(many, worth, shown).filter((text) => text.startsWith('Step'));
		const all = stepsOf();
		expect(all.length).toBeGreaterThan(3);
		expect(all.length).toBeLessThan(40);
		expect(all).toEqual(Array.from({ length: all.length }, (_, n) => step(n + 20)));
		expect(stepsOf([`Their situation: “${'word '.repeat(400)}” (line 1)`]).length).toBeLessThan(all.length);
	});
});
