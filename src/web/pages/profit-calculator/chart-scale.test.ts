import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MILESTONES, projectProfit } from '#calculators/profit.ts';
import { chartScale } from './chart-scale.ts';

function scaleOf(monthlyClientValue: number, projectionPeriod: number) {
	const given = { monthlyClientValue, contractDuration: 9, newClientsPerMonth: 5, projectionPeriod };
	return chartScale(projectProfit(given).recurringRevenue, MILESTONES);
}

describe('the scale of the chart', () => {
	it('names the milestones below the peak, and the peak where there is room', () => {
		expect(scaleOf(1500, 18).amounts).toEqual([0, 10_000, 25_000, 50_000, 67_500]);
		expect(scaleOf(100, 18).amounts).toEqual([0, 4500]);
		expect(scaleOf(0, 18).amounts).toEqual([0]);
	});

	it('names the first month, the last, and some between', () => {
		expect(scaleOf(1500, 18).months).toEqual([1, 3, 6, 9, 12, 15, 18]);
		expect(scaleOf(1500, 12).months).toEqual([1, 3, 6, 9, 12]);
		expect(scaleOf(1500, 1).months).toEqual([1]);
		expect(scaleOf(1500, 1200).months).toEqual([1, 240, 480, 720, 960, 1200]);
	});

	it('keeps labels apart and points inside, whatever is projected', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 1200 }), (value, months) => {
				const scale = scaleOf(value, months);
				const heights = scale.amounts.map(scale.y);
				heights.slice(1).forEach((height, index) => {
					expect(height - (heights[index] ?? 0)).toBeGreaterThan(9.99);
				});
				expect(Math.max(...heights)).toBeLessThanOrEqual(100);
				expect(scale.months.length).toBeLessThanOrEqual(8);
				expect(new Set(scale.months).size).toBe(scale.months.length);
				expect(scale.x(months)).toBeLessThanOrEqual(100);
			}),
		);
	});
});
