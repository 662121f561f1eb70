import { CitedRow, CitedText } from '#call/cited-text.tsx';
import { Entry, Facts, TextRows } from '#call/entries.tsx';
import { Card } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { Sectioned } from '#ui/sectioned.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { Tone } from '#ui/tone.ts';
import type { Analysis } from './analysis.ts';
import { LevelBadge, levelOf } from './level.tsx';
import styles from './result.module.css';
import { TalkTime } from './talk-time.tsx';

/** How the call was led: who spoke, what went well, what did not, and how objections were met. */
export function ConversationTab({ analysis }: { analysis: Analysis }) {
	const { conversationAnalysis, objectionAnalysis, prospectInsights, talkTimeAnalysis, measurements } = analysis;
	const raised = objectionAnalysis?.objectionsRaised;
	// Where no words decide how a doubt was met, it stands among the questions and doubts.
	const isTold = raised !== undefined && (raised.length > 0 || (prospectInsights?.concerns ?? []).length === 0);
	return (
		<Sectioned
			sections={[
				{
					id: 'talk-time',
					label: 'Talk time',
					content: talkTimeAnalysis || measurements ? <TalkTime analysis={analysis} /> : null,
				},
				{
					id: 'strengths',
					label: 'Strengths',
					content: conversationAnalysis?.strengths ? <Strengths strengths={conversationAnalysis.strengths} /> : null,
				},
				{
					id: 'areas-for-improvement',
					label: 'Areas for improvement',
					content: conversationAnalysis?.areasForImprovement ? (
						<Improvements areas={conversationAnalysis.areasForImprovement} />
					) : null,
				},
				{
					id: 'missed-opportunities',
					label: 'Missed opportunities',
					content: conversationAnalysis?.missedOpportunities ? (
						<TextRows
							texts={conversationAnalysis.missedOpportunities}
							none="No missed opportunity was found in the words of this call."
						/>
					) : null,
				},
				{
					id: 'objections-raised',
					label: 'Objections raised',
					content: isTold ? <Objections objections={raised} /> : null,
				},
			]}
		/>
	);
}

type Conversation = NonNullable<Analysis['conversationAnalysis']>;

function Strengths({ strengths }: { strengths: NonNullable<Conversation['strengths']> }) {
	if (strengths.length === 0) return <p className={styles.none}>Nothing stands out in the words of this call.</p>;
	return (
		<Card padding="none">
			{keyed(strengths, (strength) => strength.area).map(({ key, item: strength }) => {
				const { level, rest } = levelOf(strength.impact);
				return (
					<Entry
						key={key}
						title={strength.area}
						badge={level === '' ? null : <LevelBadge level={level} of="impact" good />}
					>
						<CitedRow text={strength.description} />
						<Facts rows={[{ label: 'Effect', value: rest }]} />
					</Entry>
				);
			})}
		</Card>
	);
}

function Improvements({ areas }: { areas: NonNullable<Conversation['areasForImprovement']> }) {
	if (areas.length === 0) return <p className={styles.none}>Nothing to mend was found in the words of this call.</p>;
	return (
		<Card padding="none">
			{keyed(areas, (area) => area.area).map(({ key, item: area }) => {
				const { level, rest } = levelOf(area.impact);
				return (
					<Entry key={key} title={area.area} badge={level === '' ? null : <LevelBadge level={level} of="impact" />}>
						<CitedRow text={area.issue} />
						<Facts rows={[{ label: 'Effect', value: rest }]} />
						{area.recommendation ? (
							<div className={styles.well}>
								<p className={styles.wellLabel}>Try instead</p>
								<p>
									<CitedText text={area.recommendation} />
								</p>
							</div>
						) : null}
					</Entry>
				);
			})}
		</Card>
	);
}

const HANDLED: Record<string, Tone> = { Excellent: 'green', Good: 'blue', Fair: 'yellow' };

type Objection = NonNullable<NonNullable<Analysis['objectionAnalysis']>['objectionsRaised']>[number];

function Objections({ objections }: { objections: readonly Objection[] }) {
	if (objections.length === 0) return <p className={styles.none}>No objection was found in the words of this call.</p>;
	return (
		<Card padding="none">
			{keyed(objections, (objection) => objection.objection).map(({ key, item: objection }) => {
				const handled = objection.handlingEffectiveness ?? '';
				const known = handled in HANDLED;
				return (
					<Entry
						key={key}
						title={objection.category}
						badge={<StatusBadge tone={HANDLED[handled] ?? 'red'}>Handled: {known ? handled : 'Poor'}</StatusBadge>}
					>
						<div className={styles.said}>
							<CitedRow text={objection.objection} />
						</div>
						<Facts
							rows={[
								{ label: 'You answered', value: objection.salesPersonResponse },
								{ label: 'Stronger', value: objection.improvedResponse },
							]}
						/>
					</Entry>
				);
			})}
		</Card>
	);
}
