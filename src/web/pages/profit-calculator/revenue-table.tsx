import { dollars } from '#calculators/format.ts';
import type { Milestone } from '#calculators/profit.ts';
import { ScrollSection } from '#ui/scroll-section.tsx';
import styles from './profit-calculator.module.css';

interface RevenueTableProps {
	recurringRevenue: readonly number[];
	milestones: readonly Milestone[];
}

/** The chart's figures. A long projection scrolls, by keyboard too. */
export function RevenueTable({ recurringRevenue, milestones }: RevenueTableProps) {
	return (
		<ScrollSection className={styles.scroll} label="Monthly recurring revenue by month">
			<table className={styles.table}>
				<thead>
					<tr>
						<th scope="col">Month</th>
						<th scope="col">MRR</th>
						<th scope="col">Milestone</th>
					</tr>
				</thead>
				<tbody>
					{recurringRevenue.map((revenue, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the month is the index
						<tr key={index}>
							<th scope="row">{index + 1}</th>
							<td>{dollars(revenue)}</td>
							<td>{milestonesOf(index + 1, milestones)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</ScrollSection>
	);
}

function milestonesOf(month: number, milestones: readonly Milestone[]): string {
	const reached = milestones.filter((milestone) => milestone.month === month);
	return reached.map(({ amount }) => dollars(amount)).join(', ');
}
