import type { ModelCosts, SpentSums } from '#shared/model-settings.ts';
import { Notice } from '#ui/notice.tsx';
import { toolName } from '#web/pages/history/run-words.ts';
import { dollars } from '#web/wizard/usage-words.ts';
import styles from './model-page.module.css';

/** Part of a budget that is worth a warning. */
const NEARLY = 0.8;

/** A month in one sentence, a warning where its budget is nearly spent, and who and what spent it. */
export function Spending({ costs: { budget, spending } }: { costs: ModelCosts }) {
	const { cost, members, deletedMembers, tools, month, months } = spending;
	const isPresent = month === months[0];
	// Of an earlier month nobody knows the budget.
	const monthBudget = isPresent ? budget.monthBudget : null;
	const share = monthBudget === null ? 0 : monthBudget === 0 ? 1 : cost / monthBudget;
	const byMember = [
		...members.map(({ email, ...sums }) => ({ name: email, ...sums })),
		...(deletedMembers ? [{ name: 'Deleted members', ...deletedMembers }] : []),
	];
	const byTool = tools.map(({ tool, ...sums }) => ({
		name: tool === '' ? 'Before tools were told apart' : toolName(tool),
		...sums,
	}));
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
			{byMember.length === 0 ? (
				<p className={styles.lead}>No model was used in this month.</p>
			) : (
				<>
					<Table of="Member" rows={byMember} />
					<Table of="Tool" rows={byTool} />
				</>
			)}
		</div>
	);
}

function Table({ of, rows }: { of: string; rows: readonly ({ name: string } & SpentSums)[] }) {
	return (
		<div className={styles.scroll}>
			<table className={styles.table}>
				<thead>
					<tr>
						<th scope="col">{of}</th>
						<th scope="col">Tokens read</th>
						<th scope="col">Written</th>
						<th scope="col">Cost</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ name, inputTokens, outputTokens, cost }) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							<td>{inputTokens.toLocaleString('en-US')}</td>
							<td>{outputTokens.toLocaleString('en-US')}</td>
							<td>{dollars(cost)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

/** E.g. "November 2026". */
export function monthName(month: string): string {
	return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', {
		month: 'long',
		year: 'numeric',
		timeZone: 'UTC',
	});
}
