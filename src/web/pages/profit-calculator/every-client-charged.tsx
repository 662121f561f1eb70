import { dollars, percent } from '#calculators/format.ts';
import { COST_PER_CLIENT, type Projection } from '#calculators/profit.ts';
import { counted } from '#language/inflect.ts';
import { Card } from '#ui/card.tsx';
import { SumList } from '#web/calculator/sum-list.tsx';
import { chargedWords } from './charged-words.ts';
import styles from './profit-calculator.module.css';

/** The other reading of the costs, beside the result. */
export function EveryClientCharged({ projection }: { projection: Projection }) {
	const { costs, profit, margin } = projection.everyClientCharged;
	return (
		<Card as="section" aria-labelledby="every-client">
			<h3 id="every-client" className={styles.subtitle}>
				Counting every client acquired
			</h3>
			<p className={styles.text}>{chargedWords(projection)}</p>
			<SumList
				sums={[
					{
						label: 'Costs',
						basis: `${counted(projection.clientsAcquired, 'client')} × ${dollars(COST_PER_CLIENT)}`,
						value: dollars(costs),
					},
					{ label: 'Profit', value: dollars(profit) },
					{ label: 'Margin', value: percent(margin) },
				]}
			/>
		</Card>
	);
}
