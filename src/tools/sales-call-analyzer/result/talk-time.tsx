import { Card, CardRow } from '#ui/card.tsx';
import { Missing } from '#ui/missing.tsx';
import { ScoreBar } from '#ui/score-bar.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type Analysis, NOT_MEASURED, sideName } from '../analysis.ts';
import styles from './talk-time.module.css';

/** The seller's share in won discovery calls, by one vendor's study. */
const WON_SHARE = 43;
const WON_SHARE_SOURCE = 'https://www.gong.io/resources/labs/talk-to-listen-conversion-ratio';

/** Who spoke how much, and how well the salesperson listened. */
export function TalkTime({ analysis }: { analysis: Analysis }) {
	const { talkTimeAnalysis, measurements, callSummary } = analysis;
	const shares = sharesOf(analysis);
	const takenOff = takenOffFor(analysis);
	const hasMark = shares.length > 0 && callSummary?.callType === 'Discovery Call';
	return (
		<Card padding="none">
			<CardRow>
				<ul className={styles.names}>
					{shares.map(({ role, name, share }) => (
						<li key={role} data-side={role}>
							{name} <strong>{share}%</strong>
						</li>
					))}
				</ul>
				<div className={styles.bar} aria-hidden>
					{shares.map(({ role, share }) => (
						<span key={role} data-side={role} style={{ flexGrow: share }} />
					))}
				</div>
				{hasMark ? <div className={styles.tick} style={{ left: `${WON_SHARE}%` }} aria-hidden /> : null}
				{shares.length === 0 ? <Missing>{NOT_MEASURED}</Missing> : null}
				<p className={styles.why}>
					{measurements?.basisNote ?? (shares.length === 0 ? 'The transcript does not tell the sides apart.' : '')}
					{hasMark ? (
						<>
							{' '}
							The mark at {WON_SHARE}% is the seller’s share in won discovery calls in one vendor study.{' '}
							<TextLink href={WON_SHARE_SOURCE}>Source</TextLink>
						</>
					) : null}
				</p>
			</CardRow>
			{talkTimeAnalysis ? (
				<CardRow>
					<ScoreBar label="Listening" value={talkTimeAnalysis.listeningScore ?? null} missing={NOT_MEASURED} />
					{takenOff === '' ? null : <p className={styles.why}>{takenOff}</p>}
				</CardRow>
			) : null}
		</Card>
	);
}

/** "Of 10: −3 for 59.5% of the talk." */
function takenOffFor({ scoring }: Analysis): string {
	const reasons = (scoring?.listening ?? []).flatMap(({ value = 0, reason = '' }) =>
		value < 0 && reason !== '' ? [`−${-value} for ${reason}`] : [],
	);
	return reasons.length === 0 ? '' : `Of 10: ${reasons.join('; ')}.`;
}

/** From left to right; none where the sides cannot be told apart. */
function sharesOf({ talkTimeAnalysis, measurements }: Analysis) {
	const { salesPersonTalkTime: yours = null, prospectTalkTime: theirs = null } = talkTimeAnalysis ?? {};
	if (yours === null || theirs === null) return [];
	const others = Math.max(0, Math.round((100 - yours - theirs) * 10) / 10);
	const share = { salesperson: yours, other: others, prospect: theirs };
	return (['salesperson', 'other', 'prospect'] as const)
		.filter((role) => role !== 'other' || others > 0)
		.map((role) => ({
			role,
			share: share[role],
			name: sideName(measurements?.sides?.find((side) => side.role === role) ?? { role }),
		}));
}
