import { Button, Input } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { type ClipboardEvent, useId } from 'react';
import styles from './transcript-field.module.css';

interface LongTextProps {
	id: string;
	label: string;
	description?: string;
	required?: boolean;
	error?: string;
	pending: boolean;
	onShow(): void;
	onRemove(): void;
	onPaste(event: ClipboardEvent): void;
}

/** Replaces a text area that would hold hundreds of pages: laying them out blocks a browser for seconds. */
export function LongText({ id, label, description, required, error, ...text }: LongTextProps) {
	const labelId = useId();
	const about = [description ? `${id}-description` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
	return (
		<Input.Wrapper
			label={label}
			labelElement="div"
			labelProps={{ id: labelId }}
			description={description}
			descriptionProps={{ id: `${id}-description` }}
			required={required}
			error={error}
			errorProps={{ id: `${id}-error` }}
		>
			<fieldset
				id={id}
				tabIndex={-1}
				aria-labelledby={labelId}
				aria-describedby={about === '' ? undefined : about}
				className={styles.long}
				onPaste={text.onPaste}
				data-error={error ? true : undefined}
			>
				<IconFileText size={20} stroke={1.75} aria-hidden />
				<p className={styles.longWords}>
					{text.pending ? 'Reading the call…' : 'The whole text is here, folded away because it is long.'}
				</p>
				<Button size="xs" onClick={text.onShow}>
					Show the text
				</Button>
				<Button size="xs" variant="subtle" onClick={text.onRemove}>
					Remove
				</Button>
			</fieldset>
		</Input.Wrapper>
	);
}
