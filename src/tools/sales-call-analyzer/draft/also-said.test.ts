import { describe, expect, it } from 'vitest';
import { readingOf } from '../reading.ts';
import { callOf, inputOf } from '../testing.ts';
import { alsoSaid } from './also-said.ts';

describe('what else was said', () => {
	const said = (late: string, shown: string[] = []) => {
		const early = 'Sam: And who answers?\nKim: Whoever is near the phone, as ever.\n'.repeat(6);
		return alsoSaid(readingOf(inputOf(callOf(`${early}${late}`))), shown).map(({ quote }) => quote);
	};
	const TERMS = 'Sam: It is nine hundred a month, with thirty days’ notice, from the first of March.';
	const AFTER = '\nKim: I see.\nSam: Anything else?\nKim: No, thank you.'.repeat(3);

	it('is a sentence late in the call with sums, days and conditions', () => {
		expect(said(`${TERMS}${AFTER}`)).toEqual([TERMS.slice('Sam: '.length)]);
	});
	it('is nothing that stands above already, nor a sum that does', () => {
		expect(said(`${TERMS}${AFTER}`, [`Your price: “${TERMS.slice('Sam: '.length)}” (line 13)`])).toEqual([]);
	});
	it('is no question and no joke', () => {
		expect(said(`Kim: Would it be nine hundred a month from the first of March, with a deposit?${AFTER}`)).toEqual([]);
		expect(said(`Kim: I'd give you nine hundred on the first of March for that dog.${AFTER}`)).toEqual([]);
	});
	it('is nothing short about a thing that it does not name', () => {
		expect(said(`Sam: I can get you them for nine hundred a month from the first of March.${AFTER}`)).toHaveLength(1);
		expect(said(`Sam: I can get you them by the first of March.${AFTER}`)).toEqual([]);
	});
	it('is nothing of the first half', () => {
		expect(said(`${TERMS}${AFTER.repeat(8)}`)).toEqual([]);
	});
	it('is five sentences at most, in the order of the call', () => {
		const many = [1, 2, 3, 4, 5, 6, 7].map(
			(n) => `Sam: Step number ${n} costs ${n}00 dollars and is done by ${n + 10} March.\nKim: Right.`,
		);
		const found = said(`${many.join('\n')}`);
		expect(found).toHaveLength(5);
		expect(found).toEqual(found.toSorted((a, b) => a.localeCompare(b)));
	});
});
