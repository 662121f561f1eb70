import { capital } from '#language/capitals.ts';
import { at } from '#prose/places.ts';
import { listOf } from '#prose/sentences.ts';
import { standingAlone } from '#reading/offers.ts';
import { range, written } from '../arithmetic.ts';
import type { GrowthPlan } from '../contract.ts';
import { startingValue } from './goals.ts';
import { answersOf, type Material } from './material/material.ts';
import type { Problem } from './material/problems.ts';
import { isSpent } from './material/quoting.ts';
import { firstBlank } from './summary.ts';

type Case = NonNullable<GrowthPlan['valueProposition']>['businessCase'];

function withValue(problem: Problem): string {
	const { measured, label, moment } = problem;
	if (measured !== null && label.includes(measured.text)) return `${label} ${at(measured.line)}`;
	const value = startingValue(problem);
	return value === '' ? `${label} ${at(moment.line)}` : `${label}: ${value}`;
}

function solution({ problems, skills, seller, smaller }: Material): string {
	const aims = problems.slice(0, 3).map(({ kind }) => kind.goal);
	const begun = smaller === null ? '' : ` It begins with the part named ${at(smaller.moment.line)}.`;
	const behind = skills.length === 0 ? '' : ` What ${seller} works with: ${listOf(skills.slice(0, 4))}.`;
	const order = aims.length > 1 ? 'In this order: ' : '';
	return `${capital(`${order}${aims.join('; ')}`)}.${begun}${behind}`;
}

/** The problem whose figures carry furthest: a gain, else a yearly cost. */
function strongest(problems: readonly Problem[]): Problem | undefined {
	return problems.find(({ gain }) => gain !== null) ?? problems.find(({ cost }) => cost.yearly !== null) ?? problems[0];
}

function roi({ problems, firstYear, prices }: Material): string {
	const best = strongest(problems);
	if (best === undefined) return '';
	const { gain, cost } = best;
	const priced =
		firstYear === null
			? ''
			: `First year by the prices named ${at(...firstYear.lines)}: ${firstYear.sum || written(firstYear.amount.value, firstYear.amount.sign)}.`;
	if (firstYear !== null && gain !== null && gain.amount.sign === firstYear.amount.sign) {
		const { sign } = firstYear.amount;
		const net = gain.amount.value - firstYear.amount.value;
		const sum = `${written(gain.amount.value, sign)} − ${written(firstYear.amount.value, sign)} = ${written(net, sign)}`;
		return net > 0
			? `${priced} Against the gain, if the target is met: ${sum} in the first year.`
			: `${priced} The gain at the target is ${written(gain.amount.value, sign)}, so the first year alone does not pay for it; the set-up falls away in the second.`;
	}
	const unit = cost.unit?.amount;
	if (
		firstYear !== null &&
		unit !== undefined &&
		unit.high === undefined &&
		unit.sign === firstYear.amount.sign &&
		cost.rate !== null
	) {
		const pieces = firstYear.amount.value / unit.value;
		const sum = `${written(firstYear.amount.value, unit.sign)} ÷ ${written(unit.value, unit.sign)} = about ${written(Math.round(pieces))}`;
		return `${priced} It is earned back by ${sum} ${cost.rate.noun} fewer in the year.`;
	}
	if (firstYear !== null && (cost.rate?.kind === 'hours' || cost.rate?.kind === 'minutes'))
		return `${priced} What stands against it: the ${cost.rate.kind} named ${at(cost.rate.moment.line)} at [add cost of an hour]; no return is promised without it.`;
	if (firstYear !== null)
		return `${priced} What stands against it: ${firstBlank(best)} and what one of them is worth [add value]; no return is promised without the two.`;
	const stake =
		best.cost.yearly === null ? firstBlank(best) : `${range(best.cost.yearly)} a year for ${best.kind.about}`;
	if (prices[0] === undefined) return `[add price] against ${stake}; a return is stated when both are known.`;
	return best.cost.yearly === null
		? `The price is known ${at(prices[0].remark.line)}, the gain is not: ${stake}. No return is stated before it is.`
		: `The price ${at(prices[0].remark.line)} stands against ${stake}; how much of that ends is [add target].`;
}

const MONTHS = 12;

function payback({ problems, firstYear }: Material): string {
	const best = strongest(problems);
	const gain = best?.gain?.amount;
	if (firstYear === null || gain === undefined || gain.sign !== firstYear.amount.sign) {
		const price =
			firstYear === null ? '[add price of the first year]' : written(firstYear.amount.value, firstYear.amount.sign);
		return `${price} ÷ [add gain a month from solving problem ${best?.number ?? 1}] = months until it has paid for itself.`;
	}
	const { sign } = gain;
	const monthly = Math.round(gain.value / MONTHS);
	const months = firstYear.amount.value / monthly;
	return `${written(gain.value, sign)} ÷ ${MONTHS} months = about ${written(monthly, sign)} a month; ${written(firstYear.amount.value, sign)} ÷ ${written(monthly, sign)} = about ${written(months)} months, if the target is met from the start.`;
}

function risk(material: Material): string {
	const answers = answersOf(material);
	const safe = material.offers.filter(
		(offered) =>
			(offered.kind === 'safety' || offered.kind === 'terms' || answers.has(offered.remark.index)) &&
			!offered.bound &&
			!isSpent(material, offered),
	);
	const chosen = safe.slice(0, 2);
	for (const offered of chosen) material.spent.add(offered.remark.index);
	const said = chosen.map(standingAlone).join(' ');
	const small =
		material.smaller === null
			? `Nothing is extended before the starting values and the first result lie side by side.`
			: `Only the small start ${at(material.smaller.moment.line)} is decided now; each further step is a decision of its own.`;
	return [said, small].filter((text) => text !== '').join(' ');
}

export function businessCase(material: Material): Case {
	return {
		problemStatement: `${capital(material.problems.map(withValue).join('; '))}.`,
		proposedSolution: solution(material),
		expectedROI: roi(material),
		paybackPeriod: payback(material),
		riskReduction: risk(material),
	};
}
