import { dollars, dollarsInShort } from '#calculators/format.ts';
import type { Milestone } from '#calculators/profit.ts';
import { chartScale } from './chart-scale.ts';
import styles from './revenue-chart.module.css';

interface RevenueChartProps {
	/** Month by month; at least one. */
	recurringRevenue: readonly number[];
	milestones: readonly Milestone[];
}

/**
 * Drawn by hand: a chart library alone weighs more than this page. The line stretches with the card; labels and rings
 * are laid over it, so that they keep their shape.
 */
export function RevenueChart({ recurringRevenue, milestones }: RevenueChartProps) {
	const amounts = milestones.map(({ amount }) => amount);
	const scale = chartScale(recurringRevenue, amounts);
	const points = recurringRevenue.map((revenue, index) => `${scale.x(index + 1)},${100 - scale.y(revenue)}`);
	const rings = new Set(milestones.flatMap(({ month }) => month ?? []));
	if (recurringRevenue.length === 1) rings.add(1);
	return (
		<div className={styles.chart} role="img" aria-label={chartWords(recurringRevenue, milestones)}>
			<div className={styles.plot}>
				{scale.amounts.map((amount) => (
					<div
						key={amount}
						className={styles.line}
						data-milestone={amounts.includes(amount) || undefined}
						data-base={amount === 0 || undefined}
						style={{ bottom: `${scale.y(amount)}%` }}
					>
						<span className={styles.amount}>{dollarsInShort(amount)}</span>
					</div>
				))}
				<div className={styles.field}>
					<svg className={styles.curve} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
						<polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
					</svg>
					{[...rings].map((month) => (
						<span
							key={month}
							className={styles.ring}
							style={{ left: `${scale.x(month)}%`, bottom: `${scale.y(recurringRevenue[month - 1] ?? 0)}%` }}
						/>
					))}
					{scale.months.map((month) => (
						<span key={month} className={styles.month} style={{ left: `${scale.x(month)}%` }}>
							M{month}
						</span>
					))}
				</div>
			</div>
		</div>
	);
}

function chartWords(recurringRevenue: readonly number[], milestones: readonly Milestone[]): string {
	const last = recurringRevenue.length;
	const reached = milestones.flatMap(({ amount, month }) =>
		month === null ? [] : ` ${dollars(amount)} is reached in month ${month}.`,
	);
	const start = `Line of the monthly recurring revenue: ${dollars(recurringRevenue[0] ?? 0)} in month 1`;
	const end = last > 1 ? `, ${dollars(recurringRevenue[last - 1] ?? 0)} in month ${last}` : '';
	return `${start}${end}.${reached.join('')}`;
}
