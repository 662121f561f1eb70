import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { DocumentHeading, DocumentView } from '#ui/document-view.tsx';
import { keyed } from '#ui/keyed.ts';
import { adText } from '../ad-copy.ts';
import type { AdInput } from '../contract.ts';
import { type Ad, adSection } from '../document.ts';
import { namesAmong } from '../named-lines.ts';
import { countersOf, FIELD_LABELS } from '../placements.ts';
import styles from './ads.module.css';
import { Preview } from './preview.tsx';

/** The ads of one placement: each as it is seen there, and its texts, counted against the limits. */
export function Ads({ ads, input }: { ads: readonly Ad[]; input: AdInput }) {
	return (
		<div className={styles.ads}>
			{keyed(ads, ({ name }) => name).map(({ key, item: ad }) => (
				<Card key={key} as="article" aria-label={ad.name} className={styles.card}>
					<DocumentHeading
						of={adSection(ad)}
						level={4}
						beside={() => <CopyButton size="xs" label="Copy ad" text={() => adText(ad)} />}
					/>
					<Preview ad={ad} business={input.businessInfo.name} />
					<div className={styles.texts}>
						<DocumentView
							blocks={adSection(ad).blocks}
							below={(label) => <Counter ad={ad} label={label} names={namesAmong(ad, input)} />}
						/>
					</div>
				</Card>
			))}
		</div>
	);
}

interface CounterProps {
	ad: Ad;
	label: string;
	/** Lines that are only a name. */
	names: readonly string[];
}

function Counter({ ad, label, names }: CounterProps) {
	const counter = countersOf(ad).find(({ field }) => FIELD_LABELS[field] === label);
	if (!counter) return null;
	const { field, length, limit } = counter;
	const over = length - limit;
	return (
		<div className={styles.counter}>
			<span data-over={over > 0 || undefined}>
				{length} / {limit}
				{over > 0 ? `, ${over} too many` : null}
			</span>
			{names.includes(field) ? <span>Only a name so far: give it a line in “Your own lines”.</span> : null}
			<CopyButton size="xs" variant="subtle" label={`Copy ${label.toLowerCase()}`} text={() => ad[field] ?? ''} />
		</div>
	);
}
