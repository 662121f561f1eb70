import type { AdAnswer, AdInput, AdOutput } from './contract.ts';
import { readBudget } from './draft/budget.ts';
import { estimatedReach, recommendedBudget } from './draft/reach.ts';
import { sampled } from './draft/sample.ts';
import { specialCategoryNotice } from './draft/special-categories.ts';
import { budgetSplitFor, scheduleFor } from './draft/spending.ts';
import { meantFor } from './draft/targeting.ts';
import { importLacks, isImportAsked } from './meta-import/lacks.ts';
import { objectiveNow } from './objectives.ts';

/**
 * Adds what code computes, to a draft and to a model's answer alike: reach, budget, samples, days, special categories,
 * and what the file for Meta lacks.
 */
export function measured(answer: AdAnswer, input: AdInput): AdOutput {
	const { campaignOverview, adVariations, targetingStrategy, optimization, complianceNotes } = answer.adCampaign;
	const budget = readBudget(input.budget);
	const notice = specialCategoryNotice(input);
	const hasTwo = targetingStrategy.audiences.length > 1;
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
				meantFor: meantFor(input),
				...(notice === '' ? {} : { specialCategoryNotice: notice }),
			},
			optimization: {
				testPlan: sampled(optimization.testPlan, input, adVariations),
				schedule: scheduleFor(input, adVariations, hasTwo),
				budgetSplit: budgetSplitFor(input, adVariations, hasTwo),
			},
			complianceNotes,
			...(isImportAsked(input) ? { importLacks: importLacks(input) } : {}),
		},
	};
}
