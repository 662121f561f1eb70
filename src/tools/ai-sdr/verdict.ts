import type { Partially } from '#tools/define.ts';
import type { SdrOutput } from './contract.ts';

/** What the lead is worth by what is known, what to find out, and the plan. */
export function verdict({ sdrCampaign }: Partially<SdrOutput>): string[] {
	const { overallScore = '', priorityLevel = '', recommendedApproach = '' } = sdrCampaign?.leadScoring ?? {};
	const priority = priorityLevel === '' ? '' : `, ${priorityLevel.toLowerCase()} priority`;
	const plan = sdrCampaign?.campaignOverview?.estimatedTimeline ?? '';
	return [
		overallScore === '' ? '' : `Lead score ${overallScore}${priority}.`,
		recommendedApproach,
		plan === '' ? '' : `${plan}.`,
	];
}
