import type { Section } from '#shared/document.ts';
import type { GrowthPlan } from '../contract.ts';
import { facts, list, paragraph, part } from './pieces.ts';

/** What is proposed. A part that a plan lacks gives no section. */

type Phases = NonNullable<GrowthPlan['strategicRecommendations']>;

function laterPhase(heading: string, { duration, objectives }: Phases['phase2Growth']): Section {
	return { heading, blocks: [...paragraph(duration), ...list(objectives)] };
}

export function recommendations(plan: GrowthPlan['strategicRecommendations']): Section[] {
	if (plan === undefined) return [];
	const { phase1Foundation: first } = plan;
	const initiatives = first.keyInitiatives.map((one, index) => ({
		heading: one.initiative ?? `Initiative ${index + 1}`,
		blocks: [
			...paragraph(one.description),
			...facts([
				['Why', one.businessJustification],
				['When', one.timeline],
				['Delivered', one.deliverables.join('; ')],
			]),
		],
	}));
	return [
		{
			heading: 'Strategic Recommendations',
			blocks: [],
			sections: [
				{
					heading: 'Phase 1: Foundation',
					blocks: [...paragraph(first.duration), ...list(first.objectives)],
					sections: [...initiatives, ...part('Milestones', list(first.milestones))],
				},
				laterPhase('Phase 2: Growth', plan.phase2Growth),
				laterPhase('Phase 3: Scale', plan.phase3Scale),
			],
		},
	];
}

export function value(plan: GrowthPlan['valueProposition']): Section[] {
	if (plan === undefined) return [];
	const { businessCase: one } = plan;
	return [
		{
			heading: 'Value Proposition',
			blocks: facts([
				['Problem', one.problemStatement],
				['Solution', one.proposedSolution],
				['Return', one.expectedROI],
				['Payback', one.paybackPeriod],
				['What limits the risk', one.riskReduction],
			]),
		},
	];
}

export function nextSteps(plan: GrowthPlan['nextSteps']): Section[] {
	if (plan === undefined) return [];
	const { immediateActions: actions, proposalOutline: outline } = plan;
	return [
		{
			heading: 'Next Steps',
			blocks:
				actions.length === 0
					? []
					: [
							{
								kind: 'table',
								head: ['Action', 'Who', 'When', 'Purpose'],
								rows: actions.map(({ action, owner, timeline, purpose }) => [action, owner, timeline, purpose]),
							},
						],
			sections: [
				...part('Scope of work', [
					...paragraph(outline.scopeOfWork),
					...facts([['Investment', outline.investmentRange]]),
				]),
				...part('Deliverables', list(outline.deliverables)),
			],
		},
	];
}

export function credibility(plan: GrowthPlan['credibilityBuilders']): Section[] {
	if (plan === undefined) return [];
	const cases = plan.relevantCaseStudies.map((one) => ({
		heading: one.clientProfile ?? 'Similar Client Success',
		blocks: facts([
			['Challenge', one.challenge],
			['Solution', one.solution],
			['Result', one.results],
			['Time', one.timeline],
			['Why it is relevant', one.relevanceReason],
		]),
	}));
	const { skillsMatchToNeeds: skills, uniqueValueProposition: experience } = plan.expertiseAlignment;
	return [
		{
			heading: 'Credibility Builders',
			blocks: [],
			sections: [
				...cases,
				...part('Skills and needs', paragraph(skills)),
				...part('Experience', paragraph(experience)),
			],
		},
	];
}

export function roadmap(plan: GrowthPlan['implementationRoadmap']): Section[] {
	if (plan === undefined) return [];
	const wins = plan.quickWins.map((win, index) => ({
		heading: win.action ?? `Quick Win ${index + 1}`,
		blocks: facts([
			['When', win.timeline],
			['Effort', win.effort],
			['What it shows', win.impact],
		]),
	}));
	return [
		{
			heading: 'Implementation Roadmap',
			blocks: [],
			sections: [
				...(wins.length === 0 ? [] : [{ heading: 'Quick wins', blocks: [], sections: wins }]),
				...part('What has to be true', list(plan.successFactors)),
			],
		},
	];
}
