import type { AdAnswer, AdInput, AdOutput } from './contract.ts';
import { readBudget } from './draft/budget.ts';
import { estimatedReach, recommendedBudget } from './draft/reach.ts';
import { specialCategories, specialCategoryNotice } from './draft/special-categories.ts';
import { budgetSplitFor, scheduleFor } from './draft/spending.ts';
import { sampled } from './draft/test-plan.ts';
import { OBJECTIVES, objectiveNow } from './objectives.ts';
import { placementsOf } from './placements.ts';

/**
 * Adds what code computes, to a draft and to a model's answer alike: reach, budget, samples, days, special categories.
 */
export function measured(answer: AdAnswer, input: AdInput): AdOutput {
	const { campaignOverview, adVariations, targetingStrategy, optimization, complianceNotes } = answer.adCampaign;
	const budget = readBudget(input.budget);
	const { rate } = OBJECTIVES[input.campaignObjective || 'Traffic'];
	const race = { placements: placementsOf(input.adPlatform), ads: adVariations, rate };
	return {
		adCampaign: {
			campaignOverview: {
				...campaignOverview,
				estimatedReach: estimatedReach(budget),
				recommendedBudget: recommendedBudget(input.budget, budget),
				primaryObjective: input.campaignObjective === '' ? '[add objective]' : objectiveNow(input.campaignObjective),
			},
			adVariations,
			targetingStrategy: {
				...targetingStrategy,
				specialCategoryNotice: specialCategoryNotice(input, specialCategories(input)),
			},
			optimization: {
				testPlan: sampled(optimization.testPlan, input, adVariations.length),
				schedule: scheduleFor(budget, race),
				budgetSplit: budgetSplitFor(budget, race),
			},
			complianceNotes,
		},
	};
}
