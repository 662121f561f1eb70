import { decapitalize } from '#language/decapitalize.ts';
import { countedInWords } from '#language/inflect.ts';
import { listOf, paragraph } from '#prose/sentences.ts';
import type { AdCampaign } from '../contract.ts';
import type { Placement } from '../placements.ts';
import { type Budget, money } from './budget.ts';
import { costOf, peopleNeeded } from './sample.ts';

/** The schedule and the split of the budget: up to two phases, whose amounts add up to the budget. */

type Optimization = AdCampaign['optimization'];

export interface Plan {
	/** Days of the first phase; all days if there is no second. Null if neither days nor a daily amount are known. */
	readonly testDays: number | null;
	readonly days: number | null;
}

/** Tests for a week, or half the time if that is shorter. Under six days there is no second phase. */
export function planOf(budget: Budget | null): Plan {
	const days = budget?.days ?? null;
	if (days === null) return { testDays: budget?.daily === undefined ? null : 7, days };
	if (days < 6) return { testDays: days, days };
	return { testDays: days >= 14 ? 7 : Math.floor(days / 2), days };
}

type Ad = Pick<AdCampaign['adVariations'][number], 'name' | 'angle' | 'placement'>;

interface Race {
	readonly placements: readonly Placement[];
	readonly ads: readonly Ad[];
	/** The rate that decides, e.g. "Link clicks per person reached". */
	readonly rate: string;
}

export function scheduleFor(budget: Budget | null, race: Race): Optimization['schedule'] {
	const { placements, ads, rate } = race;
	const plan = planOf(budget);
	const { testDays, days } = plan;
	const first = testDays === null ? 'First part' : days === testDays ? span(1, days) : span(1, testDays);
	const rest =
		testDays === null ? 'Second part' : days === null ? `From day ${testDays + 1}` : span(testDays + 1, days);
	const entered = placements.map((placement) => `${anglesOf(placement, ads)} on ${placement}`);
	const equal = `${listOf(entered)} run against each other as an A/B test, all to audience A.`;
	const test = { period: first, action: paragraph(equal, enoughFor(budget, plan, ads.length)) };
	const decides = decapitalize(rate);
	if (days !== null && days === testDays) {
		return [
			test,
			{ period: 'Afterwards', action: `Note which angle led in ${decides}; the next campaign begins with it.` },
		];
	}
	const kept = placements.length > 1 ? 'In each placement the ad' : 'The ad';
	const action = `${kept} that leads in ${decides} goes on, to audiences A and B; the other ${countedInWords(ads.length - placements.length, 'ad')} pause.`;
	return [test, { period: rest, action }];
}

/** "Problem, Offer and Story". */
function anglesOf(placement: Placement, ads: readonly Ad[]): string {
	return listOf(ads.filter((ad) => ad.placement === placement).map(({ angle }) => angle));
}

/** Whether the first phase can pay for the sample; empty if that cannot be computed. */
function enoughFor(budget: Budget | null, { testDays, days }: Plan, ads: number): string {
	if (budget?.clickRate === undefined || budget.cpm === undefined || testDays === null) return '';
	const spent = firstPart(budget, { testDays, days });
	const needed = costOf(peopleNeeded(budget.clickRate) * ads, budget.cpm);
	const each = Math.floor((spent * ads) / needed);
	if (spent >= needed) return `${money(spent, budget)} covers the ${money(needed, budget)} that the sample costs.`;
	if (each < 2)
		return `${money(spent, budget)} does not buy the sample for two ads: read the result as a hint, not as proof.`;
	return `${money(spent, budget)} buys the sample for ${each} of the ${ads} ads: test ${each} first, or run the test longer.`;
}

function firstPart(budget: Budget, { testDays, days }: Plan): number {
	if (testDays === null) return 0;
	if (budget.daily !== undefined) return budget.daily * testDays;
	if (days === null || budget.total === undefined) return 0;
	if (days === testDays) return budget.total;
	return Math.round((budget.total * testDays) / days / 100) * 100;
}

/** Equal parts in whole units of the currency; the last one gets the remainder. In cents. */
function shares(cents: number, count: number): number[] {
	const each = cents % 100 === 0 ? Math.floor(cents / 100 / count) * 100 : Math.floor(cents / count);
	return Array.from({ length: count }, (_, index) => (index < count - 1 ? each : cents - each * (count - 1)));
}

export function budgetSplitFor(budget: Budget | null, { placements, ads }: Race): Optimization['budgetSplit'] {
	const amount = budget?.total ?? budget?.daily;
	if (budget === null || amount === undefined || budget.unclear) {
		const each = placements.length > 1 ? 'An equal part for each placement' : placements[0];
		return [
			{ part: `${each}, then half for each audience`, amount: '[add budget]', calculation: 'no amount could be read' },
		];
	}
	const plan = planOf(budget);
	const tested = placements.map((placement) => `${placement} (${anglesOf(placement, ads)})`);
	if (budget.total === undefined) return dailySplit(budget, tested, plan);
	const { testDays, days } = plan;
	const total = money(budget.total, budget);
	if (testDays === null || days === null) return thirds(budget.total, total, tested, budget);
	const test = firstPart(budget, plan);
	const basis =
		budget.daily === undefined ? `${total} × ${testDays} ÷ ${days}` : `${money(budget.daily, budget)} × ${testDays}`;
	const parts = cut(test, tested, decapitalize(span(1, testDays)), basis, budget);
	if (budget.total > test) {
		const left = `(${total} − ${money(test, budget)})`;
		parts.push(...cut(budget.total - test, AUDIENCES, decapitalize(span(testDays + 1, days)), left, budget));
	}
	return [...parts, together(parts, total)];
}

const AUDIENCES = ['Audience A', 'Audience B'] as const;

/** For a total without a duration: a third goes to the test. */
function thirds(cents: number, total: string, tested: readonly string[], budget: Budget): Optimization['budgetSplit'] {
	const test = Math.round(cents / 300) * 100;
	const parts = [
		...cut(test, tested, 'the first third', `${total} ÷ 3`, budget),
		...cut(cents - test, AUDIENCES, 'the rest', `(${total} − ${money(test, budget)})`, budget),
	];
	return [...parts, together(parts, total)];
}

function together(parts: Optimization['budgetSplit'], total: string): Optimization['budgetSplit'][number] {
	return { part: 'Together', amount: total, calculation: parts.map(({ amount }) => amount).join(' + ') };
}

/** For a daily amount without a duration: how each day is split. */
function dailySplit(budget: Budget, tested: readonly string[], { testDays }: Plan): Optimization['budgetSplit'] {
	const daily = budget.daily ?? 0;
	const day = money(daily, budget);
	return [
		...cut(daily, tested, `each of the first ${testDays} days`, day, budget),
		...cut(daily, AUDIENCES, 'each day after that', day, budget),
	];
}

function cut(
	cents: number,
	names: readonly string[],
	when: string,
	basis: string,
	budget: Budget,
): Optimization['budgetSplit'] {
	return shares(cents, names.length).map((share, index) => ({
		part: `${names[index]}, ${when}`,
		amount: money(share, budget),
		calculation: names.length === 1 ? basis : `${basis} ÷ ${names.length}`,
	}));
}

function span(from: number, to: number): string {
	return from === to ? `Day ${from}` : `Days ${from} to ${to}`;
}
