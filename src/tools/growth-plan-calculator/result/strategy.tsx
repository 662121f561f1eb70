import { CitedText } from '#call/cited-text.tsx';
import { Bullets, Entry, Facts } from '#call/entries.tsx';
import { Card } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { Part } from './part.tsx';
import styles from './phases.module.css';
import type { Strategy } from './plan.ts';
import parts from './result.module.css';

/** The way in three phases, drawn along a line, and the work of the first. */
export function StrategicRecommendations({ strategy }: { strategy: Strategy }) {
	const { phase1Foundation: foundation, phase2Growth, phase3Scale } = strategy;
	const phases = [
		{ name: 'Foundation', phase: foundation },
		{ name: 'Growth', phase: phase2Growth },
		{ name: 'Scale', phase: phase3Scale },
	];
	return (
		<div className={parts.parts}>
			<Card padding="none" as="ol" className={styles.phases} aria-label="Phases">
				{phases.map(({ name, phase }, index) =>
					phase === undefined ? null : (
						<li key={name} className={styles.phase}>
							<span className={styles.dot} aria-hidden />
							<h4 className={styles.name}>
								<span className={styles.number}>Phase {index + 1}</span> {name}
							</h4>
							{phase.duration ? (
								<p className={styles.duration}>
									<CitedText text={phase.duration} />
								</p>
							) : null}
							<Bullets inline texts={phase.objectives} />
						</li>
					),
				)}
			</Card>
			{foundation?.keyInitiatives?.length ? (
				<Part title="Key initiatives of phase 1">
					<Initiatives initiatives={foundation.keyInitiatives} />
				</Part>
			) : null}
			{foundation?.milestones?.length ? (
				<Part title="Milestones of phase 1">
					<Card>
						<Bullets texts={foundation.milestones} />
					</Card>
				</Part>
			) : null}
		</div>
	);
}

type Initiative = NonNullable<NonNullable<Strategy['phase1Foundation']>['keyInitiatives']>[number];

function Initiatives({ initiatives }: { initiatives: readonly Initiative[] }) {
	return (
		<Card padding="none">
			{keyed(initiatives, ({ initiative }) => initiative).map(({ key, item }, index) => (
				<Entry key={key} order={5} title={item.initiative || `Initiative ${index + 1}`}>
					<Facts
						rows={[
							{ label: 'What is done', value: item.description },
							{ label: 'What it serves', value: item.businessJustification },
							{ label: 'When', value: item.timeline },
							{
								label: 'Deliverables',
								value: item.deliverables?.length ? <Bullets texts={item.deliverables} /> : null,
							},
						]}
					/>
				</Entry>
			))}
		</Card>
	);
}
