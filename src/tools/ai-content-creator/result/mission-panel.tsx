import { CitedText } from '#call/cited-text.tsx';
import { Bullets } from '#call/entries.tsx';
import { Card, CardRow } from '#ui/card.tsx';
import { Region, useOwnId } from '#ui/region.tsx';
import styles from './result.module.css';
import type { Strategy } from './strategy.ts';

/** The mission: who the content is for, what it should achieve, and its subjects. */
export function MissionPanel({ overview }: { overview: NonNullable<Strategy['strategyOverview']> }) {
	const id = useOwnId()('mission');
	const { contentMission, primaryGoals = [], contentPillars = [] } = overview;
	return (
		<Card padding="none" as={Region} aria-labelledby={id}>
			<CardRow>
				<h3 id={id} className={styles.panelTitle}>
					Content Mission
				</h3>
				{contentMission ? (
					<p className={styles.mission}>
						<CitedText text={contentMission} />
					</p>
				) : null}
			</CardRow>
			<CardRow className={styles.halves}>
				<div>
					<h4 className={styles.label}>Primary goals</h4>
					<Bullets texts={primaryGoals} />
				</div>
				<div>
					<h4 className={styles.label}>
						{contentPillars.length} content {contentPillars.length === 1 ? 'pillar' : 'pillars'}
					</h4>
					<Bullets texts={contentPillars} />
				</div>
			</CardRow>
		</Card>
	);
}
