import { Button } from '@mantine/core';
import type { Niche } from '#content/niche.ts';
import { potentialRevenue } from '#content/niche-figures.ts';
import { Card } from '#ui/card.tsx';
import { shortMoney } from './figures.ts';
import { Difficulty, Tags, Trend } from './niche-facts.tsx';
import styles from './top-niches-page.module.css';

interface FeaturedNicheProps {
	niche: Niche;
	onOpen: (id: string) => void;
}

/** One of the first three, as a card. */
export function FeaturedNiche({ niche, onOpen }: FeaturedNicheProps) {
	return (
		<Card as="li" padding="sm" className={styles.featured}>
			<p className={styles.place}>Rank {niche.rank}</p>
			<h4 className={styles.featuredName}>{niche.name}</h4>
			<p className={styles.description}>{niche.description}</p>
			<p className={styles.revenue}>
				<strong>{shortMoney(potentialRevenue(niche))}</strong> a year for a small firm, our estimate
			</p>
			<dl className={styles.facts}>
				<dt>Difficulty</dt>
				<dd>
					<Difficulty niche={niche} />
				</dd>
				<dt>Market size</dt>
				<dd>{niche.marketSize}</dd>
				<dt>Trend</dt>
				<dd>
					<Trend niche={niche} />
				</dd>
			</dl>
			<Tags niche={niche} />
			<Button
				size="xs"
				className={styles.open}
				aria-label={`Details of ${niche.name}`}
				onClick={() => onOpen(niche.id)}
			>
				Details
			</Button>
		</Card>
	);
}
