import { count, dollars, percent } from '#calculators/format.ts';
import { COST_PER_CLIENT, type Projection } from '#calculators/profit.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { FiguresRow } from '#ui/figures-row.tsx';
import { chargedWords } from './charged-words.ts';
import styles from './profit-calculator.module.css';

/** The panel of the key figures. */
export function Results({ projection }: { projection: Projection }) {
	const { totalRevenue, profit, margin, finalRecurringRevenue, clientsAtEnd, clientsAcquired, costs } = projection;
	const { everyClientCharged: all } = projection;
	const isPart = clientsAcquired > clientsAtEnd;
	const both = (value: string, ofAll: string) =>
		isPart
			? {
					value,
					note: `costs of the ${count(clientsAtEnd)} at the end`,
					otherwise: { value: ofAll, note: `costs of all ${count(clientsAcquired)}` },
				}
			: { value, note: 'costs of each client' };
	return (
		<Card as="section" padding="none" aria-labelledby="results" className={styles.results}>
			<CardRow>
				<h2 id="results" className={styles.title}>
					Growth Projection Results
				</h2>
			</CardRow>
			<CardRow className={styles.figures}>
				<FiguresRow
					cells={[
						{ label: 'Total revenue', value: dollars(totalRevenue), note: 'All months together' },
						{ label: 'Profit', ...both(dollars(profit), dollars(all.profit)) },
						{ label: 'Margin', ...both(percent(margin), percent(all.margin)) },
						{ label: 'Costs', ...both(dollars(costs), dollars(all.costs)) },
						{ label: 'Final MRR', value: dollars(finalRecurringRevenue), note: 'In the last month' },
						{ label: 'Clients at end', value: count(clientsAtEnd), note: 'Still under contract' },
					]}
				/>
			</CardRow>
			<CardRow>
				<p className={styles.note}>
					Costs are {dollars(COST_PER_CLIENT)} for each client. {chargedWords(projection)}
				</p>
			</CardRow>
		</Card>
	);
}
