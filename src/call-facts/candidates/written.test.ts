import { describe, expect, it } from 'vitest';
import { callText } from '../call-text.ts';
import { ledgerOf } from '../ledger.ts';
import { toThem, written, writtenDay } from './written.ts';

const NOBODY = { salesPerson: '', prospect: '', others: '', salesPersonName: '', speakerRoles: [] };

function callOf(transcript: string) {
	return callText(ledgerOf({ transcript, hints: NOBODY }), transcript);
}

const CALL = callOf('Ann: So the price is £4,200 a month.\nBob: Okay, that works for us.');

describe('spoken words in written form', () => {
	it.each([
		["so, er, it's forty-two hundred a month then", "It's £4,200 a month then."],
		['We opened it in, uh, March.', 'We opened it in March.'],
		['And then we, you know, train the office.', 'We train the office.'],
		['We open the second hall in, in June.', 'We open the second hall in June.'],
		['Two, the cut-off at ten.', 'The cut-off at ten.'],
		['We hand it over on the twelfth of March.', 'We hand it over on 12 March.'],
		['Live on Monday, September 1st, for all.', 'Live on Monday, 1 September, for all.'],
		["It's sixty dollars, no, sorry, eighty dollars a seat.", "It's $80 a seat."],
		['We cut it by twenty-seven percent.', 'We cut it by 27%.'],
	])('%s', (said, as) => expect(written(CALL, said)).toBe(as));

	it.each([
		['Forty percent to start, forty when it runs.', 'a share that would stay in words beside it'],
		['We train three people in two mornings.', 'small counts'],
		['Six weeks for the full thing.', 'a count at the start, which is no list'],
		['It is 4,200 a month.', 'figures as they are written'],
		['The system reads it, it proposes a tour.', 'a word that ends one clause and begins the next'],
	])('%s stays: %s', (said) => expect(written(CALL, said)).toBe(said));

	it('names days as dates only where the transcript says when the call was', () => {
		expect(writtenDay(CALL, 'by Friday')).toBe('by Friday');
		const dated = callOf('Date: 2024-01-22\n\nAnn: The price is £40.\nBob: Okay, that works.');
		expect(writtenDay(dated, 'by the twenty-sixth')).toBe('by 26 January');
		expect(writtenDay(dated, 'by Friday')).toBe('by Friday');
	});

	it('turns what they say of themselves to them, where only we and you change', () => {
		expect(toThem(CALL, 'We lose nine jobs a week. We never ring our callers back.')).toBe(
			'You lose nine jobs a week. You never ring your callers back.',
		);
		expect(toThem(CALL, 'We lose what I had.')).toBeNull();
		expect(toThem(CALL, 'It is slow.')).toBeNull();
	});
});
