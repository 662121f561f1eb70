import { describe, expect, it } from 'vitest';
import { type CallText, callText } from '../call-text.ts';
import type { CallFacts, Commitment, Price } from '../facts.ts';
import { ledgerOf } from '../ledger.ts';
import { daysOtherwise, namesOtherwise, sumsOtherwise, timingOtherwise } from './contradictions.ts';

const NOBODY = { salesPerson: '', prospect: '', others: '', salesPersonName: '', speakerRoles: [] };
const BOB = { Ann: 'seller', Yolanda: 'buyer' } as const;

const TEXT = `Ann: The setup is normally $2,500 for you.
Yolanda: We pay $900 a month to the other people.
Ann: I can do the setup for $1,950. It is $70, no, sorry, $80 a seat.
Yolanda: Good, $1,950 then.
Ann: We could start on the twelfth of March. I'll send the price list by Friday.
Yolanda: My brother in Kettering will ask about it.`;

const fact = (line: number, quote: string) => ({ lines: [line], quote, confidence: 0.9, by: 'weights' });
const price = (line: number, amount: number, accepted: boolean): Price => ({
	...fact(line, TEXT.split('\n')[line - 1]?.replace(/^\w+: /, '') ?? ''),
	amount,
	per: 'once',
	currency: 'USD',
	accepted,
});
const DEMO: Commitment = {
	...fact(5, "On Tuesday I'll bring the demo, ready by Thursday."),
	owner: 'Ann',
	when: 'Tuesday',
};
const LIST: Commitment = { ...fact(5, "I'll send the price list by Friday."), owner: 'Ann', when: 'Friday' };

function callOf(text = TEXT, facts: Partial<CallFacts> = {}): CallText {
	const call = callText(ledgerOf({ transcript: text, hints: NOBODY }), text);
	const own = { prices: [price(1, 2500, false), price(3, 1950, true)], next: [LIST, DEMO], sides: BOB };
	return { ...call, facts: { ...call.facts, ...own, ...facts } };
}

describe('what a member wrote and the call', () => {
	it.each([
		['$2,500 plus tax', [{ wrote: '$2,500', says: '$1,950', line: 3 }]],
		['$70 a seat', [{ wrote: '$70', says: '$80', line: 3 }]],
		['$1,950, half at the start', []],
		['$80 a seat', []],
		['$1,950 a month', [{ wrote: '$1,950 a month', says: '$1,950', line: 3 }]],
	])('differ in the sum of “%s”', (written, found) => expect(sumsOtherwise(callOf(), written)).toEqual(found));

	it('differ in a sum that only the client named, of something else', () => {
		const monthly = { ...price(3, 1950, false), per: 'month' as const };
		expect(sumsOtherwise(callOf(TEXT, { prices: [monthly] }), '$900 a month')).toEqual([
			{ wrote: '$900', says: '$1,950', line: 3 },
		]);
	});

	it('say nothing of a sum that the call does not name', () => {
		expect(sumsOtherwise(callOf(), '$600 for travel')).toEqual([]);
	});

	it.each([
		['Ann sends the price list by Monday', [{ wrote: 'Monday', says: 'Friday', line: 5 }]],
		['Ann sends the price list by Friday', []],
		['Ann sends the price list by 14 March', []],
		['Yolanda signs on Monday', []],
		['Ann brings the demo on Thursday', []],
	])('differ in the day of “%s”', (step, found) => expect(daysOtherwise(callOf(), [step])).toEqual(found));

	it('compare dates with weekdays where the transcript says when the call was', () => {
		const dated = callOf(`Date: 2024-03-04\n\n${TEXT}`, { next: [{ ...LIST, lines: [5] }] });
		expect(daysOtherwise(dated, ['Ann sends the price list by 14 March'])).toMatchObject([{ says: 'Friday' }]);
		expect(daysOtherwise(dated, ['Ann sends the price list by 8 March'])).toEqual([]);
	});

	it('differ in a start that nobody said', () => {
		const offered = [{ text: 'We could start on 12 March.', line: 5 }];
		expect(timingOtherwise(callOf(), 'From 14 March', offered)).toEqual([
			{ wrote: '14 March', says: '12 March', line: 5 },
		]);
		expect(timingOtherwise(callOf(), 'From 12 March', offered)).toEqual([]);
		expect(timingOtherwise(callOf(), 'Six weeks', offered)).toEqual([]);
		const two = callOf(TEXT.replace('on the twelfth of March', 'on the thirteenth and fourteenth'));
		expect(timingOtherwise(two, 'From 14 March', offered)).toEqual([]);
	});

	it.each([
		['Yolande signs', [{ wrote: 'Yolande', says: 'Yolanda', line: 6 }]],
		['Ketering comes first', [{ wrote: 'Ketering', says: 'Kettering', line: 6 }]],
		['Yolanda’s brother in Kettering', []],
		['Marion signs', []],
		['Both Ketterings', []],
	])('differ in a letter of a name in “%s”', (written, found) =>
		expect(namesOtherwise(callOf(), written)).toEqual(found),
	);
});
