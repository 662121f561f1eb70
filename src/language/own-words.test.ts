import { describe, expect, it } from 'vitest';
import { asClause, ownSentences, shortened } from './own-words.ts';

describe('the words of the member', () => {
	it('are read sentence by sentence, without markup, bullets, questions and repetition', () => {
		expect(ownSentences('- <b>No</b> system\n* No system.\n1. Who calls back? And nobody knows; they guess')).toEqual([
			'No system.',
			'Who calls back.',
			'Nobody knows.',
			'They guess.',
		]);
	});

	it('are cut where a clause ends, and never where the rest takes them back', () => {
		const long =
			'We read the papers of each load from a photo, and we send the invoice on the same evening to the customer.';
		expect(shortened(long, 12)).toBe('We read the papers of each load from a photo.');
		expect(shortened('We send every invoice on the same evening, but only for flatbed loads.', 9)).toBeNull();
		expect(shortened('If the truck is late by an hour or more, we call the broker.', 10)).toBeNull();
		expect(shortened(long, 40)).toBe(long);
	});

	it('are lowered behind other words only where no name is meant', () => {
		expect(asClause('Patients cancel late.', '')).toBe('patients cancel late');
		expect(asClause('Dentrix is slow.', 'we use Dentrix')).toBeNull();
		expect(asClause('Routes change.', 'all routes')).toBe('routes change');
		expect(asClause('I met Ann.', '')).toBeNull();
	});
});
