import { CitedText } from '#call/cited-text.tsx';
import { Entry, Facts } from '#call/entries.tsx';
import { Card } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { ScrollSection } from '#ui/scroll-section.tsx';
import { Sectioned } from '#ui/sectioned.tsx';
import { PlatformIcon } from './platform-icon.tsx';
import styles from './result.module.css';
import type { TabProps } from './strategy.ts';

/** How to get more out of what is posted, and how to measure it. */
export function GrowthTab({ strategy }: TabProps) {
	const hacks = strategy.growthHacks;
	const kpis = strategy.performanceTracking?.kpis;
	return (
		<Sectioned
			sections={[
				{
					id: 'growth-hacks',
					label: 'Growth Hacks',
					content: hacks ? (
						<Card padding="none">
							{keyed(hacks, (hack) => hack?.tactic).map(({ key, item: hack = {} }) => (
								<Entry key={key} title={hack.tactic ?? ''}>
									<p className={styles.pieceWhere}>
										<PlatformIcon platform={hack.platform} />
										<span className={styles.piecePlatform}>{hack.platform}</span>
									</p>
									<p className={styles.prose}>
										<CitedText text={hack.description} />
									</p>
									<Facts
										rows={[
											{ label: 'Impact', value: hack.expectedImpact },
											{ label: 'How', value: hack.implementation },
										]}
									/>
								</Entry>
							))}
						</Card>
					) : null,
				},
				{
					id: 'performance-tracking',
					label: 'Performance Tracking',
					note: 'Targets are the ones you named; where you named none, last month’s figure is the one to beat.',
					content: kpis ? (
						<Card padding="none">
							<ScrollSection label="What is tracked">
								<table className={styles.table}>
									<thead>
										<tr>
											<th scope="col">Metric</th>
											<th scope="col">Platform</th>
											<th scope="col">Target</th>
											<th scope="col">Tracked</th>
										</tr>
									</thead>
									<tbody>
										{keyed(kpis, (kpi) => kpi?.metric).map(({ key, item: kpi = {} }) => (
											<tr key={key}>
												<th scope="row">{kpi.metric}</th>
												<td>{kpi.platform}</td>
												<td>
													<CitedText text={kpi.target} />
												</td>
												<td>{kpi.trackingFrequency}</td>
											</tr>
										))}
									</tbody>
								</table>
							</ScrollSection>
						</Card>
					) : null,
				},
			]}
		/>
	);
}
