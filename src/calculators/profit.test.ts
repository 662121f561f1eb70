import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	AI_TOOL_COST,
	CLIENT_ACQUISITION_COST,
	PROFIT_FIELDS,
	type Projection,
	profitSensitivity,
	projectProfit,
} from './profit.ts';
import { PROFIT_CASES } from './profit-cases.ts';

const tenths = (value: number) => Math.round(value * 10) / 10;

function columns(from: number, pick: (result: Projection) => readonly (number | null)[]) {
	expect(PROFIT_CASES).toHaveLength(50);
	for (const row of PROFIT_CASES) {
		const [monthlyClientValue, contractDuration, newClientsPerMonth, projectionPeriod] = row.map((cell) => cell ?? 0);
		const inputs = { monthlyClientValue, contractDuration, newClientsPerMonth, projectionPeriod } as Parameters<
			typeof projectProfit
		>[0];
		const actual = pick(projectProfit(inputs));
		expect(actual, String(row.slice(0, 4))).toEqual(row.slice(from, from + actual.length));
	}
}

describe('fifty projections', () => {
	it('PROFIT-5: every cohort pays until its contract or the projection ends', () =>
		columns(4, (result) => [result.totalRevenue]));
	it('PROFIT-6: the final MRR is that of the last month', () => columns(5, (result) => [result.finalRecurringRevenue]));
	it('PROFIT-7: the clients at the end are those of the last contracts', () =>
		columns(6, (result) => [result.clientsAtEnd]));
	it('PROFIT-8: costs are 300 a client at the end, profit is what they leave', () =>
		columns(7, (result) => [result.costs, result.profit]));
	it('PROFIT-9: the margin is the profit in hundredths of the revenue, or 0', () =>
		columns(9, (result) => [tenths(result.margin)]));
	it('PROFIT-10: every milestone names the first month that reaches it', () =>
		columns(10, (result) => result.milestones.map(({ month }) => month)));
	it('PROFIT-14: the other reading charges every client acquired', () =>
		columns(14, ({ everyClientCharged }) => [everyClientCharged.costs, everyClientCharged.profit]));
});

const inputs = fc.record({
	monthlyClientValue: fc.integer({ min: 0, max: 50_000 }),
	contractDuration: fc.integer({ min: 0, max: 60 }),
	newClientsPerMonth: fc.integer({ min: 0, max: 500 }),
	projectionPeriod: fc.integer({ min: 0, max: 120 }),
});

describe('every projection', () => {
	it('PROFIT-5: has the sum of its months as total revenue', () => {
		fc.assert(
			fc.property(inputs, (given) => {
				const { recurringRevenue, totalRevenue } = projectProfit(given);
				expect(recurringRevenue.reduce((sum, revenue) => sum + revenue, 0)).toBe(totalRevenue);
			}),
		);
	});

	it('PROFIT-6: grows by one cohort a month until the first contracts end', () => {
		fc.assert(
			fc.property(inputs, (given) => {
				const { recurringRevenue } = projectProfit(given);
				expect(recurringRevenue).toHaveLength(given.projectionPeriod);
				recurringRevenue.forEach((revenue, index) => {
					const grows = index < given.contractDuration;
					const before = recurringRevenue[index - 1] ?? 0;
					expect(revenue - before).toBe(grows ? given.newClientsPerMonth * given.monthlyClientValue : 0);
				});
			}),
		);
	});

	it('PROFIT-14: never costs less when every client acquired is charged', () => {
		fc.assert(
			fc.property(inputs, (given) => {
				const { costs, everyClientCharged, clientsAtEnd, clientsAcquired } = projectProfit(given);
				expect(everyClientCharged.costs - costs).toBe(
					(clientsAcquired - clientsAtEnd) * (CLIENT_ACQUISITION_COST + AI_TOOL_COST),
				);
				expect(clientsAcquired).toBeGreaterThanOrEqual(clientsAtEnd);
			}),
		);
	});

	it('stays finite at the largest inputs', () => {
		const { monthlyClientValue, contractDuration, newClientsPerMonth, projectionPeriod } = PROFIT_FIELDS;
		const result = projectProfit({
			monthlyClientValue: monthlyClientValue.max,
			contractDuration: contractDuration.max,
			newClientsPerMonth: newClientsPerMonth.max,
			projectionPeriod: projectionPeriod.max,
		});
		expect([result.totalRevenue, result.profit, result.everyClientCharged.profit].every(Number.isFinite)).toBe(true);
	});
});

describe('a fifth less and more', () => {
	it('gives the profits of the nine neighbours, with the given one in the middle', () => {
		const given = { monthlyClientValue: 1500, contractDuration: 9, newClientsPerMonth: 5, projectionPeriod: 18 };
		const { prices, rows } = profitSensitivity(given);
		expect(prices).toEqual([1200, 1500, 1800]);
		// Each client gained per month pays for 126 months in all, and 18 of them are acquired.
		expect(rows).toEqual(
			[4, 5, 6].map((clients) => ({
				newClientsPerMonth: clients,
				profits: [1200, 1500, 1800].map((price) => 126 * clients * price - 18 * clients * 300),
			})),
		);
	});

	it('names averages plainly', () => {
		const given = { monthlyClientValue: 7, contractDuration: 6, newClientsPerMonth: 3, projectionPeriod: 12 };
		const { prices, rows } = profitSensitivity(given);
		expect(prices).toEqual([5.6, 7, 8.4]);
		expect(rows.map(({ newClientsPerMonth }) => newClientsPerMonth)).toEqual([2.4, 3, 3.6]);
	});
});
