import { CitedText } from '#call/cited-text.tsx';
import { Facts } from '#call/entries.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { GappedText } from '#ui/gapped-text.tsx';
import { adText } from '../ad-copy.ts';
import { type Counter, countersOf } from '../placements.ts';
import type { Ad } from './campaign.ts';
import { FIELD_LABELS } from './field-labels.ts';
import { Preview } from './preview.tsx';
import styles from './result.module.css';

/** One ad: its preview, its texts with their limits, and why it may work. */
export function AdCard({ ad, business }: { ad: Ad; business: string }) {
	return (
		<Card as="article" padding="none" aria-label={ad.name}>
			<header className={styles.adHead}>
				<h4 className={styles.adName}>{ad.name}</h4>
				{ad.angle ? <p className={styles.angle}>{ad.angle}</p> : null}
				<div className={styles.adCopy}>
					<CopyButton size="xs" label="Copy ad" text={() => adText(ad)} />
				</div>
			</header>
			<div className={styles.adColumns}>
				<Preview ad={ad} business={business} />
				<div className={styles.adTexts}>
					{countersOf(ad).map((counter) => (
						<AdText key={counter.field} counter={counter} text={ad[counter.field] ?? ''} />
					))}
					<Facts
						rows={[
							{ label: 'Button', value: ad.callToAction },
							{ label: 'Picture', value: ad.visualIdea },
							{ label: 'Basis', value: <CitedText text={ad.rationale} /> },
						]}
					/>
				</div>
			</div>
		</Card>
	);
}

function AdText({ counter, text }: { counter: Counter; text: string }) {
	const { field, length, limit } = counter;
	const label = FIELD_LABELS[field];
	const over = length - limit;
	return (
		<div className={styles.adText}>
			<p className={styles.adTextHead}>
				<span className={styles.label}>{label}</span>
				<span className={styles.counter} data-over={over > 0 || undefined}>
					{length} / {limit}
					{over > 0 ? `, ${over} too many` : null}
				</span>
			</p>
			<p className={styles.adTextBody}>
				<GappedText text={text} />
			</p>
			<CopyButton size="xs" variant="subtle" label={`Copy ${label.toLowerCase()}`} text={() => text} />
		</div>
	);
}
