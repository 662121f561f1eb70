import { CitedText } from '#call/cited-text.tsx';
import { Entry, Facts, TextRows } from '#call/entries.tsx';
import { Card } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { Missing } from '#ui/missing.tsx';
import { Sectioned } from '#ui/sectioned.tsx';
import { toldInSummary } from '../told-once.ts';
import type { Analysis } from './analysis.ts';
import { Ledger } from './ledger.tsx';
import { LevelBadge, levelOf } from './level.tsx';
import styles from './result.module.css';

/** What happened on the call, and what the prospect showed. */
export function SummaryTab({ analysis }: { analysis: Analysis }) {
	const { callSummary, prospectInsights, sentimentAnalysis, assumptions, measurements, ledger } = analysis;
	const above = toldInSummary({
		outcome: callSummary?.outcome ?? '',
		keyHighlights: callSummary?.keyHighlights ?? [],
	});
	const points = prospectInsights?.painPoints?.filter(({ painPoint }) => !above.has(painPoint ?? ''));
	const signals = prospectInsights?.buyingSignals?.filter((signal) => !above.has(signal));
	// Where all that was found stands above, there is nothing to say, not even that nothing was found.
	const isSaid = (all: readonly unknown[] | undefined, left: readonly unknown[] | undefined) =>
		all === undefined || (all.length > 0 && left?.length === 0);
	return (
		<Sectioned
			sections={[
				{
					id: 'key-highlights',
					label: 'Key highlights',
					content: callSummary?.keyHighlights ? (
						<TextRows texts={callSummary.keyHighlights} none="Nothing stands out in the words of this call." />
					) : null,
				},
				...(ledger ? [{ id: 'ledger', label: 'What was said', content: <Ledger rows={ledger} /> }] : []),
				{
					id: 'pain-points',
					label: 'Pain points',
					content: isSaid(prospectInsights?.painPoints, points) ? null : <PainPoints points={points ?? []} />,
				},
				{
					id: 'buying-signals',
					label: 'Buying signals',
					content: isSaid(prospectInsights?.buyingSignals, signals) ? null : (
						<TextRows texts={signals ?? []} none="No buying signal was found in the words of this call." />
					),
				},
				{
					id: 'concerns',
					label: 'Questions and doubts',
					content:
						prospectInsights?.concerns && prospectInsights.concerns.length > 0 ? (
							<TextRows texts={prospectInsights.concerns} none="" />
						) : null,
				},
				{
					id: 'sentiment',
					label: 'Sentiment',
					folded: true,
					content: sentimentAnalysis ? (
						<Card>
							<Facts
								rows={[
									{ label: 'Overall', value: sentimentAnalysis.overallSentiment },
									{ label: 'Engagement', value: sentimentAnalysis.prospectEngagement },
									{ label: 'Interest', value: sentimentAnalysis.interestLevel },
									{ label: 'Trust', value: sentimentAnalysis.trustLevel },
								]}
							/>
						</Card>
					) : null,
				},
				{
					id: 'about',
					label: 'About this analysis',
					folded: true,
					content:
						callSummary || assumptions ? (
							<Card>
								<Facts
									rows={[
										{ label: 'Call type', value: callSummary?.callType },
										{ label: 'Duration', value: callSummary?.duration },
										{ label: 'Measured', value: measurements?.basisNote },
										{
											label: 'Assumed',
											value:
												assumptions && assumptions.length > 0 ? (
													<ul className={styles.plainList}>
														{keyed(assumptions, (assumption) => assumption).map(({ key, item: assumption }) => (
															<li key={key}>
																<CitedText text={assumption} />
															</li>
														))}
													</ul>
												) : (
													'Nothing beyond what you entered.'
												),
										},
									]}
								/>
							</Card>
						) : null,
				},
			]}
		/>
	);
}

type Points = NonNullable<NonNullable<Analysis['prospectInsights']>['painPoints']>;

function PainPoints({ points }: { points: Points }) {
	if (points.length === 0) return <p className={styles.none}>No pain was found in the words of this call.</p>;
	return (
		<Card padding="none">
			{keyed(points, (point) => point.painPoint).map(({ key, item: point }) => {
				const { level, rest } = levelOf(point.severity);
				const open = /^not discussed/i.test(point.urgency ?? '');
				return (
					<Entry
						key={key}
						title={point.painPoint}
						badge={level === '' ? null : <LevelBadge level={level} of="severity" />}
					>
						<Facts
							rows={[
								{ label: 'Severity', value: rest },
								{ label: 'Urgency', value: open ? <Missing>Not discussed</Missing> : point.urgency },
							]}
						/>
					</Entry>
				);
			})}
		</Card>
	);
}
