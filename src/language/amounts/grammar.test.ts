import { describe, expect, it } from 'vitest';
import type { Amount } from './amount.ts';
import { type AmountGrammar, amountReader, amountsIn, GRAMMAR } from './amounts.ts';

const values = (amounts: readonly Amount[]) =>
	amounts.map(({ value, low, high }) => value ?? (high === undefined ? low : low === undefined ? high : [low, high]));

/** The grammar's reader with one record of one list left out. */
function without(list: keyof AmountGrammar, record: unknown) {
	const left = [...GRAMMAR[list]].filter((other) => other !== record);
	return amountReader({ ...GRAMMAR, [list]: left });
}

describe.each(GRAMMAR.traps)('the trap "$id"', (trap) => {
	it.each(trap.finds)('keeps %j from being an amount', (text) => expect(amountsIn(text)).toEqual([]));
	it.each(trap.leaves)('leaves the amount in %j', (text) => expect(amountsIn(text).length).toBeGreaterThan(0));
	it('is what keeps its examples from being amounts', () => {
		const read = without('traps', trap);
		for (const text of trap.finds) expect(read(text), text).not.toEqual([]);
	});
});

describe.each(GRAMMAR.specials)('the form "$id"', (form) => {
	const read = without('specials', form);
	it.each(form.finds)('reads %j as %j', (text, value) => expect(values(amountsIn(text))).toEqual([value]));
	it.each(form.finds)('is what reads %j', (text, value) => expect(values(read(text))).not.toEqual([value]));
	it.each(form.leaves)('reads %j as it would without it', (text) => expect(amountsIn(text)).toEqual(read(text)));
});

describe.each(GRAMMAR.currencies)('the currency $id ($pattern)', (currency) => {
	const read = without('currencies', currency);
	const id = currency.id === '?' ? undefined : currency.id;
	const money = (amounts: readonly Amount[]) => amounts.map(({ kind, value, currency: code }) => [kind, value, code]);
	it.each(currency.finds)('reads %j as %d', (text, value) =>
		expect(money(amountsIn(text))).toEqual([['money', value, id]]),
	);
	it.each(currency.leaves)('is not said in %j', (text) => expect(amountsIn(text)).toEqual(read(text)));
	it('is what reads its example, or its sign does', () => {
		for (const [text, value] of currency.finds) {
			const signed = currency.signs.some((sign) => text.toLowerCase().startsWith(sign));
			if (!signed) expect(money(read(text)), text).not.toEqual([['money', value, id]]);
		}
	});
});

describe.each(GRAMMAR.hedges)('the hedge "$id"', (hedge) => {
	const read = without('hedges', hedge);
	const said = ([amount]: readonly Amount[]) => ({
		approximate: amount?.isApproximate === true,
		low: amount?.low !== undefined && amount.value === null,
		high: amount?.high !== undefined && amount.value === null,
	});
	it.each(hedge.finds)('is heard in %j', (text) => expect(said(amountsIn(text))[hedge.means]).toBe(true));
	it.each(hedge.finds)('is what is heard in %j', (text) => expect(said(read(text))[hedge.means]).toBe(false));
	it.each(hedge.leaves)('is not heard in %j', (text) => expect(said(amountsIn(text))[hedge.means]).toBe(false));
});

describe.each(GRAMMAR.rates)('the rate "$id"', (rate) => {
	const read = without('rates', rate);
	const per = ([amount]: readonly Amount[]) =>
		[amount?.each, amount?.per].filter((word) => word !== undefined).join(' ');
	it.each(rate.finds)('reads %j as per %s', (text, said) => expect(per(amountsIn(text))).toBe(said));
	it.each(rate.finds)('is what reads %j', (text, said) => expect(per(read(text))).not.toBe(said));
	it.each(rate.leaves)('is not said in %j', (text) => expect(amountsIn(text)).toEqual(read(text)));
});

describe.each(GRAMMAR.corrections)('the correction "$id"', (correction) => {
	const read = without('corrections', correction);
	const corrected = (amounts: readonly Amount[]) =>
		amounts.filter(({ corrects }) => corrects === 0).map(({ value }) => value);
	it.each(correction.finds)('of %j leaves %d', (text, value) => expect(corrected(amountsIn(text))).toEqual([value]));
	it.each(correction.finds)('is what takes back %j', (text) => expect(corrected(read(text))).toEqual([]));
	it.each(correction.leaves)('takes back nothing in %j', (text) => expect(corrected(amountsIn(text))).toEqual([]));
});
