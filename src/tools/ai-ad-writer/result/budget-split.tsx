import { CitedText } from '#call/cited-text.tsx';
import type { Partially } from '#tools/define.ts';
import { Card } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { ScrollSection } from '#ui/scroll-section.tsx';
import type { AdCampaign } from '../contract.ts';
import styles from './result.module.css';

type Part = Partially<AdCampaign['optimization']['budgetSplit'][number]>;

/** The split of the budget with its arithmetic, and a bar for each amount that can be parsed. */
export function BudgetSplit({ parts }: { parts: readonly (Part | undefined)[] }) {
	const most = Math.max(...parts.map((part) => amountOf(part?.amount) ?? 0));
	return (
		<Card padding="none">
			<ScrollSection label="Parts of the budget">
				<table className={styles.table}>
					<thead>
						<tr>
							<th scope="col">Part</th>
							<th scope="col">Amount</th>
							<th scope="col">How it is worked out</th>
						</tr>
					</thead>
					<tbody>
						{keyed(parts, (part) => part?.part).map(({ key, item: part = {} }) => {
							const amount = amountOf(part.amount);
							return (
								<tr key={key}>
									<th scope="row">{part.part}</th>
									<td className={styles.amount}>
										<CitedText text={part.amount} />
										{amount !== null && most > 0 ? (
											<span className={styles.amountBar} style={{ width: `${(amount / most) * 100}%` }} />
										) : null}
									</td>
									<td>
										<CitedText text={part.calculation} />
									</td>
								</tr>
							);
						})}
					</tbody>
				</table>
			</ScrollSection>
		</Card>
	);
}

function amountOf(text: string | undefined): number | null {
	const figure = /^\D{0,4}(\d[\d,]*(?:\.\d+)?)\D{0,4}$/.exec(text ?? '')?.[1];
	return figure === undefined ? null : Number(figure.replaceAll(',', ''));
}
