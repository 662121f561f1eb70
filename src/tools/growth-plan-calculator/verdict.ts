import { counted } from '#language/inflect.ts';
import type { Partially } from '#tools/define.ts';
import type { GrowthPlanOutput } from './contract.ts';

/** How many troubles it answers, how many of them have a sum, and what to look at before a client reads it. */
export function verdict({ growthPlan, beforeSending }: Partially<GrowthPlanOutput>): string[] {
	const pains = (growthPlan?.discoveryInsights?.painPoints ?? []).length;
	const cost = growthPlan?.executiveSummary?.expectedImpact?.revenueImpact ?? '';
	const steps = (growthPlan?.nextSteps?.immediateActions ?? []).length;
	const notes = beforeSending?.length ?? 0;
	return [
		pains === 0 ? '' : `${counted(pains, 'trouble')} in their words${cost === '' ? ', none with its cost' : ''}.`,
		steps === 0 ? 'No next step is agreed.' : `${counted(steps, 'next step')} agreed.`,
		notes === 0 ? '' : `${counted(notes, 'thing')} to check.`,
	];
}
