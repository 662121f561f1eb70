import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ModelState } from '#shared/model-settings.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useModelCosts } from '#web/api/model-settings.ts';
import { BudgetForm } from './budget-form.tsx';
import styles from './model-page.module.css';
import { monthName, Spending } from './spending.tsx';

interface CostsProps {
	connection: NonNullable<ModelState['connection']>;
	onDone(words: string): void;
}

/** What the models cost, month by month, and what they may cost. */
export function Costs({ connection, onDone }: CostsProps) {
	const [month, setMonth] = useState<string>();
	const { data, error, refetch } = useModelCosts(month);
	const { model, longCallModel, moreModels } = connection;
	const models = [...new Set([model, ...(longCallModel === null ? [] : [longCallModel]), ...moreModels])];
	return (
		<Card as="section" padding="none" aria-labelledby="costs">
			<CardRow>
				<SectionHeading id="costs" title="Costs">
					In US dollars, by calendar months in UTC. Where the provider says what it charges, that counts; elsewhere
					tokens are counted at your prices. Where neither is known, a run counts nothing.
				</SectionHeading>
				{error ? <LoadFailure onAgain={refetch}>The costs could not be loaded: {error.message}</LoadFailure> : null}
				{data && data.spending.months.length > 1 ? (
					<NativeSelect
						label="Month"
						className={styles.month}
						value={month ?? data.spending.months[0]}
						data={data.spending.months.map((value) => ({ value, label: monthName(value) }))}
						onChange={(event) => setMonth(event.currentTarget.value)}
					/>
				) : null}
				{data ? <Spending costs={data} /> : error ? null : <Spinner label="Loading the costs" />}
			</CardRow>
			{data ? (
				<CardRow>
					<BudgetForm budget={data.budget} models={models} onDone={onDone} />
				</CardRow>
			) : null}
		</Card>
	);
}
