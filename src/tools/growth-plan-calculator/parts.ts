import { z } from 'zod';
import type { AnswerPart, AnswerParts } from '#tools/define.ts';
import { answer, type GrowthPlan, type GrowthPlanInput, type GrowthPlanOutput } from './contract.ts';

/** Characters of a call that is over after some minutes: its plan is short. */
export const MOST_AT_ONCE = 4000;

/** The plan of a longer call is written in groups of sections. */
export function inParts({ callTranscript }: GrowthPlanInput): boolean {
	return callTranscript.length > MOST_AT_ONCE;
}

function groupOf(name: string, sections: readonly (keyof GrowthPlan)[]): AnswerPart {
	const { shape } = answer.shape.growthPlan;
	const group = Object.fromEntries(sections.map((section) => [section, shape[section]]));
	return {
		name,
		task: `Write only ${sections.join(', ')} now. The other sections, and what “A|” lines hold for them, are asked for apart.`,
		schema: z.object({ growthPlan: z.object(group) }),
	};
}

export const parts: AnswerParts<GrowthPlanOutput> = {
	list: [
		groupOf('summary and insights', ['executiveSummary', 'discoveryInsights']),
		groupOf('phases, value and next steps', ['strategicRecommendations', 'valueProposition', 'nextSteps']),
		groupOf('objections, proof and roadmap', ['objectionHandling', 'credibilityBuilders', 'implementationRoadmap']),
	],
	told({ growthPlan: { discoveryInsights, strategicRecommendations, nextSteps } = {} }) {
		const { painPoints = [], goals = [] } = discoveryInsights ?? {};
		const { keyInitiatives = [] } = strategicRecommendations?.phase1Foundation ?? {};
		return [
			['Pain points', painPoints.map(({ issue }) => issue)],
			['Goals', goals.map(({ objective }) => objective)],
			['Phase 1', keyInitiatives.map(({ initiative }) => initiative)],
			['Next steps', (nextSteps?.immediateActions ?? []).map(({ action }) => action)],
		];
	},
};
