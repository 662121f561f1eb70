import { CitedText } from '#call/cited-text.tsx';
import { Card } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { Missing } from '#ui/missing.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { Tone } from '#ui/tone.ts';
import { type Campaign, type Standing, standingOf } from './campaign.ts';
import styles from './score-table.module.css';

const TONES: Readonly<Record<Exclude<Standing, 'Unknown'>, Tone>> = {
	Met: 'green',
	Partly: 'yellow',
	'Not met': 'red',
};

/** The criteria of the lead score with their weights and verdicts, and the sum that gives the letter. */
export function ScoreTable({ scoring }: { scoring: NonNullable<Campaign['leadScoring']> }) {
	const { qualificationCriteria = [], calculation } = scoring;
	return (
		<Card padding="none">
			{qualificationCriteria.length === 0 ? null : (
				<table className={styles.table}>
					<caption className={styles.spoken}>What the lead score is made of</caption>
					<thead>
						<tr>
							<th scope="col">Criterion</th>
							<th scope="col" className={styles.weight}>
								Weight
							</th>
							<th scope="col">Assessment</th>
						</tr>
					</thead>
					<tbody>
						{keyed(qualificationCriteria, ({ criteria }) => criteria).map(({ key, item }) => {
							const { standing, rest } = standingOf(item.assessment);
							return (
								<tr key={key}>
									<th scope="row">
										{item.criteria}
										{item.weight ? <span className={styles.weightBelow}>{item.weight} weight</span> : null}
									</th>
									<td className={styles.weight}>{item.weight}</td>
									<td>
										<div className={styles.assessment}>
											<StandingBadge standing={standing} />
											<span className={styles.why}>
												<CitedText text={rest} />
											</span>
										</div>
									</td>
								</tr>
							);
						})}
					</tbody>
				</table>
			)}
			{calculation ? (
				<p className={styles.calculation}>
					<CitedText text={calculation} />
				</p>
			) : null}
		</Card>
	);
}

function StandingBadge({ standing }: { standing: Standing | null }) {
	if (standing === null) return null;
	if (standing === 'Unknown') return <Missing>Unknown</Missing>;
	return <StatusBadge tone={TONES[standing]}>{standing}</StatusBadge>;
}
