import type { AdInput, AdOutput } from './contract.ts';
import { adsFor } from './draft/ads.ts';
import { complianceNotes } from './draft/compliance.ts';
import { keyMessageOf } from './draft/key-message.ts';
import { materialOf } from './draft/material.ts';
import { specialCategories } from './draft/special-categories.ts';
import { audiencesFor } from './draft/targeting.ts';
import { testsFor } from './draft/test-plan.ts';
import { measured } from './measured.ts';
import { title } from './title.ts';

/**
 * The built-in engine: writes ads from the facts entered, and computes what follows from the budget and the choices.
 */
export function draft(input: AdInput): AdOutput {
	const material = materialOf(input);
	const categories = specialCategories(input);
	const adVariations = adsFor(input, material);
	return measured(
		{
			adCampaign: {
				campaignOverview: { campaignName: title(input), keyMessage: keyMessageOf(material) },
				adVariations,
				targetingStrategy: { audiences: audiencesFor(input, categories, material) },
				optimization: { testPlan: testsFor(input, adVariations, material) },
				complianceNotes: complianceNotes(input, material, adVariations, categories),
			},
		},
		input,
	);
}
