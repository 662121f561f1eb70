import { useId, useState } from 'react';
import { CitedText } from '#call/cited-text.tsx';
import { capital } from '#language/capitals.ts';
import { Card } from '#ui/card.tsx';
import { type Figure, FiguresRow } from '#ui/figures-row.tsx';
import { Missing } from '#ui/missing.tsx';
import { Region } from '#ui/region.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { scoreTone } from '#ui/tone.ts';
import type { Analysis } from './analysis.ts';
import { levelOf } from './level.tsx';
import styles from './result.module.css';
import { Weighing } from './weighing.tsx';

/** The key figures of the call, its outcome, and on demand how the scores came about. */
export function ScoreHeader({ analysis }: { analysis: Analysis }) {
	const [weighed, setWeighed] = useState(false);
	const weighing = useId();
	const outcome = analysis.callSummary?.outcome;
	const how = analysis.scoring ? (
		<TextLink
			as="button"
			className={styles.weighed}
			aria-expanded={weighed}
			aria-controls={weighing}
			onClick={() => setWeighed(!weighed)}
		>
			How it is weighed
		</TextLink>
	) : null;

	return (
		<Card padding="none" as={Region} aria-label="Scores" className={styles.scores}>
			<FiguresRow cells={[overall(analysis, how), probability(analysis), talkShare(analysis), sentiment(analysis)]} />
			{outcome ? (
				<p className={styles.outcome}>
					<span className={styles.outcomeLabel}>Outcome</span>
					<span>
						<CitedText text={outcome} />
					</span>
				</p>
			) : null}
			<div id={weighing} hidden={!weighed}>
				{weighed ? <Weighing analysis={analysis} /> : null}
			</div>
		</Card>
	);
}

/** "−10 who decides" */
function addend({ part = '', value = 0 }: { part?: string; value?: number } = {}): string {
	return `${value < 0 ? '−' : ''}${Math.abs(value)} ${part.toLowerCase()}`;
}

/** Null could not be measured; what is not there at all comes when the result is complete. */
function missing(value: null | undefined) {
	return <Missing>{value === null ? 'Not measured' : 'Not yet'}</Missing>;
}

function overall({ callSummary }: Analysis, how: Figure['note']): Figure {
	const score = callSummary?.overallScore;
	if (score === undefined || score === null) return { label: 'Overall score', value: missing(score), note: how };
	return {
		label: 'Overall score',
		tone: scoreTone(score),
		value: (
			<>
				{score}
				<span className={styles.outOf}> / 10</span>
			</>
		),
		note: how,
	};
}

function probability({ qualificationAnalysis, scoring }: Analysis): Figure {
	const percent = qualificationAnalysis?.dealProbability;
	const addends = scoring?.dealProbability ?? [];
	return {
		label: 'Deal probability',
		value: percent === undefined || percent === null ? missing(percent) : `${percent}%`,
		note: addends.length > 0 ? addends.map(addend).join(', ') : undefined,
	};
}

function talkShare({ talkTimeAnalysis, measurements }: Analysis): Figure {
	const share = talkTimeAnalysis?.salesPersonTalkTime;
	if (share === undefined) return { label: 'Talk share, you', value: missing(share) };
	return {
		label: 'Talk share, you',
		value: share === null ? missing(share) : `${share}%`,
		note:
			share === null ? 'the transcript does not tell the sides apart' : `measured by ${measurements?.basis ?? 'words'}`,
	};
}

function sentiment({ sentimentAnalysis }: Analysis): Figure {
	const trust = levelOf(sentimentAnalysis?.trustLevel).level.toLowerCase();
	const interest = levelOf(sentimentAnalysis?.interestLevel).level.toLowerCase();
	const notes = [trust && `trust ${trust}`, interest && `interest ${interest}`].filter(Boolean).join(', ');
	return {
		label: 'Sentiment',
		value: sentimentAnalysis?.overallSentiment ?? missing(undefined),
		note: notes === '' ? 'from the words of the prospect' : capital(notes),
	};
}
