import type { Tone } from '#shared/document.ts';
import type { LeadScore } from '../contract.ts';
import type { Campaign } from '../document.ts';
import { shownScore } from '../scoring.ts';
import styles from './result.module.css';

const TONES: Readonly<Record<LeadScore, Tone>> = { A: 'green', B: 'blue', C: 'yellow', D: 'red' };

/** The letter of the lead score; from which to which where hardly anything is known. */
export function Letter({ scoring }: { scoring: NonNullable<Campaign['leadScoring']> }) {
	const { overallScore } = scoring;
	if (!overallScore) return null;
	return (
		<p className={styles.score} data-tone={TONES[overallScore] ?? 'neutral'}>
			<span className={styles.scoreLabel}>Lead Score</span>
			<span className={styles.letter}>{shownScore(scoring)}</span>
		</p>
	);
}
