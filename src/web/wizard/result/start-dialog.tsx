import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { EXPORT_FORMATS, type ExportFormat } from '#shared/export-formats.ts';
import { useOpening } from '#ui/use-lazy-dialog.ts';
import styles from './result-frame.module.css';

interface StartDialogProps {
	/** The file to make; without one the dialog is closed. */
	format: ExportFormat | null;
	onClose(): void;
	/** `start` as `2026-03-02`. */
	onStart(format: ExportFormat, start: string): void;
}

/** Asks for the first day of a plan, before a file with dates is made. */
export function StartDialog({ format, onClose, onStart }: StartDialogProps) {
	const opened = useOpening(format !== null);
	return (
		<Modal opened={opened} onClose={onClose} title="When does it begin?" closeButtonProps={{ 'aria-label': 'Close' }}>
			{format === null ? null : (
				<StartForm
					format={format}
					onClose={onClose}
					onStart={(start) => {
						onClose();
						onStart(format, start);
					}}
				/>
			)}
		</Modal>
	);
}

interface StartFormProps {
	format: ExportFormat;
	onClose(): void;
	onStart(start: string): void;
}

function StartForm({ format, onClose, onStart }: StartFormProps) {
	const [start, setStart] = useState(() => nextMonday(new Date()));
	const [asked, setAsked] = useState(false);

	function submit(event: FormEvent) {
		event.preventDefault();
		setAsked(true);
		if (start !== '') onStart(start);
	}

	return (
		<form noValidate onSubmit={submit}>
			<TextInput
				type="date"
				label="First day"
				description={`Day 1 of the plan: the dates in “${EXPORT_FORMATS[format].label}” are counted from it.`}
				required
				data-autofocus
				value={start}
				error={asked && start === '' ? 'Enter a day such as 2 March 2026' : undefined}
				onChange={(event) => setStart(event.currentTarget.value)}
			/>
			<div className={styles.dialogButtons}>
				<Button onClick={onClose}>Cancel</Button>
				<Button type="submit" variant="filled">
					Save the file
				</Button>
			</div>
		</form>
	);
}

/** The Monday after a day, in the format of a date field; for a Monday, the one a week later. */
export function nextMonday(today: Date): string {
	const monday = new Date(today.getFullYear(), today.getMonth(), today.getDate() + ((8 - today.getDay()) % 7 || 7));
	const two = (value: number) => `${value}`.padStart(2, '0');
	return `${monday.getFullYear()}-${two(monday.getMonth() + 1)}-${two(monday.getDate())}`;
}
