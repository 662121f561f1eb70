import { describe, expect, it } from 'vitest';
import { type Reading, readingOf } from '../reading.ts';
import { callOf, inputOf } from '../testing.ts';
import { type WorthWeights, worthWeights } from '../worth/weights.ts';
import { worthOf } from '../worth/worth.ts';
import { readingWith } from './advice/testing.ts';
import { alsoSaid } from './also-said.ts';

const likely = (bias: number) => ({
	questions: ['told'],
	rows: new Map(),
	weights: new Float32Array(),
	biases: [bias],
});
/** A detail is likely told, a word hardly ever. */
const DETAILS: WorthWeights = { sentence: likely(-3), detail: likely(1), word: likely(-9) };

describe('what else was said', () => {
	/** So long that nothing around it is taken in. */
	const CHAT = [
		`Bea: We make doors, as ever, ${'and paint them as we like '.repeat(18)}.`,
		`Sam: I see how you do that, ${'and it looks good to me '.repeat(18)}.`,
	];
	const CALL = [...CHAT, ...CHAT, ...CHAT, ...CHAT];
	const talksOf = (reading: Reading, isUsed: (line: string) => boolean, weights = DETAILS, shown: string[] = []) =>
		alsoSaid(reading, shown, worthOf(reading, weights), isUsed);
	const anyOf = (reading: Reading, shown: string[] = [], weights = DETAILS) =>
		talksOf(reading, () => true, weights, shown).map(({ pieces }) => pieces);
	const said = (late: string[], shown: string[] = []) =>
		anyOf(readingWith([...CALL, ...late, ...CALL], { ended: 'open' }), shown, DETAILS);
	const quotes = (late: string[], shown: string[] = []) =>
		said(late, shown)
			.flat()
			.map(({ text }) => text);
	const TERMS = 'It is nine hundred a month, with thirty days’ notice, from the first of March.';

	it('CALL-16: is first the sentence with most that is not told', () => {
		expect(quotes([`Bea: ${TERMS}`])).toContain(TERMS);
		expect(quotes([`Sam: ${TERMS}`])).toContain(TERMS);
	});
	it('is nothing that readers likely leave', () => {
		const reading = readingWith([...CALL, `Bea: ${TERMS}`, ...CALL], { ended: 'open' });
		expect(
			talksOf(reading, (line) => !line.includes(TERMS))
				.flatMap(({ pieces }) => pieces)
				.map(({ text }) => text),
		).not.toContain(TERMS);
	});
	it('CALL-16: is nothing that stands above already', () => {
		expect(quotes([`Sam: ${TERMS}`], [`Agreed: “${TERMS}” (line 9)`])).not.toContain(TERMS);
	});
	it('is for no question and no joke', () => {
		const chosen = (said: string) =>
			talksOf(readingWith([...CALL, `Bea: ${said}`, ...CALL], { ended: 'open' }), () => true).map(({ first }) => first);
		expect(chosen(TERMS)).toContain(TERMS);
		const asked = TERMS.replace('It is', 'Is it').replace('.', '?');
		expect(chosen(asked)).not.toContain(asked);
		const joke = "I'd give you nine hundred on the first of March for that dog.";
		expect(chosen(joke)).not.toContain(joke);
	});
	it('CALL-16: is an answer with its question', () => {
		const [answer] = said(['Sam: And how many of you drive?', 'Bea: Thirty-one.']);
		expect(answer?.map(({ text }) => text)).toEqual(
			expect.arrayContaining(['And how many of you drive?', 'Thirty-one.']),
		);
	});
	it('is no greeting', () => {
		const greeting = 'We lose nine hundred boxes a week, by the way, good morning.';
		const reading = readingWith([`Bea: ${greeting}`, ...CALL, ...CALL]);
		expect(
			anyOf(reading, [], DETAILS)
				.flat()
				.map(({ text }) => text),
		).not.toContain(greeting);
	});
	it('has of each talk the words that were chosen, with the rest of a brief turn', () => {
		const first = (said: string) =>
			talksOf(readingWith([...CALL, said, ...CALL], { ended: 'open' }), () => true).map((one) => one.first);
		expect(first(`Bea: ${TERMS} We like it.`)).toEqual([`${TERMS} We like it.`]);
		expect(first(`Bea: ${TERMS} ${'We make doors as ever and paint them. '.repeat(3)}`)).toEqual([TERMS]);
	});
	it('CALL-16: is less where more is shown, in the order of the call', () => {
		const many = Array.from({ length: 300 }, (_, n) => [
			`Bea: Step number ${n + 20} costs ${n + 20}00 dollars and is done in ${n + 2020}.`,
			'Sam: Right.',
		]).flat();
		const few = quotes(many, [`Their situation: “${'word '.repeat(400)}” (line 1)`]);
		const all = quotes(many);
		expect(few.length).toBeGreaterThan(3);
		expect(all.length).toBeGreaterThan(1.5 * few.length);
		const places = all
			.filter((one) => one.startsWith('Step'))
			.map((one) => many.findIndex((line) => line.includes(one)))
			.filter((place) => place >= 0);
		expect(places).toEqual(places.toSorted((a, b) => a - b));
	});
	it('CALL-16: is by the weights that were learned what the business is, not the chat', () => {
		const trouble = 'We lost forty-one thousand dollars last year on orders that nobody answered in time.';
		const chat = `It rained for 12 hours and the 9 dogs slept on my 3 boots, ${'as dogs do when it rains '.repeat(5)}.`;
		const call =
			callOf(`Sam: How are you?\nKim: We are well.\nSam: Good.\nKim: And you?\nSam: Well, thanks.\nKim: ${chat}
			Sam: What keeps you up?\nKim: ${trouble}\nSam: It is nine hundred a month.\nKim: I think about it.`);
		const all = talksOf(readingOf(inputOf(call)), () => true, worthWeights()).map(({ first }) => first);
		expect(all.join()).toContain(trouble);
		expect(all.join()).not.toContain('dogs');
	});
});
