import { capital } from '#language/capitals.ts';
import { fill } from '#prose/fill.ts';
import { paragraph } from '#prose/sentences.ts';
import { isFinished } from '../ad-copy.ts';
import type { AdCampaign, AdVariation } from '../contract.ts';
import type { Placement } from '../placements.ts';
import { type Budget, money } from './budget.ts';
import { costOf, peopleNeeded } from './sample.ts';
import { SCHEDULE } from './sentences/campaign.ts';

/** The schedule and the split of the budget: up to two phases, whose amounts add up to the budget. */

type Optimization = AdCampaign['optimization'];
type Split = Optimization['budgetSplit'];

const TEST_DAYS = 7;
/** In fewer days there is no second phase. */
const FEWEST_DAYS = 6;

interface Plan {
	/** Days of the first phase; all days if there is no second. */
	testDays: number;
	/** Null if the length is not known. */
	days: number | null;
}

function planOf(budget: Partial<Budget>): Plan {
	const days = budget.days ?? null;
	if (days === null) return { testDays: TEST_DAYS, days: null };
	if (days < FEWEST_DAYS) return { testDays: days, days };
	return { testDays: days >= 2 * TEST_DAYS ? TEST_DAYS : Math.floor(days / 2), days };
}

export function scheduleFor(budget: Budget | null, ads: readonly AdVariation[]): Optimization['schedule'] {
	const plan = planOf(budget ?? {});
	const [first, second] = phasesOf(plan, budget ?? {});
	const action = paragraph(SCHEDULE.test, enoughFor(budget, plan, ads));
	const after = plan.days === plan.testDays ? SCHEDULE.note : SCHEDULE.goOn;
	return [
		{ period: capital(first), action },
		{ period: capital(second), action: after },
	];
}

/** When the two phases are. */
function phasesOf({ testDays, days }: Plan, { total, daily }: Partial<Budget>): [string, string] {
	if (days === testDays) return [span(1, days), 'afterwards'];
	if (days !== null) return [span(1, testDays), span(testDays + 1, days)];
	return total !== undefined && daily === undefined
		? ['the first third', 'the rest']
		: [span(1, testDays), `from day ${testDays + 1}`];
}

/** Whether the first phase can pay for the sample; empty if that cannot be computed. */
function enoughFor(budget: Budget | null, plan: Plan, ads: readonly AdVariation[]): string {
	const finished = ads.filter(isFinished).length;
	if (budget?.clickRate === undefined || budget.cpm === undefined || finished === 0) return '';
	const spent = firstPart(budget, plan);
	const needed = costOf(peopleNeeded(budget.clickRate) * finished, budget.cpm);
	if (spent === 0) return '';
	const sums = { spent: money(spent, budget), needed: money(needed, budget) };
	return fill(spent >= needed ? SCHEDULE.covered : SCHEDULE.short, sums);
}

/** What the first phase spends, in cents; a third of a sum without a length. */
function firstPart({ daily, total = 0 }: Budget, { testDays, days }: Plan): number {
	if (daily !== undefined) return daily * testDays;
	if (days === testDays) return total;
	return Math.round((days === null ? total / 3 : (total * testDays) / days) / 100) * 100;
}

export function budgetSplitFor(budget: Budget | null, placements: readonly Placement[]): Split {
	if (budget === null || budget.unclear || (budget.total ?? budget.daily) === undefined) {
		return [{ part: placements.join(', '), amount: SCHEDULE.unread, calculation: 'No amount could be read' }];
	}
	const plan = planOf(budget);
	const { testDays } = plan;
	if (budget.total === undefined) {
		const day = { cents: budget.daily ?? 0, basis: money(budget.daily ?? 0, budget) };
		return [
			...cut(placements, { ...day, when: `each of days 1 to ${testDays}` }, budget),
			...cut(AUDIENCES, { ...day, when: `each day from day ${testDays + 1}` }, budget),
		];
	}
	const test = firstPart(budget, plan);
	const total = money(budget.total, budget);
	const [first, second] = phasesOf(plan, budget);
	const parts = cut(placements, { cents: test, when: first, basis: basisOf(budget, plan, total) }, budget);
	if (budget.total > test) {
		const basis = `(${total} − ${money(test, budget)})`;
		parts.push(...cut(AUDIENCES, { cents: budget.total - test, when: second, basis }, budget));
	}
	return [...parts, { part: 'Together', amount: total, calculation: parts.map(({ amount }) => amount).join(' + ') }];
}

const AUDIENCES = ['Audience A', 'Audience B'] as const;

function basisOf(budget: Budget, { testDays, days }: Plan, total: string): string {
	if (budget.daily !== undefined) return `${money(budget.daily, budget)} × ${testDays}`;
	if (days === testDays) return total;
	return days === null ? `${total} ÷ 3` : `${total} × ${testDays} ÷ ${days}`;
}

function cut(names: readonly string[], phase: { cents: number; when: string; basis: string }, budget: Budget): Split {
	return shares(phase.cents, names.length).map((share, index) => ({
		part: `${names[index]}: ${phase.when}`,
		amount: money(share, budget),
		calculation: names.length === 1 ? phase.basis : `${phase.basis} ÷ ${names.length}`,
	}));
}

/** Equal parts in whole units of the currency; the last one gets the remainder. In cents. */
function shares(cents: number, parts: number): number[] {
	const each = cents % 100 === 0 ? Math.floor(cents / 100 / parts) * 100 : Math.floor(cents / parts);
	return Array.from({ length: parts }, (_, index) => (index < parts - 1 ? each : cents - each * (parts - 1)));
}

function span(from: number, to: number): string {
	return from === to ? `day ${from}` : `days ${from} to ${to}`;
}
