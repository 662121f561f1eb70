import { describe, expect, it } from 'vitest';
import { draft } from '../draft.ts';
import { niches, surveyor } from '../testing.ts';

describe('what the member needs a month', () => {
	it('read a month without a currency in that of the price', () => {
		const [first] = niches({ ...surveyor, anythingElse: 'I want 1.5k a month' });
		expect(first?.potentialRevenue).toContain('To reach £1,500 a month: ');
		expect(draft({ ...surveyor, firstPrice: '', anythingElse: 'I want 2k a month' }).missing?.join()).not.toContain(
			'you need a month',
		);
	});

	it.each([
		'$3,000 a month',
		'$3,000 in a month',
		'Ten hours a week, no cold calling, remote only, $3,000 a month',
		'I want earn 3000 dollar more per month',
		'I’d love an extra $3,000 each month',
		'no weekends, $3,000 a month by next summer',
		'3000$ per month',
		'3000 USD monthly',
		'monthly $3,000',
		'a month I have to make $3,000',
		'a monthly income of $3,000',
		'$3k/month',
		'$3k/mo',
		'$3k pcm',
		'3k a month',
		'at least $3,000 every month',
		'$3,000 to $4,000 a month',
		'between 3000 and 4000 dollars a month',
		'about three grand a month',
		'three thousand dollars a month',
		'$3,000 net a month',
		'$3,000 after tax per month',
		'I make $5,000 a month now, and I need $3,000 a month from this',
		'My rent is $1,100 a month, and $3,000 a month would do',
		'my goal is $3,000 a month after costs',
		'to cover the bills I need $3,000 a month',
		'I’d like $3,000 a month to pay the bills',
		'I want $3,000 a month and what the van costs',
		'I make $5,000 a month at sea, I want $3,000 a month here',
		'Mornings. $3.000 for month',
	])('read what the month needs from “%s”', (anythingElse) => {
		const [first] = niches({ ...surveyor, firstPrice: '$500 a month', anythingElse });
		expect(first?.potentialRevenue).toBe(
			'To reach $3,000 a month: 6 clients at $500 a month make $3,000 a month. How many will buy is not known.',
		);
	});

	it.each([
		'my price is £900 a month',
		'prices around £900 a month',
		'I would charge £900 a month',
		'with a fee of £900 a month',
		'fees of £900 a month',
		'rent £900 a month',
		'mortgage £900 a month',
		'my van costs £900 a month',
		'the cost is £900 a month',
		'I pay £900 a month for the van',
		'£900 a month is paid already',
		'we spend £900 a month',
		'I owe £900 a month',
		'budget £900 a month',
		'bills £900 a month',
		'I get £900 a month now',
		'currently £900 a month',
		'today it is £900 a month',
		'£900 a month per client',
		'£900 a week',
		'£900',
		'12 a month',
	])('take “%s” for no need', (anythingElse) => {
		expect(niches({ ...surveyor, anythingElse })[0]?.potentialRevenue).not.toContain('To reach');
	});

	it.each(['for month', 'by month', 'in the month', 'a mounth', 'per mounth', 'monthly', '/m', '/mo'])(
		'“%s” is a month',
		(words) => {
			const typed = { ...surveyor, firstPrice: `300 € ${words}`, anythingElse: `I need 1.200 € ${words}` };
			expect(niches(typed)[0]?.potentialRevenue).toBe(
				'To reach €1,200 a month: 4 clients at €300 a month make €1,200 a month. How many will buy is not known.',
			);
		},
	);

	it.each(['1500£ a month', '1500 £ a month'])('“%s” is a sum in pounds', (anythingElse) => {
		const [first] = niches({ ...surveyor, firstPrice: '€300 a month', anythingElse });
		expect(first?.scores?.money?.reason).toBe('your price and your month cannot be compared');
		expect(niches({ ...surveyor, firstPrice: anythingElse })[0]?.potentialRevenue).toContain('£1,500 a month');
	});

	it('“2.500 monthly” is a sum in the currency of the price', () => {
		const [first] = niches({ ...surveyor, anythingElse: '2.500 monthly' });
		expect(first?.potentialRevenue).toContain('To reach £2,500 a month: ');
	});
});
