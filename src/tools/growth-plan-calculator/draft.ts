import type { GrowthPlan, GrowthPlanInput, GrowthPlanOutput } from './contract.ts';
import { businessCase } from './draft/business.ts';
import { callAnalysis } from './draft/call-analysis.ts';
import { credibility } from './draft/credibility.ts';
import { finished } from './draft/finish.ts';
import { goals } from './draft/goals.ts';
import { type Material, materialOf } from './draft/material/material.ts';
import { nextSteps } from './draft/next-steps.ts';
import { anticipatedConcerns } from './draft/objections.ts';
import { painPoints } from './draft/pain-points.ts';
import { phases } from './draft/phases.ts';
import { roadmap } from './draft/roadmap.ts';
import { currentState } from './draft/situation.ts';
import { executiveSummary } from './draft/summary.ts';
import { refusedPlan, thinPlan } from './draft/thin.ts';

/** The parts in the order in which they may take words of the call; the order of the plan is another. */
function fullPlan(material: Material): GrowthPlan {
	const pains = painPoints(material);
	const ends = goals(material);
	const summary = executiveSummary(material);
	const promises = nextSteps(material);
	const state = currentState(material);
	const recommendations = phases(material);
	const business = businessCase(material);
	const concerns = anticipatedConcerns(material);
	const analysis = callAnalysis(material);
	return {
		executiveSummary: summary,
		discoveryInsights: { callAnalysis: analysis, painPoints: pains, goals: ends, currentState: state },
		strategicRecommendations: recommendations,
		valueProposition: { businessCase: business },
		nextSteps: promises,
		objectionHandling: { anticipatedConcerns: concerns },
		credibilityBuilders: credibility(material),
		implementationRoadmap: roadmap(material),
	};
}

/** The built-in engine: the same input always gives the same plan, of what the form and the call hold. */
export function draft(input: GrowthPlanInput): GrowthPlanOutput {
	const material = materialOf(input);
	const plan =
		material.refused !== null
			? refusedPlan(material)
			: material.problems.length === 0
				? thinPlan(material)
				: fullPlan(material);
	return { growthPlan: finished(plan) };
}
