import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { SLOTS } from '#business/fit/slots.ts';
import type { ProfileField } from '#web/business/section.ts';
import styles from './business-profile.module.css';
import { FieldReading } from './field-reading.tsx';

interface ProfileFieldViewProps {
	field: ProfileField;
	/** e.g. `results.0.sentence` */
	path: string;
	value: unknown;
	onChange(value: string | boolean): void;
}

/** The id of a field's control, to move the focus there. */
export const controlId = (path: string): string => `profile-${path.replaceAll('.', '-')}`;

/** One field of the profile, and under it how it reads. */
export function ProfileFieldView({ field, path, value, onChange }: ProfileFieldViewProps) {
	return (
		<div className={styles.field} data-wide={field.wide || undefined}>
			<Control field={field} path={path} value={value} onChange={onChange} />
			{field.kind === 'tick' || field.kind === 'choice' ? null : <FieldReading path={path} />}
		</div>
	);
}

function Control({ field, path, value, onChange }: ProfileFieldViewProps) {
	const { label, hint, kind, options = [], rows, slot, autoComplete = 'off' } = field;
	const text = typeof value === 'string' ? value : '';
	const shared = { id: controlId(path), label, description: hint, value: text };
	const example = field.placeholder ?? (slot === undefined ? undefined : SLOTS[slot].example);
	const placeholder = example === undefined ? undefined : `e.g. ${example}`;
	switch (kind) {
		case 'tick':
			return (
				<Checkbox
					id={shared.id}
					label={label}
					checked={value === true}
					onChange={(event) => onChange(event.currentTarget.checked)}
				/>
			);
		case 'choice':
			return <NativeSelect {...shared} data={[...options]} onChange={(event) => onChange(event.currentTarget.value)} />;
		case 'area':
			return (
				<Textarea
					{...shared}
					rows={rows}
					resize="vertical"
					placeholder={placeholder}
					onChange={(event) => onChange(event.currentTarget.value)}
				/>
			);
		default:
			return (
				<TextInput
					{...shared}
					placeholder={placeholder}
					autoComplete={autoComplete}
					onChange={(event) => onChange(event.currentTarget.value)}
				/>
			);
	}
}
