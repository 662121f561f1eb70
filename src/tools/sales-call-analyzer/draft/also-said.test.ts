import { describe, expect, it } from 'vitest';
import { readingOf } from '../reading.ts';
import { callOf, inputOf } from '../testing.ts';
import type { WorthWeights } from '../worth/weights.ts';
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
	const CHAT = ['Bea: We make doors, as ever.', 'Sam: I see how you do that.'];
	const CALL = [...CHAT, ...CHAT, ...CHAT, ...CHAT];
	const said = (late: string[], shown: string[] = []) =>
		alsoSaid(readingWith([...CALL, ...late, ...CALL], { ended: 'open' }), shown, DETAILS);
	const quotes = (late: string[], shown: string[] = []) => said(late, shown).map(({ said: { quote } }) => quote);
	const TERMS = 'It is nine hundred a month, with thirty days’ notice, from the first of March.';

	it('CALL-16: is first the sentence with most that is not told', () => {
		expect(quotes([`Bea: ${TERMS}`])[0]).toBe(TERMS);
		expect(quotes([`Sam: ${TERMS}`])).not.toContain(TERMS);
	});
	it('CALL-16: is nothing that stands above already', () => {
		expect(quotes([`Sam: ${TERMS}`], [`Your price: “${TERMS}” (line 9)`])).not.toContain(TERMS);
	});
	it('is no question and no joke', () => {
		const asked = TERMS.replace('It is', 'Is it').replace('.', '?');
		expect(quotes([`Bea: ${asked}`])).not.toContain(asked);
		const joke = "I'd give you nine hundred on the first of March for that dog.";
		expect(quotes([`Bea: ${joke}`])).not.toContain(joke);
	});
	it('CALL-16: is an answer with its question, and what leans on a sentence with that', () => {
		const [answer] = said(['Sam: And how many of you drive?', 'Bea: Thirty-one.']);
		expect([answer?.asked?.quote, answer?.said.quote]).toEqual(['And how many of you drive?', 'Thirty-one.']);
		expect(quotes(['Sam: Go on.', 'Bea: The pump broke on us again. Eight hundred gone.'])[0]).toBe(
			'The pump broke on us again. Eight hundred gone.',
		);
	});
	it('is nothing that says little where nobody asked', () => {
		expect(quotes(['Sam: Go on.', 'Bea: Thirty-one.'])).not.toContain('Thirty-one.');
	});
	it('is no greeting, and nothing so short that nobody knows what it is about', () => {
		const greeting = 'We lose nine hundred boxes a week, by the way, good morning.';
		const call = [`Bea: ${greeting}`, ...CALL];
		expect(alsoSaid(readingWith(call), [], DETAILS).map(({ said }) => said.quote)).not.toContain(greeting);
		expect(quotes(['Sam: I see.', 'Bea: By the first of March.'])).toEqual([]);
	});
	it('is told together where it follows each other', () => {
		const two = ['We lose nine hundred boxes a week.', 'The board meets again on the first of March.'];
		expect(quotes([`Bea: ${two.join(' ')}`])).toContain(two.join(' '));
		const apart = ['well', 'sadly', 'really'].map(
			(word) => `As ever, ${word}, and as anybody here will tell you who has been with us for as long as I have.`,
		);
		const far = two.join(` ${apart.join(' ')} `);
		expect(quotes([`Bea: ${far}`])).not.toContain(far);
	});
	it('CALL-16: is less where more is shown, in the order of the call', () => {
		const many = Array.from({ length: 300 }, (_, n) => [
			`Bea: Step number ${n + 20} costs ${n + 20}00 dollars and is done in ${n + 2020}.`,
			'Sam: Right.',
		]).flat();
		const few = quotes(many, [`Their situation: “${'word '.repeat(200)}” (line 1)`]);
		const all = quotes(many);
		expect(few.length).toBeGreaterThan(3);
		expect(all.length).toBeGreaterThan(1.5 * few.length);
		const places = all.map((one) => many.findIndex((line) => line.includes(one)));
		expect(places).toEqual(places.toSorted((a, b) => a - b));
	});
	it('CALL-16: is by the weights that were learned what the business is, not the chat', () => {
		const trouble = 'We lost forty-one thousand dollars last year on orders that nobody answered in time.';
		const call = callOf(`Sam: How are you?\nKim: It rained for 12 hours and the 9 dogs slept on my 3 boots.
			Sam: What keeps you up?\nKim: ${trouble}\nSam: It is nine hundred a month.\nKim: I think about it.`);
		const all = alsoSaid(readingOf(inputOf(call)), []).map(({ said: { quote } }) => quote);
		expect(all.join()).toContain(trouble);
	});
});
