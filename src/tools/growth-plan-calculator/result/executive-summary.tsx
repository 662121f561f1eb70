import { CitedText } from '#call/cited-text.tsx';
import { Bullets, Facts } from '#call/entries.tsx';
import { Card, CardRow } from '#ui/card.tsx';
import type { Plan } from './plan.ts';
import styles from './result.module.css';

/** Who the client is, what is the one opportunity, how to take it, and what may come of it. */
export function ExecutiveSummary({ summary }: { summary: NonNullable<Plan['executiveSummary']> }) {
	const { expectedImpact: impact } = summary;
	return (
		<Card padding="none">
			<CardRow className={styles.lead}>
				<p className={styles.prose}>
					<CitedText text={summary.prospectOverview || 'Comprehensive prospect analysis not available.'} />
				</p>
				<div className={styles.opportunity}>
					<p className={styles.label}>Primary opportunity</p>
					<p className={styles.prose}>
						<CitedText text={summary.primaryOpportunity || 'Key growth opportunity identified.'} />
					</p>
				</div>
			</CardRow>
			<CardRow>
				<Facts
					rows={[
						{
							label: 'Key insights',
							value: summary.keyInsights?.length ? <Bullets texts={summary.keyInsights} /> : null,
						},
						{ label: 'Approach', value: summary.proposedApproach },
						{ label: 'Revenue impact', value: impact?.revenueImpact },
						{ label: 'Timeline', value: impact?.timeline },
						{ label: 'Advantage', value: impact?.competitiveAdvantage },
					]}
				/>
			</CardRow>
		</Card>
	);
}
