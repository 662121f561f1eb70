import { count, dollars, percent } from '#calculators/format.ts';
import { COST_PER_CLIENT, type Projection } from '#calculators/profit.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { FiguresRow } from '#ui/figures-row.tsx';
import styles from './profit-calculator.module.css';

/** The panel of the key figures. */
export function Results({ projection }: { projection: Projection }) {
	const { totalRevenue, profit, margin, finalRecurringRevenue, clientsAtEnd, clientsAcquired, costs } = projection;
	const isPart = clientsAcquired > clientsAtEnd;
	const { everyClientCharged: all } = projection;
	const ifAll = (value: string) => (isPart ? `; ${value} if all ${count(clientsAcquired)} clients are charged` : '');
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
						{
							label: 'Profit',
							value: <span aria-live="polite">{dollars(profit)}</span>,
							note: `Revenue − costs${ifAll(dollars(all.profit))}`,
						},
						{ label: 'Margin', value: percent(margin), note: `Profit ÷ revenue${ifAll(percent(all.margin))}` },
						{ label: 'Final MRR', value: dollars(finalRecurringRevenue), note: 'In the last month' },
						{ label: 'Clients at end', value: count(clientsAtEnd), note: 'Still under contract' },
						{
							label: 'Costs',
							value: dollars(costs),
							note: `Clients at end × ${dollars(COST_PER_CLIENT)}${ifAll(dollars(all.costs))}`,
						},
					]}
				/>
			</CardRow>
		</Card>
	);
}
