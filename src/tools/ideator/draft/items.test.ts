import { describe, expect, it } from 'vitest';
import { itemsOf } from './items.ts';

describe('the items of a list', () => {
	it.each([
		['lines', '1. Late quotes\n- Lost keys\n• Cold leads', ['Late quotes', 'Lost keys', 'Cold leads']],
		['numbers in a line', '1) late quotes 2) lost keys', ['late quotes', 'lost keys']],
		['letters in a line', 'a) late quotes (b) lost keys', ['late quotes', 'lost keys']],
		['numbers after words', 'They say: 1. late quotes 2. lost keys', ['They say:', 'late quotes', 'lost keys']],
		[
			'sentences that end with a figure',
			'a text on day 1. A call on day 3. £9',
			['a text on day 1', 'A call on day 3. £9'],
		],
		['a sentence that ends with 1', 'a text on day 1. Then a call', ['a text on day 1', 'Then a call']],
		['ordinals', 'First, quotes are late. Second, keys get lost.', ['quotes are late', 'keys get lost']],
		['questions in small letters', 'privacy? who signs? how many?', ['privacy?', 'who signs?', 'how many?']],
		['two short pieces', 'clause library, fee calculator', ['clause library', 'fee calculator']],
	])('are told apart by %s', (_, text, items) => {
		expect(itemsOf(text)).toEqual(items);
	});

	it.each([
		'An assistant for clinics, which answers at night',
		'A portal where a client sees, on one page and without a password, what is still missing for the year',
		'Reminders',
	])('stay one where a comma only goes on: %s', (text) => {
		expect(itemsOf(text)).toEqual([text]);
	});
});
