import type { SdrInput, SdrOutput } from './contract.ts';
import { channelStrategy, responseHandling } from './draft/channels.ts';
import { complianceNotes } from './draft/compliance.ts';
import { leadOf } from './draft/lead.ts';
import { materialOf } from './draft/material.ts';
import { campaignOverview, leadProfile, successTips, valueHypotheses } from './draft/overview.ts';
import { planOf } from './draft/plan.ts';
import { scoreOf } from './draft/score.ts';
import { sequenceOf } from './draft/sequence.ts';

/** The built-in engine: the member's sentences in a planned order, each once; what does not fit is left out. */
export function draft(input: SdrInput): SdrOutput {
	const lead = leadOf(input);
	const material = materialOf(input);
	const plan = planOf(lead, material);
	return {
		sdrCampaign: {
			campaignOverview: campaignOverview(lead, plan),
			leadScoring: scoreOf(lead, material, plan),
			leadProfile: leadProfile(lead, material),
			outreachSequence: sequenceOf(lead, material, plan),
			channelStrategy: channelStrategy(lead, material, plan),
			responseHandling: responseHandling(material, plan),
			personalizationTactics: {
				companyResearch: [],
				industryInsights: [],
				roleSpecificApproaches: [],
				valueHypotheses: valueHypotheses(material),
			},
			// With one lead there is nothing to compare.
			campaignOptimization: { abtestingIdeas: [], performanceTracking: [], iterationStrategy: '' },
			successTips: successTips(lead, material, plan),
			complianceNotes: complianceNotes(lead, material),
		},
	};
}
