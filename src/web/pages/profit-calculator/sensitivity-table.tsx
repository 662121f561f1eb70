import { count, dollars, dollarsAsTyped } from '#calculators/format.ts';
import { type ProfitInputs, profitSensitivity } from '#calculators/profit.ts';
import { counted } from '#language/inflect.ts';
import { Card } from '#ui/card.tsx';
import { ScrollSection } from '#ui/scroll-section.tsx';
import styles from './profit-calculator.module.css';

/** The profit a fifth below and above the price and the number of new clients. */
export function SensitivityTable({ inputs }: { inputs: ProfitInputs }) {
	const { prices, rows } = profitSensitivity(inputs);
	return (
		<Card as="section" padding="none" aria-labelledby="sensitivity">
			<div className={styles.intro}>
				<h3 id="sensitivity" className={styles.subtitle}>
					If price or clients change
				</h3>
				<p className={styles.text}>
					Profit over {counted(inputs.projectionPeriod, 'month')}, 20% down and up, with every client acquired charged.
				</p>
			</div>
			<ScrollSection className={styles.sideways} label="Profit by price and new clients">
				<table className={styles.table}>
					<thead>
						<tr>
							<th scope="col">Clients a month</th>
							{prices.map((price, column) => (
								<th key={STEPS[column]} scope="col">
									{dollarsAsTyped(price)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ newClientsPerMonth, profits }, row) => (
							<tr key={STEPS[row]}>
								<th scope="row">{count(newClientsPerMonth)}</th>
								{profits.map((profit, column) => (
									<td key={STEPS[column]} data-given={(row === GIVEN && column === GIVEN) || undefined}>
										{dollars(profit)}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</ScrollSection>
		</Card>
	);
}

const STEPS = ['down', 'given', 'up'] as const;
const GIVEN = STEPS.indexOf('given');
