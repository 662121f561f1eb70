import { describe, expect, it } from 'vitest';
import { fill, fillIfKnown } from './fill.ts';

describe('a fixed sentence', () => {
	it('takes what was given in each slot, as it was given', () => {
		expect(
			fill('{who}, {what} at {company}, gave me your name.', { who: 'Tom', what: 'chef', company: 'A $& B' }),
		).toBe('Tom, chef at A $& B, gave me your name.');
	});

	it('is refused with a slot that has no text, rather than written with a hole', () => {
		expect(() => fill('Before {date}?', { date: ' ' })).toThrow('{date} is empty');
	});

	it('is left out where a slot may have no text', () => {
		expect(fillIfKnown('Before {date}?', { date: 'Monday' })).toBe('Before Monday?');
		expect(fillIfKnown('Before {date}?', { date: ' ' })).toBe('');
	});

	it('has only the slots that it names', () => {
		// @ts-expect-error: the slot is called date
		expect(() => fill('Before {date}?', { day: 'Monday' })).toThrow(RangeError);
	});
});
