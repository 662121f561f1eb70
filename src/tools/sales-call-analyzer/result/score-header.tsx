import { useId, useState } from 'react';
import { CitedText } from '#call/cited-text.tsx';
import { ShowTranscript } from '#call/show-transcript.tsx';
import { capital } from '#language/capitals.ts';
import { listOf } from '#prose/sentences.ts';
import { scoreTone } from '#shared/score-tone.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { DocumentView } from '#ui/document-view.tsx';
import { type Figure, FiguresRow } from '#ui/figures-row.tsx';
import { Missing } from '#ui/missing.tsx';
import { Region } from '#ui/region.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type Analysis, NOT_MEASURED } from '../analysis.ts';
import { weighingSection } from '../document/measured.ts';
import { levelOf } from '../document/rows.ts';
import styles from './result.module.css';

/** The key figures of the call, its outcome, and on demand how the scores came about. */
export function ScoreHeader({ analysis }: { analysis: Analysis }) {
	const [weighed, setWeighed] = useState(false);
	const weighing = useId();
	const { callSummary, scoring } = analysis;
	const how = scoring ? (
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
		<Card padding="none" as={Region} aria-label="Scores">
			<FiguresRow cells={[overall(analysis, how), probability(analysis), talkShare(analysis), sentiment(analysis)]} />
			<CardRow className={styles.outcome}>
				<Outcome text={callSummary?.outcome} />
				<ShowTranscript />
			</CardRow>
			<CardRow id={weighing} hidden={!weighed}>
				{weighed ? <Weighing analysis={analysis} /> : null}
			</CardRow>
		</Card>
	);
}

/** Of a talk its heading alone is seen until somebody opens it. */
function Outcome({ text = '' }: { text: string | undefined }) {
	const [heading = '', ...talk] = text.split('\n');
	const isTalk = heading.endsWith(':') && talk.length > 0;
	return (
		<div>
			<p>
				<span className={styles.label}>Outcome</span>
				<CitedText text={isTalk ? heading.replace(/:$/, '.') : text} />
			</p>
			{isTalk ? (
				<details className={styles.said}>
					<summary>What was said</summary>
					<p>
						<CitedText text={talk.join('\n')} />
					</p>
				</details>
			) : null}
		</div>
	);
}

function Weighing({ analysis }: { analysis: Analysis }) {
	const { blocks, sections = [] } = weighingSection(analysis);
	const text = (one: string) => <CitedText text={one} />;
	return (
		<div className={styles.weighing}>
			{sections.map((sum) => (
				<div key={sum.heading}>
					<DocumentView sections={[sum]} text={text} />
				</div>
			))}
			<DocumentView blocks={blocks} text={text} />
		</div>
	);
}

/** Null could not be measured; what is not there at all comes when the result is complete. */
function shown(value: number | null | undefined, unit: string) {
	if (value === undefined || value === null) return <Missing>{value === null ? NOT_MEASURED : 'Not yet'}</Missing>;
	return unit === '%' ? (
		`${value}%`
	) : (
		<>
			{value}
			<span className={styles.outOf}>{unit}</span>
		</>
	);
}

function overall({ callSummary, scoring }: Analysis, how: Figure['note']): Figure {
	const score = callSummary?.overallScore;
	const parts = (scoring?.overall ?? []).map(({ part = '', value }) => `${part.toLowerCase()} ${value}`);
	const note = (
		<>
			{parts.length > 1 ? `Mean of ${listOf(parts)}. ` : ''}
			{how}
		</>
	);
	const tone = typeof score === 'number' ? { tone: scoreTone(score) } : {};
	return { label: 'Overall score', value: shown(score, ' / 10'), note, ...tone };
}

function probability({ qualificationAnalysis, scoring }: Analysis): Figure {
	const addends = (scoring?.dealProbability ?? []).map(
		({ part = '', value = 0 }) => `${Math.abs(value)} ${value < 0 ? 'off for' : 'for'} ${part.toLowerCase()}`,
	);
	return {
		label: 'Deal probability',
		value: shown(qualificationAnalysis?.dealProbability, '%'),
		note: addends.join(', '),
	};
}

function talkShare({ talkTimeAnalysis, measurements }: Analysis): Figure {
	const share = talkTimeAnalysis?.salesPersonTalkTime;
	const how =
		share === null ? 'the transcript does not tell the sides apart' : `measured by ${measurements?.basis ?? 'words'}`;
	return { label: 'Talk share, you', value: shown(share, '%'), note: share === undefined ? '' : how };
}

function sentiment({ sentimentAnalysis: mood }: Analysis): Figure {
	const trust = levelOf(mood?.trustLevel).level.toLowerCase();
	const interest = levelOf(mood?.interestLevel).level.toLowerCase();
	const notes = [trust && `trust ${trust}`, interest && `interest ${interest}`].filter(Boolean).join(', ');
	return {
		label: 'Sentiment',
		value: mood?.overallSentiment ?? shown(undefined, ''),
		note: capital(notes) || 'from the words of the prospect',
	};
}
