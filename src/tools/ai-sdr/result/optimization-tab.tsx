import { CitedText } from '#call/cited-text.tsx';
import { Bullets, Entry, Facts, TextRows } from '#call/entries.tsx';
import { Card } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { Missing } from '#ui/missing.tsx';
import { Sectioned } from '#ui/sectioned.tsx';
import type { Campaign } from './campaign.ts';
import { PointColumns } from './points.tsx';
import styles from './result.module.css';

/** What to test, what to measure, how to personalise, and what the law requires. */
export function OptimizationTab({ campaign }: { campaign: Campaign }) {
	const {
		campaignOptimization: optimization,
		personalizationTactics: tactics,
		successTips,
		complianceNotes,
	} = campaign;
	return (
		<Sectioned
			sections={[
				{
					id: 'tests',
					label: 'A/B tests',
					content: optimization?.abtestingIdeas ? <Tests ideas={optimization.abtestingIdeas} /> : null,
				},
				{
					id: 'tracking',
					label: 'Tracking',
					content: optimization ? (
						<Card>
							<Facts
								rows={[
									{
										label: 'Count',
										value: optimization.performanceTracking?.length ? (
											<Bullets texts={optimization.performanceTracking} />
										) : null,
									},
									{ label: 'Improve', value: optimization.iterationStrategy },
								]}
							/>
						</Card>
					) : null,
				},
				{
					id: 'personalization',
					label: 'Personalization',
					content: tactics ? (
						<Card>
							<PointColumns
								none="Nothing beyond the lead profile is known"
								columns={[
									{ title: 'Company research', texts: tactics.companyResearch },
									{ title: 'Industry insights', texts: tactics.industryInsights },
									{ title: 'By role', texts: tactics.roleSpecificApproaches },
									{ title: 'Value hypotheses', texts: tactics.valueHypotheses },
								]}
							/>
						</Card>
					) : null,
				},
				{
					id: 'success-tips',
					label: 'Success tips',
					content: successTips ? <TextRows texts={successTips} none="Nothing beyond the sequence." /> : null,
				},
				{
					id: 'compliance',
					label: 'Compliance',
					note: 'What to check before the first message. It is no legal advice.',
					content: complianceNotes ? <TextRows texts={complianceNotes} none="No note was given." /> : null,
				},
			]}
		/>
	);
}

type Idea = NonNullable<NonNullable<Campaign['campaignOptimization']>['abtestingIdeas']>[number];

function Tests({ ideas }: { ideas: readonly Idea[] }) {
	if (ideas.length === 0) return <Missing>Nothing to compare yet</Missing>;
	return (
		<Card padding="none">
			{keyed(ideas, ({ element }) => element).map(({ key, item: idea }) => (
				<Entry key={key} title={idea.element}>
					<div className={styles.variants}>
						{[
							{ label: 'Variant A', text: idea.variant_a },
							{ label: 'Variant B', text: idea.variant_b },
						].map(({ label, text }) => (
							<div key={label} className={styles.variant}>
								<p className={styles.label}>{label}</p>
								<p>
									<CitedText text={text} />
								</p>
							</div>
						))}
					</div>
					<Facts rows={[{ label: 'Hypothesis', value: idea.hypothesis }]} />
				</Entry>
			))}
		</Card>
	);
}
