import { clock } from '../clock.ts';
import type { FirstTurn } from './reading/reading.ts';
import styles from './transcript-field.module.css';

/** How the call begins, so that a misreading is obvious at a glance. */
export function FirstTurns({ turns }: { turns: readonly FirstTurn[] }) {
	if (turns.length === 0) return null;
	const placed = turns.map((turn, at) => ({ ...turn, at }));
	return (
		<div className={styles.first}>
			<p className={styles.heading} aria-hidden>
				The first turns
			</p>
			<ol className={styles.turns} aria-label="The first turns">
				{placed.map(({ at, name, start, text }) => (
					<li key={at} className={styles.turn}>
						{start === undefined ? null : <span className={styles.time}>{clock(start)}</span>}
						{name === null ? null : <b>{name}</b>}
						<span className={styles.said} dir="auto">
							{text}
						</span>
					</li>
				))}
			</ol>
		</div>
	);
}
