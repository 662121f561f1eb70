import { CitedRow } from '#call/cited-text.tsx';
import { Bullets, Entry, Facts } from '#call/entries.tsx';
import { Evidence } from '#call/evidence.tsx';
import { Card } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { Tone } from '#ui/tone.ts';
import { ForYou } from './for-you.tsx';
import { Part } from './part.tsx';
import type { Insights } from './plan.ts';
import styles from './result.module.css';

/** What the call brought to light: pains, goals, where the client stands, and how the call went. */
export function DiscoveryInsights({ insights }: { insights: Insights }) {
	const { painPoints, goals, currentState, callAnalysis } = insights;
	const known = Object.entries(currentState ?? {}).map(([label, value]) => ({ label, value }));
	return (
		<div className={styles.parts}>
			{painPoints ? (
				<Part title="Pain points">
					<Pains pains={painPoints} />
				</Part>
			) : null}
			{goals ? (
				<Part title="Goals">
					<Goals goals={goals} />
				</Part>
			) : null}
			{known.some(({ value }) => value) ? (
				<Part title="Current state">
					<Card>
						<Facts rows={known} />
					</Card>
				</Part>
			) : null}
			{callAnalysis ? (
				<Part title="How the call went" note={<ForYou />}>
					<Card>
						<Facts
							rows={[
								{ label: 'Course', value: callAnalysis.conversationFlow },
								{ label: 'Decisions', value: callAnalysis.decisionMakingStyle },
								{ label: 'Contact', value: callAnalysis.communicationPreferences },
								{
									label: 'Buying signals',
									value: callAnalysis.buyingSignals?.length ? <Bullets texts={callAnalysis.buyingSignals} /> : null,
								},
								{
									label: 'Hesitations',
									value: callAnalysis.hesitationPoints?.length ? (
										<Bullets texts={callAnalysis.hesitationPoints} />
									) : null,
								},
							]}
						/>
					</Card>
				</Part>
			) : null}
		</div>
	);
}

const URGENCY: Readonly<Record<string, Tone>> = { high: 'red', medium: 'yellow' };

function Pains({ pains }: { pains: NonNullable<Insights['painPoints']> }) {
	if (pains.length === 0) return <p className={styles.none}>No pain was found in the words of this call.</p>;
	return (
		<Card padding="none">
			{keyed(pains, ({ issue }) => issue).map(({ key, item: pain }, index) => (
				<Entry
					key={key}
					order={5}
					title={pain.issue || `Pain Point ${index + 1}`}
					badge={
						<StatusBadge tone={URGENCY[(pain.urgency ?? '').toLowerCase()] ?? 'neutral'}>
							{pain.urgency ? `${pain.urgency} urgency` : 'Urgency TBD'}
						</StatusBadge>
					}
				>
					<Said text={pain.evidenceFromCall} />
					<Facts
						rows={[
							{ label: 'Impact', value: pain.impact },
							{ label: 'Cost of inaction', value: pain.costOfInaction },
							{ label: 'Root cause', value: pain.rootCause },
							{ label: 'Who is affected', value: pain.stakeholderImpact },
						]}
					/>
				</Entry>
			))}
		</Card>
	);
}

/** Words of the call: with the line that they name, or else with the one that they are found at. */
function Said({ text }: { text: string | undefined }) {
	if (!text) return null;
	if (!/\bline \d/i.test(text)) return <Evidence quote={text.replace(/^“([^“”]*)”$/, '$1')} />;
	return (
		<div className={styles.said}>
			<CitedRow text={text} />
		</div>
	);
}

function Goals({ goals }: { goals: NonNullable<Insights['goals']> }) {
	if (goals.length === 0) return <p className={styles.none}>No goal was named in this call.</p>;
	return (
		<Card padding="none">
			{keyed(goals, ({ objective }) => objective).map(({ key, item: goal }, index) => (
				<Entry key={key} order={5} title={goal.objective || `Goal ${index + 1}`}>
					<Facts
						rows={[
							{ label: 'By when', value: goal.timeline },
							{ label: 'Measured by', value: goal.successMetrics },
							{ label: 'Stakeholders', value: goal.stakeholders },
							{ label: 'Why it matters', value: goal.businessJustification },
						]}
					/>
				</Entry>
			))}
		</Card>
	);
}
