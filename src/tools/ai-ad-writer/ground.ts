import { groundIn, textsIn } from '#evidence/grounding.ts';
import type { Grounded } from '#tools/define.ts';
import type { AdAnswer, AdInput, AdOutput } from './contract.ts';
import { ANGLES } from './draft/angles.ts';
import { BUTTON_LINES } from './draft/buttons.ts';
import { complianceNotes } from './draft/compliance.ts';
import { GAPS } from './draft/gaps.ts';
import { materialOf } from './draft/material.ts';
import { ownTrade } from './draft/own-trade.ts';
import { specialCategories } from './draft/special-categories.ts';
import { measured } from './measured.ts';
import { OBJECTIVES } from './objectives.ts';
import * as options from './options.ts';
import { PLACEMENT_FACTS } from './placements.ts';

/** Terms of ours and of Ads Manager, which make no claim about the business. */
const OURS = [
	...Object.keys(ANGLES),
	...GAPS.map(({ angle }) => angle),
	...textsIn([options, OBJECTIVES, PLACEMENT_FACTS, BUTTON_LINES, GAPS]),
	'Ads Manager, Meta, Facebook, Instagram, Google, A/B, three seconds, this month, ages from 18, up to 65',
];

/**
 * Adds what code computes. Removes quotes that nobody entered. Lists figures and names that are in neither the input,
 * the trade's catalogue nor our own arithmetic.
 */
export function ground(answer: AdAnswer, input: AdInput): Grounded<AdOutput> {
	const { value, grounding } = groundIn(answer, textsIn(input), catalogueFor(answer, input));
	return { output: measured(filled(value), input), grounding };
}

/** What an answer may contain besides the words of the input: our terms, the trade's rules and the computed values. */
export function catalogueFor(answer: AdAnswer, input: AdInput): string[] {
	const { adCampaign } = measured(answer, input);
	const material = materialOf(input);
	const { campaignOverview, optimization, targetingStrategy } = adCampaign;
	const { schedule, budgetSplit, testPlan } = optimization;
	return [
		...OURS,
		...textsIn([
			ownTrade(input),
			material.audienceTrade,
			campaignOverview.estimatedReach,
			campaignOverview.recommendedBudget,
			targetingStrategy.specialCategoryNotice,
			schedule,
			budgetSplit,
			testPlan.map(({ minimumSample }) => minimumSample),
			complianceNotes(input, material, [], specialCategories(input)),
		]),
		...Object.keys(input),
	];
}

/** A text that lost all its sentences says what to add. */
function filled<Value>(value: Value): Value {
	return mended(value) as Value;
}

function mended(value: unknown): unknown {
	if (typeof value === 'string') return value.trim() === '' ? '[add a sentence of your own]' : value;
	if (Array.isArray(value)) return value.map(mended);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mended(inner)]));
}
