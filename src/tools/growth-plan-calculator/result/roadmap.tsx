import { Bullets, Entry, Facts } from '#call/entries.tsx';
import { Card } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { Part } from './part.tsx';
import type { Plan } from './plan.ts';
import styles from './result.module.css';

/** What can be done at once, and what has to be true for the rest. */
export function ImplementationRoadmap({ roadmap }: { roadmap: NonNullable<Plan['implementationRoadmap']> }) {
	const { quickWins, successFactors } = roadmap;
	return (
		<div className={styles.parts}>
			{quickWins ? (
				<Part title="Quick wins">
					{quickWins.length === 0 ? (
						<p className={styles.none}>Nothing can be done before the work begins.</p>
					) : (
						<Card padding="none">
							{keyed(quickWins, ({ action }) => action).map(({ key, item }, index) => (
								<Entry key={key} order={5} title={item.action || `Quick Win ${index + 1}`}>
									<Facts
										rows={[
											{ label: 'When', value: item.timeline },
											{ label: 'Effort', value: item.effort },
											{ label: 'Impact', value: item.impact },
										]}
									/>
								</Entry>
							))}
						</Card>
					)}
				</Part>
			) : null}
			{successFactors?.length ? (
				<Part title="Success factors">
					<Card>
						<Bullets texts={successFactors} />
					</Card>
				</Part>
			) : null}
		</div>
	);
}
