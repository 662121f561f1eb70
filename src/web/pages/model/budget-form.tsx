import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ModelBudget } from '#shared/model-settings.ts';
import { Notice } from '#ui/notice.tsx';
import { useSaveBudget } from '#web/api/model-settings.ts';
import styles from './model-page.module.css';

interface BudgetFormProps {
	budget: ModelBudget;
	/** Those that are connected. */
	models: readonly string[];
	onDone(words: string): void;
}

const SIDES = [
	{ name: 'inputPrice', label: 'Price per million tokens read', example: '3' },
	{ name: 'outputPrice', label: 'Price per million tokens written', example: '15' },
] as const;

/** A price of its own for each model, and the budget of a month. */
export function BudgetForm({ budget, models, onDone }: BudgetFormProps) {
	/** What was changed, by the name of its field. */
	const [typed, setTyped] = useState<Record<string, string>>({});
	const [shown, setShown] = useState(false);
	const save = useSaveBudget();
	const savedPrice = (model: string) => budget.prices.find((price) => price.model === model);
	const monthBudget = typed.monthBudget ?? textOf(budget.monthBudget);
	const prices = models.map((model) => ({
		model,
		inputPrice: typed[`inputPrice ${model}`] ?? textOf(savedPrice(model)?.inputPrice),
		outputPrice: typed[`outputPrice ${model}`] ?? textOf(savedPrice(model)?.outputPrice),
	}));
	const texts = [monthBudget, ...prices.flatMap(({ inputPrice, outputPrice }) => [inputPrice, outputPrice])];
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setShown(true);
		if (texts.some((text) => sumOf(text) === undefined)) return;
		const sums = {
			// A model that is not connected now keeps its price.
			prices: [
				...budget.prices.filter(({ model }) => !models.includes(model)),
				...prices.map(({ model, inputPrice, outputPrice }) => ({
					model,
					inputPrice: sumOf(inputPrice) ?? null,
					outputPrice: sumOf(outputPrice) ?? null,
				})),
			],
			monthBudget: sumOf(monthBudget) ?? null,
		};
		save.mutate(sums, { onSuccess: () => onDone('Prices and budget are saved. They hold from the next result on.') });
	};
	const field = (name: string, value: string) => ({
		inputMode: 'decimal' as const,
		leftSection: '$',
		value,
		error: shown && sumOf(value) === undefined ? 'Enter a sum such as 3 or 0.25' : undefined,
		onChange: (event: { currentTarget: { value: string } }) =>
			setTyped({ ...typed, [name]: event.currentTarget.value }),
	});
	return (
		<form onSubmit={submit} noValidate className={styles.form}>
			{prices.map(({ model, ...price }) => (
				<fieldset key={model} className={styles.prices}>
					<legend className={styles.priced}>{model}</legend>
					{SIDES.map(({ name, label, example }) => (
						<TextInput
							key={name}
							label={label}
							description={`Of the provider. Example: ${example}`}
							{...field(`${name} ${model}`, price[name])}
						/>
					))}
				</fieldset>
			))}
			<TextInput
				label="Budget a month"
				description="When it is spent, members are offered the built-in engine. Empty for no limit. Example: 50"
				{...field('monthBudget', monthBudget)}
			/>
			{save.isError ? <Notice tone="red">The budget could not be saved: {save.error.message}</Notice> : null}
			<div className={styles.buttons}>
				<Button type="submit" loading={save.isPending}>
					Save prices and budget
				</Button>
			</div>
		</form>
	);
}

function textOf(sum: number | null | undefined): string {
	return sum === null || sum === undefined ? '' : String(sum);
}

/** Null for no sum, undefined for a text that is none. */
function sumOf(text: string): number | null | undefined {
	const trimmed = text.trim();
	if (trimmed === '') return null;
	return /^\d{1,6}(\.\d{1,6})?$/.test(trimmed) ? Number(trimmed) : undefined;
}
