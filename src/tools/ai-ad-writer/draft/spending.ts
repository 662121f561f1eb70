import { capital } from '#language/capitals.ts';
import { fill } from '#prose/fill.ts';
import { listOf } from '#prose/sentences.ts';
import { isFinished } from '../ad-copy.ts';
import type { AdCampaign, AdInput, AdVariation } from '../contract.ts';
import { OBJECTIVES } from '../objectives.ts';
import { codeOf, placementsOf } from '../placements.ts';
import { type Budget, money, readBudget } from './budget.ts';
import { costOf, firstAds, isComputable, viewsNeeded } from './sample.ts';
import { SCHEDULE } from './sentences/campaign.ts';

/** The schedule and the split of the budget: up to two phases, whose amounts add up to the budget. */

type Optimization = AdCampaign['optimization'];
type Split = Optimization['budgetSplit'];

const TEST_DAYS = 7;
/** In fewer days there is no second phase. */
const FEWEST_DAYS = 6;

interface Plan {
	budget: Budget | null;
	/** Days of the first phase; all days if there is no second. */
	testDays: number;
	/** Null if the length is not known. */
	days: number | null;
	/** The codes of the ads that run first: one if nothing is compared, none if no ad is finished. */
	first: readonly string[];
}

function planOf(input: AdInput, ads: readonly AdVariation[]): Plan {
	const budget = readBudget(input.budget);
	const days = budget?.days ?? null;
	const isShort = days !== null && days < FEWEST_DAYS;
	const usual = days === null || days >= 2 * TEST_DAYS ? TEST_DAYS : Math.floor(days / 2);
	const { clicks } = OBJECTIVES[input.campaignObjective || 'Traffic'];
	const first = firstAds(budget, clicks, ads);
	const plan = { budget, days, testDays: isShort ? days : usual, first };
	if (first.length === 1) return { ...plan, testDays: days ?? TEST_DAYS };
	if (first.length === 0 || !clicks || !isComputable(budget)) return plan;
	const cost = costOf(viewsNeeded(budget.clickRate) * first.length, budget.cpm);
	const perDay = budget.daily ?? (days === null ? null : (budget.total ?? 0) / days);
	const needed = perDay === null ? 0 : Math.ceil(cost / perDay);
	return { ...plan, testDays: Math.min(days ?? needed, Math.max(plan.testDays, needed)) };
}

/** The phases; none as long as no ad is finished. */
export function scheduleFor(input: AdInput, ads: readonly AdVariation[], hasTwo: boolean): Optimization['schedule'] {
	const plan = planOf(input, ads);
	if (plan.first.length === 0) return [];
	const codes = ads.filter(isFinished).map(({ name }) => codeOf(name));
	const others = listOf(codes.filter((code) => !plan.first.includes(code)));
	const later = (action: string) =>
		others === ''
			? []
			: [{ period: plan.days === null ? 'Later' : 'Next campaign', action: fill(action, { codes: others }) }];
	const ran = listOf(plan.first);
	if (plan.first.length === 1) {
		return [{ period: capital(wholeOf(plan)), action: fill(SCHEDULE.alone, { code: ran }) }, ...later(SCHEDULE.wait)];
	}
	const [period, after] = phasesOf(plan);
	// An ad of one feed fits into the other as well.
	const where = placementsOf(input.adPlatform).length > 1 ? ` ${SCHEDULE.everywhere}` : '';
	const goOn = `${hasTwo ? SCHEDULE.goOn : SCHEDULE.goOnAlone}${where}`;
	return [
		{ period: capital(period), action: fill(SCHEDULE.compare, { codes: ran }) },
		{ period: capital(after), action: plan.days === plan.testDays ? SCHEDULE.note : goOn },
		...later(SCHEDULE.turns),
	];
}

function wholeOf({ days }: Plan): string {
	return days === null ? 'from day 1' : span(1, days);
}

/** When the two phases are. */
function phasesOf({ testDays, days, budget }: Plan): [string, string] {
	if (days === testDays) return [span(1, days), 'afterwards'];
	if (days !== null) return [span(1, testDays), span(testDays + 1, days)];
	return budget?.total !== undefined && budget.daily === undefined
		? ['the first third', 'the rest']
		: [span(1, testDays), `from day ${testDays + 1}`];
}

/** What the first phase spends, in cents; a third of a sum without a length. */
function firstPart({ daily, total = 0 }: Budget, { testDays, days }: Plan): number {
	if (daily !== undefined) return daily * testDays;
	if (days === testDays) return total;
	return Math.round((days === null ? total / 3 : (total * testDays) / days) / 100) * 100;
}

/** Empty without a budget. */
export function budgetSplitFor(input: AdInput, ads: readonly AdVariation[], hasTwo: boolean): Split {
	const plan = planOf(input, ads);
	const { budget, testDays } = plan;
	const placements = placementsOf(input.adPlatform);
	if (input.budget.trim() === '') return [];
	if (budget === null || budget.unclear || (budget.total ?? budget.daily) === undefined) {
		return [{ part: placements.join(', '), amount: SCHEDULE.unread, calculation: 'No amount could be read' }];
	}
	const isTested = plan.first.length !== 1;
	const first = plan.first.length === 0 ? placements : plan.first;
	const audiences = hasTwo ? AUDIENCES : AUDIENCES.slice(0, 1);
	if (budget.total === undefined) {
		const day = { cents: budget.daily ?? 0, basis: money(budget.daily ?? 0, budget) };
		if (!isTested) return cut(first, { ...day, when: 'each day' }, budget);
		return [
			...cut(first, { ...day, when: `each of days 1 to ${testDays}` }, budget),
			...cut(audiences, { ...day, when: `each day from day ${testDays + 1}` }, budget),
		];
	}
	const test = isTested ? firstPart(budget, plan) : budget.total;
	const total = money(budget.total, budget);
	const [when, after] = isTested ? phasesOf(plan) : [wholeOf(plan), ''];
	const parts = cut(first, { cents: test, when, basis: isTested ? basisOf(budget, plan, total) : total }, budget);
	if (budget.total > test) {
		const basis = hasTwo ? `(${total} − ${money(test, budget)})` : `${total} − ${money(test, budget)}`;
		parts.push(...cut(audiences, { cents: budget.total - test, when: after, basis }, budget));
	}
	if (parts.length === 1) return parts;
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

/** From here on a part is a whole number of units of the currency: a hundred of them. */
const IN_UNITS = 10_000;

/** Equal parts, large ones in whole units; the last one gets the remainder. In cents. */
function shares(cents: number, parts: number): number[] {
	const step = cents % 100 === 0 && cents >= IN_UNITS ? 100 : 1;
	const each = Math.floor(cents / step / parts) * step;
	return Array.from({ length: parts }, (_, index) => (index < parts - 1 ? each : cents - each * (parts - 1)));
}

function span(from: number, to: number): string {
	return from === to ? `day ${from}` : `days ${from} to ${to}`;
}
