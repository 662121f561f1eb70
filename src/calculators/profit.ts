import type { Inputs } from './address.ts';
import type { NumberRule } from './numbers.ts';

/** US dollars per client, fixed. */
export const CLIENT_ACQUISITION_COST = 100;
export const AI_TOOL_COST = 200;
export const COST_PER_CLIENT = CLIENT_ACQUISITION_COST + AI_TOOL_COST;

/** Milestones of monthly recurring revenue, in US dollars. */
export const MILESTONES = [10_000, 25_000, 50_000, 100_000] as const;

/** A hundred years: every month can still be listed. */
const MOST_MONTHS = 1200;

export const PROFIT_FIELDS = {
	monthlyClientValue: { initial: 1000, step: 100, max: 10_000_000, whole: true },
	contractDuration: { initial: 6, step: 1, max: MOST_MONTHS, whole: true },
	newClientsPerMonth: { initial: 5, step: 1, max: 100_000, whole: true },
	projectionPeriod: { initial: 12, step: 1, max: MOST_MONTHS, whole: true },
} as const satisfies Record<string, NumberRule>;

export type ProfitInputs = Inputs<typeof PROFIT_FIELDS>;

export interface Outcome {
	costs: number;
	profit: number;
	/** As a percentage of the revenue, unrounded; 0 without revenue. */
	margin: number;
}

/** US dollars, and clients. */
export interface Projection extends Outcome {
	totalRevenue: number;
	/** Monthly recurring revenue, month by month. */
	recurringRevenue: readonly number[];
	finalRecurringRevenue: number;
	clientsAtEnd: number;
	milestones: readonly Milestone[];
	clientsAcquired: number;
	/** The other reading of the costs: every client acquired is charged, even after the contract has ended. */
	everyClientCharged: Outcome;
}

export interface Milestone {
	amount: number;
	/** The first month that reaches it, counted from 1; null where none does. */
	month: number | null;
}

/** The arithmetic of the specification's part 9, with the reading that charges every client acquired beside it. */
export function projectProfit(inputs: ProfitInputs): Projection {
	const { monthlyClientValue, contractDuration, newClientsPerMonth, projectionPeriod } = inputs;
	const monthlyGrowth = newClientsPerMonth * monthlyClientValue;
	const recurringRevenue = Array.from(
		{ length: projectionPeriod },
		(_, index) => Math.min(index + 1, contractDuration) * monthlyGrowth,
	);
	const totalRevenue = paidMonths(contractDuration, projectionPeriod) * monthlyGrowth;
	const clientsAtEnd = Math.min(projectionPeriod, contractDuration) * newClientsPerMonth;
	const clientsAcquired = projectionPeriod * newClientsPerMonth;
	return {
		totalRevenue,
		recurringRevenue,
		finalRecurringRevenue: recurringRevenue.at(-1) ?? 0,
		clientsAtEnd,
		...outcome(totalRevenue, clientsAtEnd),
		milestones: MILESTONES.map((amount) => ({ amount, month: firstMonth(recurringRevenue, amount) })),
		clientsAcquired,
		everyClientCharged: outcome(totalRevenue, clientsAcquired),
	};
}

export interface Sensitivity {
	/** Monthly client values: a fifth less, as given, a fifth more. */
	prices: readonly number[];
	rows: readonly { newClientsPerMonth: number; profits: readonly number[] }[];
}

/**
 * The profit where the price, the new clients or both are a fifth lower or higher and every client acquired is charged. A
 * fraction of a client is an average.
 */
export function profitSensitivity(inputs: ProfitInputs): Sensitivity {
	const prices = aroundBy20Percent(inputs.monthlyClientValue);
	return {
		prices,
		rows: aroundBy20Percent(inputs.newClientsPerMonth).map((newClientsPerMonth) => ({
			newClientsPerMonth,
			profits: prices.map(
				(monthlyClientValue) =>
					projectProfit({ ...inputs, monthlyClientValue, newClientsPerMonth }).everyClientCharged.profit,
			),
		})),
	};
}

/** Months that the cohorts pay for: one cohort starts each month and pays until its contract or the projection ends. */
function paidMonths(contractDuration: number, projectionPeriod: number): number {
	let sum = 0;
	for (let remaining = projectionPeriod; remaining > 0; remaining--) sum += Math.min(contractDuration, remaining);
	return sum;
}

function outcome(revenue: number, chargedClients: number): Outcome {
	const costs = chargedClients * COST_PER_CLIENT;
	const profit = revenue - costs;
	return { costs, profit, margin: revenue > 0 ? (profit / revenue) * 100 : 0 };
}

function firstMonth(recurringRevenue: readonly number[], amount: number): number | null {
	const index = recurringRevenue.findIndex((revenue) => revenue >= amount);
	return index < 0 ? null : index + 1;
}

/** Calculated in tenths: 0.8 times 3 would be 2.4000000000000004. */
function aroundBy20Percent(value: number): readonly number[] {
	return [(value * 8) / 10, value, (value * 12) / 10];
}
