import type { ModelCosts } from '#shared/model-settings.ts';
import { Notice } from '#ui/notice.tsx';
import styles from './model-page.module.css';

/** Part of a budget that is worth a warning. */
const NEARLY = 0.8;

/** This month in one sentence, a warning where the budget is nearly spent, and each member. */
export function Spending({ costs: { budget, spending } }: { costs: ModelCosts }) {
	const { cost, members, month } = spending;
	const { monthBudget } = budget;
	const share = monthBudget === null ? 0 : monthBudget === 0 ? 1 : cost / monthBudget;
	return (
		<div className={styles.found}>
			<p>
				{monthName(month)}: <strong>{dollars(cost)}</strong>
				{monthBudget === null ? '' : ` of ${dollars(monthBudget)} (${Math.floor(share * 100)} %)`}
			</p>
			{share >= 1 ? (
				<Notice tone="red">The budget of this month is spent: members are offered the built-in engine.</Notice>
			) : share >= NEARLY ? (
				<Notice tone="yellow">The budget of this month is nearly spent.</Notice>
			) : null}
			{members.length === 0 ? null : (
				<div className={styles.scroll}>
					<table className={styles.table}>
						<thead>
							<tr>
								<th scope="col">Member</th>
								<th scope="col">Tokens read</th>
								<th scope="col">Written</th>
								<th scope="col">Cost</th>
							</tr>
						</thead>
						<tbody>
							{members.map((member) => (
								<tr key={member.email}>
									<th scope="row">{member.email}</th>
									<td>{member.inputTokens.toLocaleString('en-US')}</td>
									<td>{member.outputTokens.toLocaleString('en-US')}</td>
									<td>{dollars(member.cost)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</div>
	);
}

function dollars(sum: number): string {
	return sum.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** E.g. "November 2026". */
function monthName(month: string): string {
	return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', {
		month: 'long',
		year: 'numeric',
		timeZone: 'UTC',
	});
}
