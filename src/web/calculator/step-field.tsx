import { ActionIcon, Input } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { count } from '#calculators/format.ts';
import { type NumberRule, type ReadingNote, readNumber, stepped } from '#calculators/numbers.ts';
import { decapitalize } from '#language/decapitalize.ts';
import styles from './calculator.module.css';

interface StepFieldProps {
	name: string;
	label: string;
	/** One sentence below, where there is no problem to report. */
	hint: string;
	rule: NumberRule;
	value: number;
	/** The format of the value while the field is not being edited: "$80,000". */
	show: (value: number) => string;
	onChange: (value: number) => void;
}

/** The text typed last. It remains as typed while the field has the focus and the text still matches the value. */
interface Typed {
	text: string;
	value: number;
	note?: ReadingNote;
	focused: boolean;
}

/** A number with minus, direct entry and plus; the arrow keys step as well. */
export function StepField({ name, label, hint, rule, value, show, onChange }: StepFieldProps) {
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const [last, setTyped] = useState<Typed | null>(null);
	const typed = last?.value === value ? last : null;
	const focused = typed?.focused ?? false;

	// The plain number that replaces "$80,000" is selected before the next key, so that typing replaces it.
	useLayoutEffect(() => {
		if (focused) field.current?.select();
	}, [focused]);

	const step = (direction: 1 | -1, keepFocus = false) => {
		const next = stepped(value, rule, direction);
		setTyped(keepFocus ? { text: String(next), value: next, focused: true } : null);
		onChange(next);
	};
	const read = (text: string) => {
		const reading = readNumber(text, rule);
		setTyped({ text, ...reading, focused: true });
		onChange(reading.value);
	};
	const stepByKey = (event: KeyboardEvent) => {
		if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
		event.preventDefault();
		step(event.key === 'ArrowUp' ? 1 : -1, true);
	};
	const spoken = decapitalize(label);

	return (
		<Input.Wrapper
			id={id}
			label={label}
			description={<span aria-live="polite">{typed?.note ? noteWords(typed, rule, show) : hint}</span>}
		>
			<div className={styles.stepper}>
				<ActionIcon
					variant="default"
					size={40}
					className={styles.step}
					aria-label={`Decrease ${spoken} by ${count(rule.step)}`}
					disabled={value === 0}
					onClick={() => step(-1)}
				>
					<IconMinus size={18} aria-hidden />
				</ActionIcon>
				<Input
					ref={field}
					id={id}
					name={name}
					className={styles.entry}
					inputMode={rule.whole ? 'numeric' : 'decimal'}
					autoComplete="off"
					value={typed?.focused ? typed.text : show(value)}
					onFocus={() => setTyped({ text: String(value), value, focused: true })}
					onChange={(event) => read(event.currentTarget.value)}
					onBlur={() => setTyped((before) => before && { ...before, focused: false })}
					onKeyDown={stepByKey}
				/>
				<ActionIcon
					variant="default"
					size={40}
					className={styles.step}
					aria-label={`Increase ${spoken} by ${count(rule.step)}`}
					disabled={value >= rule.max}
					onClick={() => step(1)}
				>
					<IconPlus size={18} aria-hidden />
				</ActionIcon>
			</div>
		</Input.Wrapper>
	);
}

function noteWords(typed: Typed, rule: NumberRule, show: (value: number) => string): string {
	switch (typed.note) {
		case 'negative':
			return 'Less than 0 counts as 0.';
		case 'too-large':
			return `${show(rule.max)} is the most that fits here.`;
		case 'fraction':
			return `Whole numbers only: counted as ${count(typed.value)}.`;
		default:
			return `“${shortened(typed.text)}” is not a number and counts as 0. Enter one such as ${count(rule.initial)}.`;
	}
}

function shortened(text: string): string {
	return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}
