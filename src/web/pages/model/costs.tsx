import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ModelBudget, ModelCosts } from '#shared/model-settings.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useModelCosts, useSaveBudget } from '#web/api/model-settings.ts';
import styles from './model-page.module.css';
import { Spending } from './spending.tsx';

/** What the model costs this month, and what it may cost. */
export function Costs({ onDone }: { onDone(words: string): void }) {
	const { data, error, refetch } = useModelCosts();
	return (
		<Card as="section" padding="none" aria-labelledby="costs">
			<CardRow>
				<SectionHeading id="costs" title="Costs">
					In US dollars, by calendar months in UTC. Where the provider says what it charges, that counts; elsewhere
					tokens are counted at your prices.
				</SectionHeading>
				{error ? <LoadFailure onAgain={refetch}>The costs could not be loaded: {error.message}</LoadFailure> : null}
				{data ? <Spending costs={data} /> : error ? null : <Spinner label="Loading the costs" />}
			</CardRow>
			{data ? (
				<CardRow>
					<BudgetForm costs={data} onDone={onDone} />
				</CardRow>
			) : null}
		</Card>
	);
}

const FIELDS: readonly { name: keyof ModelBudget; label: string; description: string }[] = [
	{ name: 'inputPrice', label: 'Price per million tokens read', description: 'Of the provider. Example: 3' },
	{ name: 'outputPrice', label: 'Price per million tokens written', description: 'Of the provider. Example: 15' },
	{
		name: 'monthBudget',
		label: 'Budget a month',
		description: 'When it is spent, members are offered the built-in engine. Empty for no limit. Example: 50',
	},
];

type Texts = Record<keyof ModelBudget, string>;

function BudgetForm({ costs: { budget }, onDone }: { costs: ModelCosts; onDone(words: string): void }) {
	const [texts, setTexts] = useState<Texts>({
		inputPrice: textOf(budget.inputPrice),
		outputPrice: textOf(budget.outputPrice),
		monthBudget: textOf(budget.monthBudget),
	});
	const [shown, setShown] = useState(false);
	const save = useSaveBudget();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setShown(true);
		if (FIELDS.some(({ name }) => sumOf(texts[name]) === undefined)) return;
		const sums = {
			inputPrice: sumOf(texts.inputPrice) ?? null,
			outputPrice: sumOf(texts.outputPrice) ?? null,
			monthBudget: sumOf(texts.monthBudget) ?? null,
		};
		save.mutate(sums, { onSuccess: () => onDone('Prices and budget are saved. They hold from the next result on.') });
	};
	return (
		<form onSubmit={submit} noValidate className={styles.form}>
			{FIELDS.map(({ name, label, description }) => (
				<TextInput
					key={name}
					label={label}
					description={description}
					inputMode="decimal"
					leftSection="$"
					value={texts[name]}
					error={shown && sumOf(texts[name]) === undefined ? 'Enter a sum such as 3 or 0.25' : undefined}
					onChange={(event) => setTexts({ ...texts, [name]: event.currentTarget.value })}
				/>
			))}
			{save.isError ? <Notice tone="red">The budget could not be saved: {save.error.message}</Notice> : null}
			<div className={styles.buttons}>
				<Button type="submit" loading={save.isPending}>
					Save prices and budget
				</Button>
			</div>
		</form>
	);
}

function textOf(sum: number | null): string {
	return sum === null ? '' : String(sum);
}

/** Null for no sum, undefined for a text that is none. */
function sumOf(text: string): number | null | undefined {
	const trimmed = text.trim();
	if (trimmed === '') return null;
	return /^\d{1,6}(\.\d{1,6})?$/.test(trimmed) ? Number(trimmed) : undefined;
}
