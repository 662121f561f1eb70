import type { AdAnswer, AdInput, AdOutput } from './contract.ts';
import { readBudget } from './draft/budget.ts';
import { estimatedReach, recommendedBudget } from './draft/reach.ts';
import { specialCategories, specialCategoryNotice } from './draft/special-categories.ts';
import { budgetSplitFor, scheduleFor } from './draft/spending.ts';
import { sampled } from './draft/test-plan.ts';
import { importLacks } from './meta-import/lacks.ts';
import { objectiveNow } from './objectives.ts';
import { placementsOf } from './placements.ts';

/**
 * Adds what code computes, to a draft and to a model's answer alike: reach, budget, samples, days, special categories,
 * and what the file for Meta lacks.
 */
export function measured(answer: AdAnswer, input: AdInput): AdOutput {
	const { campaignOverview, adVariations, targetingStrategy, optimization, complianceNotes } = answer.adCampaign;
	const budget = readBudget(input.budget);
	return {
		adCampaign: {
			campaignOverview: {
				...campaignOverview,
				estimatedReach: estimatedReach(budget),
				recommendedBudget: recommendedBudget(input.budget, budget),
				primaryObjective: objectiveNow(input.campaignObjective || 'Traffic'),
			},
			adVariations,
			targetingStrategy: {
				...targetingStrategy,
				specialCategoryNotice: specialCategoryNotice(specialCategories(input)),
			},
			optimization: {
				testPlan: sampled(optimization.testPlan, input, adVariations),
				schedule: scheduleFor(budget, adVariations),
				budgetSplit: budgetSplitFor(budget, placementsOf(input.adPlatform)),
			},
			complianceNotes,
			importLacks: importLacks(input),
		},
	};
}
