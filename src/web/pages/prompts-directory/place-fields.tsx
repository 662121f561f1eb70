import { Button, Textarea } from '@mantine/core';
import type { Prompt } from '#content/prompt.ts';
import { capital } from '#language/capitals.ts';
import styles from './prompt-dialog.module.css';

interface PlaceFieldsProps {
	places: Prompt['placeholders'];
	values: Readonly<Record<string, string>>;
	onChange: (name: string, value: string) => void;
	onClear: () => void;
}

/** One field for each bracketed place of a prompt. None is required: an empty one keeps its brackets. */
export function PlaceFields({ places, values, onChange, onClear }: PlaceFieldsProps) {
	const isEmpty = Object.keys(values).length === 0;
	return (
		<section className={styles.fields} aria-label="Fill in the brackets">
			<div className={styles.head}>
				<h3 className={styles.heading}>Fill in the brackets</h3>
				<Button size="xs" variant="subtle" disabled={isEmpty} onClick={onClear}>
					Clear
				</Button>
			</div>
			{places.map(({ name, explains, example }) => (
				<Textarea
					key={name}
					label={labelOf(name)}
					description={explains}
					placeholder={`e.g. ${example}`}
					rows={2}
					classNames={{ input: styles.field }}
					value={values[name] ?? ''}
					onChange={(event) => onChange(name, event.currentTarget.value)}
				/>
			))}
		</section>
	);
}

function labelOf(name: string): string {
	return capital(name);
}
