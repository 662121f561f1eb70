import { Card } from '#ui/card.tsx';
import { Missing } from '#ui/missing.tsx';
import { ScoreBar } from '#ui/score-bar.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type Analysis, sideName } from './analysis.ts';
import { MeasurementsTable } from './measurements-table.tsx';
import styles from './talk-time.module.css';

/** The seller's share in won discovery calls, by one vendor's study. */
const WON_SHARE = 43;
const WON_SHARE_SOURCE = 'https://www.gong.io/resources/labs/talk-to-listen-conversion-ratio';

/** Who spoke how much, and what else was counted. */
export function TalkTime({ analysis }: { analysis: Analysis }) {
	const { talkTimeAnalysis, measurements, callSummary } = analysis;
	const listening = talkTimeAnalysis?.listeningScore;
	return (
		<Card padding="none">
			<div className={styles.talk}>
				<ShareBar analysis={analysis} reference={callSummary?.callType === 'Discovery Call'} />
			</div>
			{talkTimeAnalysis ? (
				<div className={styles.listening}>
					<ScoreBar label="Listening" value={listening ?? null} missing="Not measured" />
				</div>
			) : null}
			{measurements ? (
				<MeasurementsTable measurements={measurements} questionCount={talkTimeAnalysis?.questionCount} />
			) : null}
		</Card>
	);
}

function ShareBar({ analysis, reference }: { analysis: Analysis; reference: boolean }) {
	const { talkTimeAnalysis, measurements } = analysis;
	const yours = talkTimeAnalysis?.salesPersonTalkTime;
	const theirs = talkTimeAnalysis?.prospectTalkTime;
	if (yours === undefined || yours === null || theirs === undefined || theirs === null) {
		return (
			<p className={styles.gap}>
				<Missing>Not measured</Missing>
				<span className={styles.why}>{measurements?.basisNote ?? 'The transcript does not tell the sides apart.'}</span>
			</p>
		);
	}
	const nameOf = (role: string, otherwise: string) => {
		const side = measurements?.sides?.find((one) => one.role === role);
		return side ? sideName(side) : otherwise;
	};
	const others = Math.max(0, Math.round((100 - yours - theirs) * 10) / 10);
	return (
		<>
			<div className={styles.shareNames}>
				<span>
					<span className={styles.swatch} data-side="you" aria-hidden />
					{nameOf('salesperson', 'You')} <strong>{yours}%</strong>
				</span>
				{others >= 0.1 ? (
					<span>
						<span className={styles.swatch} data-side="other" aria-hidden />
						{nameOf('other', 'Others')} <strong>{others}%</strong>
					</span>
				) : null}
				<span>
					<strong>{theirs}%</strong> {nameOf('prospect', 'Prospect')}
					<span className={styles.swatch} data-side="them" aria-hidden />
				</span>
			</div>
			<div className={styles.shareBar} aria-hidden>
				<span data-side="you" style={{ flexGrow: yours }} />
				{others >= 0.1 ? <span data-side="other" style={{ flexGrow: others }} /> : null}
				<span data-side="them" style={{ flexGrow: theirs }} />
			</div>
			{reference ? <div className={styles.tick} style={{ left: `${WON_SHARE}%` }} aria-hidden /> : null}
			<p className={styles.why}>
				{measurements?.basisNote}
				{reference ? (
					<>
						{' '}
						The mark at {WON_SHARE}% is the seller’s share in won discovery calls in one vendor study.{' '}
						<TextLink href={WON_SHARE_SOURCE}>Source</TextLink>
					</>
				) : null}
			</p>
		</>
	);
}
