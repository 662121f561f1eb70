import { capital } from '#language/capitals.ts';
import { fill } from '#prose/fill.ts';
import { listOf } from '#prose/sentences.ts';
import { isFinished } from '../ad-copy.ts';
import type { AdCampaign, AdInput, AdVariation } from '../contract.ts';
import { placementsOf } from '../placements.ts';
import { type Budget, money, readBudget } from './budget.ts';
import { codesOf, costOf, firstAds, testBudget } from './sample.ts';
import { SCHEDULE } from './sentences/campaign.ts';

/** The schedule and the split of the budget: up to two phases, whose amounts add up to the budget. */

type Optimization = AdCampaign['optimization'];
type Split = Optimization['budgetSplit'];

const TEST_DAYS = 7;
/** In fewer days there is no second phase. */
const FEWEST_DAYS = 6;

type Plan = ReturnType<typeof planOf>;

function planOf(input: AdInput, ads: readonly AdVariation[]) {
	const budget = readBudget(input.budget);
	/** The codes of the ads that run first: one if nothing is compared, none if no ad is finished. */
	const first = firstAds(input, ads);
	return { budget, first, testDays: testDaysOf(budget, first.length, testBudget(input)) };
}

/** Days of the first phase; all days if there is no second. */
function testDaysOf({ days, daily, total = 0 }: Budget, ads: number, tested: ReturnType<typeof testBudget>): number {
	if (ads === 1) return days ?? TEST_DAYS;
	const length = days ?? Number.POSITIVE_INFINITY;
	const usual = length < FEWEST_DAYS ? length : Math.min(TEST_DAYS, Math.floor(length / 2));
	const perDay = daily ?? (days && total / days);
	if (ads === 0 || tested === null || perDay === undefined) return usual;
	const needed = Math.ceil(costOf(ads, tested) / perDay);
	return Math.min(days ?? needed, Math.max(usual, needed));
}

/** The phases; none as long as no ad is finished. */
export function scheduleFor(input: AdInput, ads: readonly AdVariation[], hasTwo: boolean): Optimization['schedule'] {
	const plan = planOf(input, ads);
	const { first, testDays } = plan;
	const { days } = plan.budget;
	if (first.length === 0) return [];
	const isTested = first.length > 1;
	const [when, after] = phasesOf(plan);
	// An ad of one feed fits into the other as well.
	const where = placementsOf(input.adPlatform).length > 1 ? ` ${SCHEDULE.everywhere}` : '';
	const goOn = `${hasTwo ? SCHEDULE.goOn : SCHEDULE.goOnAlone}${where}`;
	const others = codesOf(ads.filter(isFinished)).filter((code) => !first.includes(code));
	const later = days === undefined ? 'later' : 'next campaign';
	return [
		step(when, isTested ? SCHEDULE.compare : SCHEDULE.alone, first),
		...(isTested ? [step(after, days === testDays ? SCHEDULE.note : goOn)] : []),
		...(others.length > 0 ? [step(later, isTested ? SCHEDULE.turns : SCHEDULE.wait, others)] : []),
	];
}

function step(when: string, action: string, codes: readonly string[] = []) {
	return { period: capital(when), action: fill(action, { codes: listOf(codes) }) };
}

/** When the two phases are. */
function phasesOf({ first, testDays, budget: { days, daily, total } }: Plan): [string, string] {
	if (days === testDays) return [span(1, days), 'afterwards'];
	if (days !== undefined) return [span(1, testDays), span(testDays + 1, days)];
	if (first.length === 1) return ['from day 1', ''];
	if (total !== undefined && daily === undefined) return ['the first third', 'the rest'];
	return [span(1, testDays), `from day ${testDays + 1}`];
}

const AUDIENCES = ['Audience A', 'Audience B'] as const;

/** Empty without a budget. */
export function budgetSplitFor(input: AdInput, ads: readonly AdVariation[], hasTwo: boolean): Split {
	if (input.budget.trim() === '') return [];
	const plan = planOf(input, ads);
	const { budget, testDays } = plan;
	const { daily = 0, total } = budget;
	const placements = placementsOf(input.adPlatform);
	if ((total ?? daily) === 0) {
		return [{ part: placements.join(', '), amount: SCHEDULE.unread, calculation: 'No amount could be read' }];
	}
	const names = plan.first.length === 0 ? placements : plan.first;
	const audiences = AUDIENCES.slice(0, hasTwo ? 2 : 1);
	if (total === undefined) {
		const day = { cents: daily, basis: money(daily, budget) };
		if (plan.first.length === 1) return cut(names, 'each day', day, budget);
		return [
			...cut(names, `each of days 1 to ${testDays}`, day, budget),
			...cut(audiences, `each day from day ${testDays + 1}`, day, budget),
		];
	}
	const [when, after] = phasesOf(plan);
	const all = { cents: total, basis: money(total, budget) };
	const test = plan.first.length === 1 ? all : firstPart(plan, all);
	const parts = cut(names, when, test, budget);
	if (total > test.cents) {
		const basis = `${all.basis} − ${money(test.cents, budget)}`;
		const rest = { cents: total - test.cents, basis: hasTwo ? `(${basis})` : basis };
		parts.push(...cut(audiences, after, rest, budget));
	}
	if (parts.length === 1) return parts;
	const calculation = parts.map(({ amount }) => amount).join(' + ');
	return [...parts, { part: 'Together', amount: all.basis, calculation }];
}

/** A sum in cents, and how it was worked out. */
interface Sum {
	cents: number;
	basis: string;
}

/** What the first phase spends; a third of a sum without a length. */
function firstPart({ budget, testDays }: Plan, all: Sum): Sum {
	const { days, daily } = budget;
	if (daily !== undefined) return { cents: daily * testDays, basis: `${money(daily, budget)} × ${testDays}` };
	if (days === testDays) return all;
	const isEndless = days === undefined;
	const cents = isEndless ? all.cents / 3 : (all.cents * testDays) / days;
	const basis = isEndless ? `${all.basis} ÷ 3` : `${all.basis} × ${testDays} ÷ ${days}`;
	return { cents: Math.round(cents / 100) * 100, basis };
}

function cut(names: readonly string[], when: string, { cents, basis }: Sum, budget: Budget): Split {
	return shares(cents, names.length).map((share, index) => ({
		part: `${names[index]}: ${when}`,
		amount: money(share, budget),
		calculation: names.length === 1 ? basis : `${basis} ÷ ${names.length}`,
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
