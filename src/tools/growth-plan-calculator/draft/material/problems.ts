import { findIndustry } from '#content/industries.ts';
import type { Industry } from '#content/industry.ts';
import type { Reading } from '#reading/reading.ts';
import type { Moment } from '#reading/remark.ts';
import type { GrowthPlanInput } from '../../contract.ts';
import { countedIn } from './case-noun.ts';
import type { Comparable } from './cases.ts';
import { type Cost, costOf } from './cost.ts';
import { grouped } from './groups.ts';
import { headCount } from './heads.ts';
import { type Kind, kindNamed } from './kinds.ts';
import { nameOf, thingsOf } from './naming.ts';
import { type Rate, ratesOf, unitCostOf, unitCostsOf } from './rates.ts';
import { earlierOf, labelOf, tailored, timeVerb, titleOf } from './tailored.ts';
import { gainOf, type Target, targetIn } from './target.ts';
import { sharedTerms, termsOf } from './terms.ts';
import { causeIn, effectIn, pressingIn, urgencyOf } from './told-around.ts';
import { type Measure, measureIn, measureNear, onceFor, rateFor } from './told-figures.ts';

export type Task = Industry['tasks'][number];

/** One of the client's problems with all that the call holds about it. */
export interface Problem extends Comparable {
	/** From 1, by weight. */
	number: number;
	/** What is said to such a problem, with the client's own things in it. */
	kind: Kind;
	/** The client's words for it, between “ and ”, or what its kind is called: for headings and lists. */
	label: string;
	/** As the heading of the problem. */
	title: string;
	moment: Moment;
	/** What else was said of the same. */
	others: readonly Moment[];
	cost: Cost;
	target: Target | null;
	/** A goal of the client that is about this problem. */
	goal: Moment | null;
	gain: ReturnType<typeof gainOf>;
	urgency: 'High' | 'Medium' | 'Low';
	/** A share or a length of time in the words of the problem. */
	measured: Measure | null;
	/** The better length of time that it once had. */
	earlier: Measure | null;
	/** Words that make it urgent. */
	pressing: Moment | null;
	cause: Moment | null;
	effect: Moment | null;
	/** What the trade calls the same work. */
	task: Task | null;
}

function taskFor(industry: Industry | null, text: string): Task | null {
	if (industry === null) return null;
	const said = termsOf(text);
	const scored = industry.tasks.map((task) => {
		const name = termsOf(task.name);
		const named = sharedTerms(name, said);
		const told = sharedTerms(termsOf(`${task.hurts} ${task.measure}`), said).filter((word) => !named.includes(word));
		return { task, named: named.length, told: told.length };
	});
	const fits = scored.filter(({ named, told }) => named >= 1 && named + told >= LEAST_ALIKE);
	return fits.sort((a, b) => b.named + b.told - a.named - a.told)[0]?.task ?? null;
}

/** Words in common without which two texts are not about the same work. */
const LEAST_ALIKE = 3;

export function problemsOf(input: GrowthPlanInput, reading: Reading, goals: readonly Moment[]): Problem[] {
	const goalRemarks = new Set(goals.map(({ remark }) => remark.index));
	const groups = grouped(reading, ({ index }) => goalRemarks.has(index));
	const [rates, costs] = [ratesOf(reading), unitCostsOf(reading)];
	const industry = findIndustry(input.clientIndustry);
	const taken = new Set<Rate>();
	const tasks = new Set<Task>();
	const wanted = reading.times.wanted;
	const [things, countedFor, names] = [thingsOf(reading), countedIn(reading), new Set<string>()];
	const known = groups.flatMap((group) => {
		const [first] = group.pains;
		if (first === undefined) return [];
		const own = (reading.facts.turns[first.moment.remark.turn]?.remarks ?? []).filter(
			({ questions }) => questions === 0,
		);
		const rate = rateFor(rates, group, taken);
		if (rate !== null) taken.add(rate);
		const text = group.pains.map(({ moment }) => moment.remark.text).join(' ');
		const told = own.map((remark) => remark.text).join(' ');
		const terms = termsOf(`${text} ${kindNamed(group.kindId).about} ${told}`);
		const measured = measureIn(group) ?? measureNear(reading, first.moment, terms);
		const name = nameOf(reading, group, things, names);
		if (name !== null) names.add(name.text.toLowerCase());
		const kind = tailored(group.kindId, kindNamed(group.kindId), {
			name,
			measured,
			counted: countedFor(own),
			told,
			verb: timeVerb(told),
			heads: headCount(reading, own),
		});
		return [{ group, first, own, rate, kind, name, measured, said: `${text} ${told}`, terms }];
	});
	const found = known.map(({ group, first, own, rate, kind, name, measured, said, terms }, index): Problem => {
		const others = group.pains.slice(1);
		const unit = rate === null ? null : unitCostOf(rate, costs);
		const cost = costOf(kind, rate, unit, onceFor(costs, group, groups));
		const goal = goals.find((one) => aboutWhich(one, known) === index) ?? null;
		const target = rate === null || goal === null ? null : targetIn(goal, rate);
		const pressing = pressingIn(own);
		const task = taskFor(industry, said);
		const fits = task !== null && !tasks.has(task);
		if (fits) tasks.add(task);
		return {
			number: index + 1,
			kindId: group.kindId,
			kind,
			label: labelOf(kind, name),
			title: titleOf(kind, name),
			moment: first.moment,
			others: others.map(({ moment }) => moment),
			terms,
			cost,
			goal,
			target,
			gain: target === null || rate === null || unit === null ? null : gainOf(target, rate, unit),
			measured,
			earlier: group.kindId === 'slow' ? earlierOf(reading, first.moment.remark.turn, measured) : null,
			pressing,
			urgency: urgencyOf(group, pressing, index === 0 && wanted !== null),
			cause: causeIn(own),
			effect: effectIn(reading, group, pressing),
			task: fits ? task : null,
		};
	});
	return ranked(found);
}

const OF_MONEY = 1.5;
const OF_MEASURE = 2;
const OF_URGENCY = 1.5;
/** It was better once, and both figures are known. */
const OF_A_RETURN = 1.5;

/** By weight; what carries a figure or cannot wait moves up. */
function ranked(problems: readonly Problem[]): Problem[] {
	const weight = ({ cost, measured, earlier, urgency, number }: Problem) =>
		(cost.yearly === null ? 0 : OF_MONEY) +
		(cost.lines.length > 0 || measured !== null ? OF_MEASURE : 0) +
		(urgency === 'High' ? OF_URGENCY : 0) +
		(earlier === null ? 0 : OF_A_RETURN) -
		number;
	return problems
		.toSorted((a, b) => weight(b) - weight(a))
		.map((problem, index) => ({ ...problem, number: index + 1 }));
}

interface Candidate {
	rate: Rate | null;
	terms: ReadonlyMap<string, string>;
}

/** The index of the problem that a goal is about: the one whose rate it sets a target for, else the one it shares most words with. */
function aboutWhich(goal: Moment, known: readonly Candidate[]): number {
	const hit = known.findIndex(({ rate }) => rate !== null && targetIn(goal, rate) !== null);
	if (hit >= 0) return hit;
	const own = termsOf(goal.remark.text);
	const scores = known.map(({ terms }) => sharedTerms(own, terms).length);
	const most = Math.max(0, ...scores);
	return most === 0 ? -1 : scores.indexOf(most);
}
