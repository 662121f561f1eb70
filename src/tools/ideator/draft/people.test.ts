import { describe, expect, it } from 'vitest';
import { actorOf, isOwner, tradeOf } from './people.ts';

describe('whom the call is with', () => {
	it.each([
		['dentist owners, two locations', 'the owner'],
		['Plant managers and maintenance leads', 'the plant manager'],
		['Busy managers of small hotels', 'the manager'],
		['Founder-led brands', 'the founder'],
		['Heads of localisation', 'the head of localisation'],
		['Lead pastors of large churches', 'the pastor'],
		['CEOs of print shops', 'the CEO'],
		['Managing partners of firms', 'the managing partner'],
		['Whoever picks up', 'the person you call'],
	])('is read from %s', (customer, actor) => {
		expect(actorOf(customer)).toBe(actor);
	});

	it('knows who decides alone', () => {
		expect(isOwner('the gym owner')).toBe(true);
		expect(isOwner('the plant manager')).toBe(false);
	});

	it.each([
		['Paper collection at tax time for accounting firms', 'accounting firms'],
		['Screening for staffing agencies in healthcare', 'staffing agencies in healthcare'],
		['Menus, bakeries', ''],
	])('finds the trade behind "for": %s', (niche, trade) => {
		expect(tradeOf(niche)).toBe(trade);
	});
});
