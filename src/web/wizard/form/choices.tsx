import { type FocusEvent, useId } from 'react';
import styles from './choices.module.css';

interface ChoicesProps {
	/** Of the first option, which receives the focus when the field does. */
	id: string;
	label: string;
	description?: string;
	required: boolean;
	error?: string;
	options: readonly string[];
	value: readonly string[];
	/** Called with the whole list, in the order of the options. */
	onChange(value: string[]): void;
	onBlur(): void;
}

/** Any number of options, each a checkbox of its own. */
export function Choices({ id, label, description, required, error, options, value, onChange, onBlur }: ChoicesProps) {
	const base = useId();
	const described = [description ? `${base}-hint` : '', error ? `${base}-error` : ''].filter((part) => part !== '');

	function toggle(option: string) {
		onChange(options.filter((each) => (each === option) !== value.includes(each)));
	}

	function left(event: FocusEvent<HTMLFieldSetElement>) {
		if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
	}

	return (
		<fieldset className={styles.choices} aria-describedby={described.join(' ') || undefined} onBlur={left}>
			<legend className={styles.legend}>
				{label}
				{required ? (
					<>
						<span aria-hidden className={styles.asterisk}>
							{' *'}
						</span>
						<span className={styles.spoken}>, at least one</span>
					</>
				) : null}
			</legend>
			<div className={styles.options} data-error={error ? true : undefined}>
				{options.map((option, index) => (
					<label key={option} className={styles.option}>
						<input
							id={index === 0 ? id : undefined}
							type="checkbox"
							className={styles.box}
							checked={value.includes(option)}
							aria-invalid={error ? true : undefined}
							onChange={() => toggle(option)}
						/>
						{option}
					</label>
				))}
			</div>
			{description ? (
				<p id={`${base}-hint`} className={styles.hint}>
					{description}
				</p>
			) : null}
			{error ? (
				<p id={`${base}-error`} className={styles.error}>
					{error}
				</p>
			) : null}
		</fieldset>
	);
}
