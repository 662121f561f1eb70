import type { ReactNode } from 'react';
import type { Contract, Field } from '#tools/define.ts';
import { valueAt } from '#tools/input-paths.ts';
import { Candidates, withTaken } from './candidates.tsx';
import styles from './suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestedFieldsProps {
	contract: Contract;
	fields: readonly Field[];
	input: object;
	draw(field: Field): ReactNode;
	onChange(path: string, text: string): void;
}

/** Optional fields, each with what the rest of the input offers for it beside it. */
export function SuggestedFields({ contract, fields, input, draw, onChange }: SuggestedFieldsProps) {
	const { data, isPending, error } = useSuggestions(contract, input, true);
	return (
		<>
			<p role="status" className={styles.state}>
				{isPending ? 'Looking in the call for what fits here…' : error ? UNREAD : ''}
			</p>
			{fields.map((field) => {
				const value = String(valueAt(input, field.name) ?? '');
				return (
					<div key={field.name} className={styles.suggested}>
						{draw(field)}
						<Candidates
							label={field.label}
							of={data?.[field.name] ?? []}
							value={value}
							onTake={(text) => onChange(field.name, withTaken(value, text, field.kind === 'area'))}
						/>
					</div>
				);
			})}
		</>
	);
}

const UNREAD = 'The call could not be read for suggestions. You can write in the fields all the same.';
