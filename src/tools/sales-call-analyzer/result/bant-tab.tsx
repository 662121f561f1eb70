import { CitedText } from '#call/cited-text.tsx';
import { Entry, TextRows } from '#call/entries.tsx';
import { Evidence } from '#call/evidence.tsx';
import { Card } from '#ui/card.tsx';
import { Missing } from '#ui/missing.tsx';
import { ScoreBar } from '#ui/score-bar.tsx';
import { Sectioned } from '#ui/sectioned.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { scoreTone } from '#ui/tone.ts';
import { type Analysis, BANT, type BantPart, isNotDiscussed } from './analysis.ts';
import styles from './result.module.css';

/** Budget, authority, need and timeline: what each score rests on, and what is open. */
export function BantTab({ analysis }: { analysis: Analysis }) {
	const qualification = analysis.qualificationAnalysis;
	const bant = qualification?.bantScore;
	const parts = BANT.flatMap(({ key, label }) => {
		const part = bant?.[key];
		return part ? [{ label, part }] : [];
	});
	return (
		<Sectioned
			sections={[
				{
					id: 'qualification',
					label: 'Qualification',
					content: qualification ? (
						<>
							<p className={styles.prose}>
								<CitedText text={qualification.overallQualification} />
							</p>
							<Card className={styles.bars} padding="none">
								{parts.map(({ label, part }) => (
									<ScoreBar key={label} label={label} value={isNotDiscussed(part) ? null : (part.score ?? null)} />
								))}
							</Card>
							<p className={styles.remark}>
								A score needs at least one quote. What was not discussed counts as 0 in the overall score.
							</p>
						</>
					) : null,
				},
				{
					id: 'bant-parts',
					label: 'What each score rests on',
					content:
						parts.length > 0 ? (
							<Card padding="none">
								{parts.map(({ label, part }) => (
									<BantEntry key={label} label={label} part={part} />
								))}
							</Card>
						) : null,
				},
				{
					id: 'risk-factors',
					label: 'Risk factors',
					content: qualification?.riskFactors ? (
						<TextRows texts={qualification.riskFactors} none="No risk was found in the words of this call." />
					) : null,
				},
			]}
		/>
	);
}

function BantEntry({ label, part }: { label: string; part: BantPart }) {
	const score = part.score ?? 0;
	return (
		<Entry
			title={label}
			badge={
				isNotDiscussed(part) ? (
					<Missing>Not discussed</Missing>
				) : (
					<StatusBadge tone={scoreTone(score)}>{score} / 10</StatusBadge>
				)
			}
		>
			<p className={styles.prose}>
				<CitedText text={part.assessment} />
			</p>
			{part.evidence && part.evidence.length > 0 ? (
				<div className={styles.quotes}>
					{part.evidence.map((quote) => (quote === undefined ? null : <Evidence key={quote} quote={quote} />))}
				</div>
			) : null}
			{part.nextQuestion ? (
				<div className={styles.well}>
					<p className={styles.wellLabel}>Ask on the next call</p>
					<p>
						<CitedText text={part.nextQuestion} />
					</p>
				</div>
			) : null}
		</Entry>
	);
}
