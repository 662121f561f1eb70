import { quoted } from '#prose/sentences.ts';
import type { AdInput, AdOutput } from './contract.ts';
import { adsFor } from './draft/ads.ts';
import { materialOf } from './draft/angles.ts';
import { complianceNotes } from './draft/compliance.ts';
import { testsFor } from './draft/sample.ts';
import { ADD_KEY_MESSAGE } from './draft/sentences/ads.ts';
import { audiencesFor } from './draft/targeting.ts';
import { measured } from './measured.ts';
import { title } from './title.ts';

/**
 * The built-in engine: arranges what the member wrote into ads, one fact each, and computes what follows from the budget
 * and the choices. What is missing is asked for.
 */
export function draft(input: AdInput): AdOutput {
	const material = materialOf(input);
	const adVariations = adsFor(input, material);
	const audiences = audiencesFor(input);
	const keyMessage = material.message === '' ? ADD_KEY_MESSAGE : quoted(material.message);
	const adCampaign = {
		campaignOverview: { campaignName: title(input), keyMessage },
		adVariations,
		targetingStrategy: { audiences },
		optimization: { testPlan: testsFor(input, adVariations, audiences.length) },
		complianceNotes: complianceNotes(input, material, adVariations),
	};
	return measured({ adCampaign }, input);
}
