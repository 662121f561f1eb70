import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { dollars } from '#calculators/format.ts';
import type { Milestone, Projection } from '#calculators/profit.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './profit-calculator.module.css';
import { RevenueChart } from './revenue-chart.tsx';
import { RevenueTable } from './revenue-table.tsx';

/** Monthly recurring revenue as a line, as a table on request, and the months of its milestones. */
export function RecurringRevenue({ projection }: { projection: Projection }) {
	const [asTable, setAsTable] = useState(false);
	const { recurringRevenue, milestones } = projection;
	const drawn = recurringRevenue.length > 0;
	return (
		<Card as="section" padding="none" aria-labelledby="recurring-revenue">
			<CardRow>
				<div className={styles.head}>
					<h3 id="recurring-revenue" className={styles.subtitle}>
						Monthly recurring revenue
					</h3>
					{drawn ? (
						<TextLink
							as="button"
							className={styles.toggle}
							aria-expanded={asTable}
							onClick={() => setAsTable((shown) => !shown)}
						>
							{asTable ? 'Hide the table' : 'Show as a table'}
						</TextLink>
					) : null}
				</div>
				{drawn ? (
					<RevenueChart recurringRevenue={recurringRevenue} milestones={milestones} />
				) : (
					<p className={styles.note}>A projection of 0 months has nothing to draw. Add a month to see the line.</p>
				)}
				{drawn && asTable ? <RevenueTable recurringRevenue={recurringRevenue} milestones={milestones} /> : null}
			</CardRow>
			<CardRow className={styles.reachedWhen}>
				<h4 className={styles.milestonesTitle}>MRR milestones</h4>
				<dl className={styles.milestones}>
					{milestones.map((milestone) => (
						<MilestoneCell key={milestone.amount} {...milestone} />
					))}
				</dl>
			</CardRow>
		</Card>
	);
}

function MilestoneCell({ amount, month }: Milestone) {
	return (
		<div>
			<dt className={styles.note}>{dollars(amount)}</dt>
			<dd className={styles.reached} data-missing={month === null || undefined}>
				{month === null ? <IconMinus size={16} aria-hidden /> : <IconCheck size={16} aria-hidden />}
				{month === null ? 'Not reached' : `Month ${month}`}
			</dd>
		</div>
	);
}
