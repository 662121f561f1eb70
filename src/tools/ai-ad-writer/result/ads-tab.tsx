import { keyed } from '#ui/keyed.ts';
import { Sectioned } from '#ui/sectioned.tsx';
import { AD_FIELDS, PLACEMENT_FACTS, type Placement } from '../placements.ts';
import { AdCard } from './ad-card.tsx';
import { byPlacement, type TabProps } from './campaign.ts';
import { FIELD_LABELS } from './field-labels.ts';
import styles from './result.module.css';

/** Previews of the ads, by placement. */
export function AdsTab({ campaign, business }: TabProps) {
	return (
		<Sectioned
			sections={byPlacement(campaign).map(({ placement, ads }) => ({
				id: placement.toLowerCase().replaceAll(' ', '-'),
				label: placement,
				note: ads.length > 1 ? `${ads.length} variations to test against each other.` : undefined,
				content: (
					<>
						<div className={styles.ads}>
							{keyed(ads, (ad) => ad.name).map(({ key, item: ad }) => (
								<AdCard key={key} ad={ad} business={business} />
							))}
						</div>
						<Limits placement={placement} />
					</>
				),
			}))}
		/>
	);
}

function Limits({ placement }: { placement: Placement }) {
	const { limits } = PLACEMENT_FACTS[placement];
	return (
		<details className={styles.limits}>
			<summary>Limits of {placement} and where they come from</summary>
			<dl>
				{AD_FIELDS.map((field) => (
					<div key={field}>
						<dt>
							{FIELD_LABELS[field]}: {limits[field].limit}
						</dt>
						<dd>{limits[field].source}.</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
