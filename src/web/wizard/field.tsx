import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { TranscriptField } from '#call/transcript-field.tsx';
import type { Field } from '#tools/define.ts';
import { valueAt } from '#tools/input-paths.ts';
import { CallPicker } from '#web/clients/call-picker.tsx';
import { asExample } from './as-example.ts';
import { Choices } from './form/choices.tsx';
import { chosenOf } from './input-path.ts';
import { Apart } from './known/apart.tsx';
import { SourceMark } from './known/source-mark.tsx';
import styles from './wizard.module.css';

interface FieldViewProps {
	field: Field;
	input: object;
	required: boolean;
	/** The sentence under the field; empty where nothing is wrong. */
	error: string;
	/** Where its text was filled from; missing where the member typed it. */
	source?: string | undefined;
	/** What stands under the control. */
	below?: ReactNode;
	onClear(path: string): void;
	onChange(path: string, value: unknown): void;
	onLeave(path: string): void;
}

/** Of a text whose field does not say how many. */
const LEAST_ROWS = 2;

/** The id of a field's control, to move the focus there. */
export function controlId(path: string): string {
	return `field-${path.replaceAll('.', '-')}`;
}

/** An option as the list shows it: with its explanation, where the tool gives one. */
export function describedOption(field: Field, option: string): string {
	const description = field.kind === 'choice' ? field.descriptions?.[option] : undefined;
	return description === undefined ? option : `${option}: ${description}`;
}

/** One field of any tool, as its description says. */
export function FieldView(props: FieldViewProps) {
	const { field, input, required, error, source, below, onClear, onChange, onLeave } = props;
	const value = valueAt(input, field.name);
	const shared = {
		id: controlId(field.name),
		label: field.label,
		description: field.hint,
		required,
		error: error || undefined,
		value: typeof value === 'string' ? value : '',
		onBlur: () => onLeave(field.name),
	};
	const wide = field.wide ?? (field.kind !== 'text' && field.kind !== 'choice');
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the key is for the control inside
		<div
			className={styles.field}
			data-wide={wide || undefined}
			onKeyDown={(event) => {
				if (source !== undefined && event.key === 'Escape' && !event.defaultPrevented) onClear(field.name);
			}}
		>
			{field.kind === 'choices' ? (
				<Choices
					{...shared}
					options={field.options}
					value={chosenOf(value)}
					onChange={(next) => onChange(field.name, next)}
				/>
			) : (
				control(field, shared, (next) => onChange(field.name, next), input, onChange)
			)}
			{source === undefined ? null : (
				<SourceMark label={field.label} source={source} onClear={() => onClear(field.name)} />
			)}
			{below}
		</div>
	);
}

function control(
	field: Exclude<Field, { kind: 'choices' }>,
	shared: { id: string; label: string; description?: string; required: boolean; error?: string; value: string },
	change: (value: string) => void,
	input: object,
	changeAt: FieldViewProps['onChange'],
) {
	switch (field.kind) {
		case 'text':
			return (
				<TextInput
					{...shared}
					type={field.type ?? 'text'}
					placeholder={asExample(field.placeholder)}
					autoComplete="off"
					onChange={(event) => change(event.currentTarget.value)}
				/>
			);
		case 'area':
			return (
				<Textarea
					{...shared}
					rows={field.rows}
					resize="vertical"
					classNames={{ input: styles.area }}
					style={{ '--rows': field.rows ?? LEAST_ROWS }}
					placeholder={asExample(field.placeholder)}
					onChange={(event) => change(event.currentTarget.value)}
				/>
			);
		case 'choice':
			return (
				<NativeSelect
					{...shared}
					data={[
						{ value: '', label: field.placeholder ?? 'Choose one' },
						...field.options.map((option) => ({ value: option, label: describedOption(field, option) })),
					]}
					data-empty={shared.value === '' || undefined}
					onChange={(event) => change(event.currentTarget.value)}
				/>
			);
		case 'transcript': {
			const { roles, sellers = [], prospects = [] } = field;
			const namesAt = (paths: readonly string[]) => paths.map((path) => valueAt(input, path) ?? '').join(', ');
			return (
				<TranscriptField
					{...shared}
					rows={field.rows}
					placeholder={field.placeholder}
					onChange={change}
					roles={roles === undefined ? undefined : valueAt(input, roles)}
					named={{ sellers: namesAt(sellers), prospects: namesAt(prospects) }}
					onRolesChange={roles === undefined ? undefined : (next) => changeAt(roles, next)}
					offers={(take) => (
						<Apart>
							<CallPicker onPick={(call) => take(call.transcript, call.roles)} />
						</Apart>
					)}
				/>
			);
		}
	}
}
