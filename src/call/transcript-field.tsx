import { Button, Textarea } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { type ClipboardEvent, type DragEvent, useEffect, useMemo, useRef, useState } from 'react';
import { readCall } from '#transcript/read.ts';
import { ACCEPTED, readTextFile } from './field/read-file.ts';
import { ReadingPreview } from './field/reading-preview.tsx';
import { type GivenRole, givenRoles } from './field/speaker-roles.ts';
import styles from './field/transcript-field.module.css';

interface TranscriptFieldProps {
	id: string;
	label: string;
	description?: string;
	placeholder?: string;
	required?: boolean;
	error?: string;
	rows: number;
	value: string;
	onChange(text: string): void;
	onBlur?(): void;
	/** What the form holds of who is on which side. */
	roles?: unknown;
	/** Lets the member say who is on which side; without it the speakers are only shown. */
	onRolesChange?(roles: GivenRole[]): void;
}

const LONG_PASTE = 30_000;

/** A call as text: pasted, chosen or dropped, with how it will be read right below. */
export function TranscriptField(props: TranscriptFieldProps) {
	const { value, onChange, rows, roles, onRolesChange, ...shared } = props;
	const [problem, setProblem] = useState('');
	const [over, setOver] = useState(false);
	const input = useRef<HTMLInputElement>(null);
	const settled = useSettled(value);
	const call = useMemo(() => (settled.trim() === '' ? null : readCall(settled)), [settled]);

	async function take(file: File | undefined) {
		if (!file) return;
		try {
			onChange(await readTextFile(file));
			setProblem('');
		} catch (error) {
			setProblem(error instanceof Error ? error.message : 'The file could not be read.');
		}
	}

	function onDrop(event: DragEvent) {
		setOver(false);
		if (event.dataTransfer.files.length === 0) return;
		event.preventDefault();
		take(event.dataTransfer.files[0]);
	}

	/** Browsers take seconds to insert a long text letter by letter; setting it takes none. */
	function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
		const text = event.clipboardData.getData('text/plain');
		if (text.length < LONG_PASTE) return;
		event.preventDefault();
		const area = event.currentTarget;
		area.setRangeText(text.replaceAll('\r\n', '\n'), area.selectionStart, area.selectionEnd, 'end');
		onChange(area.value);
	}

	return (
		<div className={styles.field} data-over={over || undefined}>
			<Textarea
				{...shared}
				rows={rows}
				resize="vertical"
				dir="auto"
				spellCheck={false}
				error={problem || shared.error}
				value={value}
				onDragOver={(event) => {
					event.preventDefault();
					setOver(true);
				}}
				onDragLeave={() => setOver(false)}
				onDrop={onDrop}
				onPaste={onPaste}
				onChange={(event) => {
					setProblem('');
					onChange(event.currentTarget.value);
				}}
			/>
			<div className={styles.below}>
				<Button size="xs" leftSection={<IconFileText size={16} aria-hidden />} onClick={() => input.current?.click()}>
					Choose a file
				</Button>
				<span className={styles.hint}>.txt, .md, .vtt or .srt, or drop it on the field</span>
				<span className={styles.count}>{value.length.toLocaleString('en-US')} characters</span>
				<input
					ref={input}
					type="file"
					hidden
					accept={ACCEPTED}
					aria-label="Transcript file"
					onChange={(event) => {
						take(event.currentTarget.files?.[0]);
						event.currentTarget.value = '';
					}}
				/>
			</div>
			{call ? <ReadingPreview call={call} roles={givenRoles(roles)} onRolesChange={onRolesChange} /> : null}
		</div>
	);
}

/** Reading a five-hour call at every letter typed would be felt. */
function useSettled(value: string): string {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), 250);
		return () => clearTimeout(timer);
	}, [value]);
	return settled;
}
