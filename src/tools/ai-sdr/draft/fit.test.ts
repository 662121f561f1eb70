import { describe, expect, it } from 'vitest';
import { COMPANY_SIZES } from '#shared/options.ts';
import { isAmong, peopleIn, signs, sizeFit, tradeFit } from './fit.ts';

describe('the numbers of people that a text tells', () => {
	it.each([
		['up to 50 employees', 1, 50],
		['under 20 people', 1, 20],
		['at most 9 staff', 1, 9],
		['fewer than 1,000 employees', 1, 1000],
		['200+ employees', 200, Number.POSITIVE_INFINITY],
		['from 20 employees', 20, Number.POSITIVE_INFINITY],
		['over 20 employees', 20, Number.POSITIVE_INFINITY],
		['more than 20 people', 20, Number.POSITIVE_INFINITY],
		['at least 20 staff', 20, Number.POSITIVE_INFINITY],
		['10-150 workers', 10, 150],
		['5 to 40 employees', 5, 40],
		['5-50', 5, 50],
		['50 until 500', 50, 500],
		['up to 30', 1, 30],
		['50+', 50, Number.POSITIVE_INFINITY],
		['any size', 1, Number.POSITIVE_INFINITY],
		['all', 1, Number.POSITIVE_INFINITY],
		['1-10, 11-50', 1, 50],
	])('%s', (text, least, most) => {
		expect(peopleIn(text)).toEqual([least, most]);
	});

	it.each(['up to 6 sites', 'small firms', 'about 20 employees', 'a few people', '9 employees '.repeat(2000)])(
		'are none where it does not count people, or not plainly: %.30s',
		(text) => {
			expect(peopleIn(text)).toBeNull();
		},
	);

	it('are those of each entry of the list', () => {
		expect(COMPANY_SIZES.map(peopleIn)).toEqual([
			[1, 10],
			[11, 50],
			[51, 200],
			[201, 1000],
			[1000, Number.POSITIVE_INFINITY],
		]);
	});

	it('are compared as a whole', () => {
		const small = 'Small (11-50 employees)';
		expect(sizeFit(small, 'up to 50 employees')).toBe('within');
		expect(sizeFit(small, 'up to 30 employees')).toBe('overlaps');
		expect(sizeFit(small, 'up to 10 employees')).toBe('apart');
		expect(sizeFit(small, 'over 51 employees')).toBe('apart');
		expect(sizeFit(small, 'small firms')).toBe('unknown');
	});
});

describe('the trade', () => {
	it('is compared by the entry of the list, then by the name of a trade that belongs to it', () => {
		expect(tradeFit('Construction', 'Construction', [])).toEqual({ fit: 'listed', trade: 'Construction' });
		expect(tradeFit('Healthcare & Medical', '', ['dental practices'])).toEqual({
			fit: 'named',
			trade: 'dental practices',
		});
		expect(tradeFit('Construction', 'Education', ['roofing contractors'])).toMatchObject({ fit: 'named' });
		expect(tradeFit('Construction', 'Education', ['schools'])).toEqual({ fit: 'other', trade: 'Education' });
		expect(tradeFit('Construction', '', ['hair salons'])).toMatchObject({ fit: 'other' });
		expect(tradeFit('Construction', '', [], ['Chatbots for roofing contractors'])).toMatchObject({ fit: 'named' });
		expect(tradeFit('Construction', 'Education', [], ['Chatbots for roofing contractors'])).toMatchObject({
			fit: 'other',
		});
		expect(tradeFit('Construction', '', [], ['Chatbots for hair salons'])).toMatchObject({ fit: 'unknown' });
		expect(tradeFit('Construction', '', ['people who care', ''])).toEqual({ fit: 'unknown', trade: '' });
	});
});

describe('the name of a company', () => {
	it('tells that it is one of those served', () => {
		expect(isAmong('The Marlowe Hotel', 'hotels and theatres')).toBe(true);
		expect(isAmong('Cedar & Finch Bakery', 'bakeries and cafes')).toBe(true);
		expect(isAmong('The Marlowe Hotel', 'theatres')).toBe(false);
	});

	it.each(['business', 'company', 'firm', 'group', 'service'])('tells nothing by the word %s', (word) => {
		expect(isAmong(`Marlowe ${word}`, `every ${word}`)).toBe(false);
	});
});

describe('who signs', () => {
	it.each([
		'Owner',
		'Co-owner',
		'Cofounder',
		'Founder',
		'CEO',
		'Managing Director',
		'Senior Partner',
		'Proprietor',
		'Practice owner',
	])('is %s', (role) => {
		expect(signs(role)).toBe('yes');
	});

	it.each([
		'Operations Director',
		'Head of Music',
		'Fleet Manager',
		'Chief Engineer',
		'VP Sales',
		'Vice President',
		'Product Owner and Head of Design',
		'Deputy Managing Director',
	])('may be %s', (role) => {
		expect(signs(role)).toBe('perhaps');
	});

	it.each([
		'Team member',
		'Assistant to the Owner',
		'Assistant Manager',
		'Process Owner',
		'HR Business Partner',
		'Account Partner',
		'Product Owner',
		'Vice Founder',
	])('is not told by %s', (role) => {
		expect(signs(role)).toBe('unknown');
	});
});
