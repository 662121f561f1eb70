import type { Section } from '#shared/document.ts';
import type { GrowthPlan } from '../contract.ts';
import { facts, list, paragraph, part } from './pieces.ts';

/** What the call showed. A part that a plan lacks gives no section. */

export function summary(plan: GrowthPlan['executiveSummary']): Section[] {
	if (plan === undefined) return [];
	const { expectedImpact: impact } = plan;
	return [
		{
			heading: 'Executive Summary',
			blocks: [...paragraph(plan.prospectOverview)],
			sections: [
				...part('Primary opportunity', paragraph(plan.primaryOpportunity)),
				...part('Key insights', list(plan.keyInsights)),
				...part('Proposed approach', paragraph(plan.proposedApproach)),
				...part(
					'Expected impact',
					facts([
						['Revenue', impact.revenueImpact],
						['Timeline', impact.timeline],
						['Competition', impact.competitiveAdvantage],
					]),
				),
			],
		},
	];
}

type Insights = NonNullable<GrowthPlan['discoveryInsights']>;

function callNotes(notes: Insights['callAnalysis']): Section[] {
	if (notes === undefined) return [];
	return [
		{
			heading: 'Notes on the call',
			blocks: facts([
				['Course of the conversation', notes.conversationFlow],
				['How they decide', notes.decisionMakingStyle],
				['How to reach them', notes.communicationPreferences],
			]),
			sections: [
				...part('Buying signals', list(notes.buyingSignals)),
				...part('Hesitation', list(notes.hesitationPoints)),
			],
		},
	];
}

export function insights(plan: GrowthPlan['discoveryInsights'], withNotes: boolean): Section[] {
	if (plan === undefined) return [];
	const pains = plan.painPoints.map((pain, index) => ({
		heading: `${index + 1}. ${pain.issue ?? `Pain Point ${index + 1}`}`,
		blocks: facts([
			['Urgency', pain.urgency ?? 'Urgency TBD'],
			['From the call', pain.evidenceFromCall],
			['Impact', pain.impact],
			['Cost of inaction', pain.costOfInaction],
			['Root cause', pain.rootCause],
			['Who is affected', pain.stakeholderImpact],
		]),
	}));
	const goals = plan.goals.map((goal, index) => ({
		heading: goal.objective ?? `Goal ${index + 1}`,
		blocks: facts([
			['By when', goal.timeline],
			['Measure', goal.successMetrics],
			['Who', goal.stakeholders],
			['Why', goal.businessJustification],
		]),
	}));
	const found: Section = {
		heading: 'Discovery Insights',
		blocks: [],
		sections: [
			...part('Where things stand', facts(Object.entries(plan.currentState))),
			...(pains.length === 0 ? [] : [{ heading: 'Problems', blocks: [], sections: pains }]),
			...(goals.length === 0 ? [] : [{ heading: 'Goals', blocks: [], sections: goals }]),
			...(withNotes ? callNotes(plan.callAnalysis) : []),
		],
	};
	return found.sections?.length === 0 ? [] : [found];
}

export function objections(plan: GrowthPlan['objectionHandling']): Section[] {
	if (plan === undefined || plan.anticipatedConcerns.length === 0) return [];
	return [
		{
			heading: 'Objection Handling',
			blocks: [],
			sections: plan.anticipatedConcerns.map((one, index) => ({
				heading: one.concern ?? `Concern ${index + 1}`,
				blocks: facts([
					['Response', one.response],
					['Evidence', one.evidence],
					['Prevention', one.prevention],
				]),
			})),
		},
	];
}
