import { TextRows } from '#call/entries.tsx';
import { Card } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { ScrollSection } from '#ui/scroll-section.tsx';
import { Sectioned } from '#ui/sectioned.tsx';
import { byPlacement, type TabProps } from './campaign.ts';
import styles from './result.module.css';

/** All ads in one table, and what to check before publishing. */
export function OverviewTab({ campaign }: TabProps) {
	const groups = byPlacement(campaign);
	return (
		<Sectioned
			sections={[
				{
					id: 'at-a-glance',
					label: 'The ads at a glance',
					note: 'Each argues with another fact of yours. The whole texts stand under “Ad Variations”.',
					content:
						groups.length === 0 ? null : (
							<Card padding="none">
								<ScrollSection label="The ads">
									<table className={`${styles.table} ${styles.glance}`}>
										<thead>
											<tr>
												<th scope="col">Ad</th>
												<th scope="col">Placement</th>
												<th scope="col">Angle</th>
												<th scope="col">Hook</th>
												<th scope="col">Headline</th>
											</tr>
										</thead>
										<tbody>
											{keyed(
												groups.flatMap(({ ads }) => ads),
												(ad) => ad.name,
											).map(({ key, item: ad }) => (
												<tr key={key}>
													<th scope="row">{ad.name}</th>
													<td>{ad.placement}</td>
													<td>{ad.angle}</td>
													<td>{ad.hook}</td>
													<td>{ad.headline}</td>
												</tr>
											))}
										</tbody>
									</table>
								</ScrollSection>
							</Card>
						),
				},
				{
					id: 'before-publishing',
					label: 'Before you publish',
					note: 'What to prove, to fill in, or to leave out.',
					content: campaign.complianceNotes ? (
						<TextRows texts={campaign.complianceNotes} none="Nothing to see to." />
					) : null,
				},
				{
					id: 'meta-import',
					label: 'What the file for Meta still lacks',
					note: 'The import for Ads Manager is offered under “Download” once this is in the form.',
					content: campaign.importLacks?.length ? <TextRows texts={campaign.importLacks} none="" /> : null,
				},
			]}
		/>
	);
}
