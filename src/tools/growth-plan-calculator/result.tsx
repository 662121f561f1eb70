import { ShowTranscript } from '#call/show-transcript.tsx';
import { TranscriptProvider } from '#call/transcript-provider.tsx';
import type { ResultProps } from '#tools/define.ts';
import { Sectioned } from '#ui/sectioned.tsx';
import type { GrowthPlanInput, GrowthPlanOutput } from './contract.ts';
import { DiscoveryInsights } from './result/discovery-insights.tsx';
import { ExecutiveSummary } from './result/executive-summary.tsx';
import { ForYou } from './result/for-you.tsx';
import type { Plan } from './result/plan.ts';
import styles from './result/result.module.css';
import { ImplementationRoadmap } from './result/roadmap.tsx';
import { StrategicRecommendations } from './result/strategy.tsx';
import { CredibilityBuilders, ObjectionHandling } from './result/trust.tsx';
import { NextSteps, ValueProposition } from './result/value-and-next-steps.tsx';

/** The plan as a document, section by section; every reference in it opens the transcript at its line. */
export function PlanResult({ input, output }: ResultProps<GrowthPlanInput, GrowthPlanOutput>) {
	const plan: Plan = output.growthPlan ?? {};
	return (
		<TranscriptProvider text={input.callTranscript ?? ''}>
			<div className={styles.bar}>
				<ShowTranscript />
			</div>
			<Sectioned sections={sectionsOf(plan)} />
		</TranscriptProvider>
	);
}

function sectionsOf(plan: Plan) {
	return [
		{
			id: 'executive-summary',
			label: 'Executive Summary',
			content: plan.executiveSummary ? <ExecutiveSummary summary={plan.executiveSummary} /> : null,
		},
		{
			id: 'discovery-insights',
			label: 'Discovery Insights',
			content: plan.discoveryInsights ? <DiscoveryInsights insights={plan.discoveryInsights} /> : null,
		},
		{
			id: 'strategic-recommendations',
			label: 'Strategic Recommendations',
			content: plan.strategicRecommendations ? (
				<StrategicRecommendations strategy={plan.strategicRecommendations} />
			) : null,
		},
		{
			id: 'value-proposition',
			label: 'Value Proposition',
			content: plan.valueProposition ? <ValueProposition value={plan.valueProposition} /> : null,
		},
		{
			id: 'next-steps',
			label: 'Next Steps',
			content: plan.nextSteps ? <NextSteps steps={plan.nextSteps} /> : null,
		},
		{
			id: 'objection-handling',
			label: 'Objection Handling',
			note: <ForYou />,
			content: plan.objectionHandling ? <ObjectionHandling handling={plan.objectionHandling} /> : null,
		},
		{
			id: 'credibility-builders',
			label: 'Credibility Builders',
			content: plan.credibilityBuilders ? <CredibilityBuilders builders={plan.credibilityBuilders} /> : null,
		},
		{
			id: 'implementation-roadmap',
			label: 'Implementation Roadmap',
			content: plan.implementationRoadmap ? <ImplementationRoadmap roadmap={plan.implementationRoadmap} /> : null,
		},
	];
}
