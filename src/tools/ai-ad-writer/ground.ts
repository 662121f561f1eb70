import { findIndustry } from '#content/industries.ts';
import { groundIn, textsIn } from '#evidence/grounding.ts';
import type { Grounded } from '#tools/define.ts';
import type { AdAnswer, AdInput, AdOutput } from './contract.ts';
import { materialOf } from './draft/angles.ts';
import { complianceNotes } from './draft/compliance.ts';
import * as ads from './draft/sentences/ads.ts';
import * as notes from './draft/sentences/notes.ts';
import { audiencesFor } from './draft/targeting.ts';
import { measured } from './measured.ts';
import { OBJECTIVES } from './objectives.ts';
import * as options from './options.ts';
import { META_IMPORT, OWN_LINES } from './own-lines.ts';
import { ownTrade } from './own-trade.ts';
import { PLACEMENT_FACTS } from './placements.ts';

/** Terms of ours and of Ads Manager, which make no claim about the business. */
const OURS = [
	...textsIn([options, OBJECTIVES, PLACEMENT_FACTS, { ...ads }, { ...notes }, OWN_LINES, META_IMPORT]),
	'Ads Manager, Meta, Facebook, Instagram, Google, A/B, three seconds, this month, ages from 18, up to 65',
	'Problem, Benefit, Proof, Offer, Story, Promise, Price, Contrast, Question, Objection, First step, Contents',
	'Outcome, How it works, Audience, Introduction',
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
			findIndustry(input.targetAudience.primaryAudience),
			campaignOverview.estimatedReach,
			campaignOverview.recommendedBudget,
			targetingStrategy.specialCategoryNotice,
			schedule,
			budgetSplit,
			testPlan.map(({ minimumSample }) => minimumSample),
			audiencesFor(input),
			complianceNotes(input, material, []),
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
