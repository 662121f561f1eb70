import type { SdrInput, SdrOutput } from './contract.ts';
import { channelStrategy } from './draft/channels.ts';
import { complianceNotes } from './draft/compliance.ts';
import { leadOf } from './draft/lead.ts';
import { campaignOptimization } from './draft/optimization.ts';
import { campaignOverview } from './draft/overview.ts';
import { planOf } from './draft/plan.ts';
import { leadProfile } from './draft/profile.ts';
import { responseHandling } from './draft/responses.ts';
import { scoreOf } from './draft/score.ts';
import { sequenceOf } from './draft/sequence.ts';
import { personalizationTactics } from './draft/tactics.ts';
import { successTips } from './draft/tips.ts';

/** The built-in engine: writes a campaign for one lead from the input and from what is known of the trade. */
export function draft(input: SdrInput): SdrOutput {
	const lead = leadOf(input);
	const plan = planOf(lead);
	const outreachSequence = sequenceOf(lead, plan);
	return {
		sdrCampaign: {
			campaignOverview: campaignOverview(lead, plan),
			leadScoring: scoreOf(lead),
			leadProfile: leadProfile(lead),
			outreachSequence,
			channelStrategy: channelStrategy(lead, plan, outreachSequence),
			responseHandling: responseHandling(lead, plan),
			personalizationTactics: personalizationTactics(lead),
			campaignOptimization: campaignOptimization(lead, plan, outreachSequence),
			successTips: successTips(lead),
			complianceNotes: complianceNotes(lead),
		},
	};
}
