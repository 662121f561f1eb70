import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { ACCEPTED } from './take-file.ts';
import styles from './transcript-field.module.css';

interface FileRowProps {
	characters: number;
	busy: boolean;
	onFiles(files: File[]): void;
	/** Other ways to a text, beside the file. */
	children?: ReactNode;
}

/** Chooses a file for the text, and shows how long the text is. */
export function FileRow({ characters, busy, onFiles, children }: FileRowProps) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<div className={styles.below}>
			<Button
				size="xs"
				leftSection={<IconFileText size={16} aria-hidden />}
				loading={busy}
				onClick={() => input.current?.click()}
			>
				Choose a file
			</Button>
			{children}
			<span className={styles.hint}>.txt, .md, .vtt, .srt, .json, .csv, .xml or .docx, or drop it here</span>
			<span className={styles.count}>{characters.toLocaleString('en-US')} characters</span>
			<input
				ref={input}
				type="file"
				hidden
				accept={ACCEPTED}
				aria-label="Transcript file"
				onChange={(event) => {
					onFiles([...(event.currentTarget.files ?? [])]);
					event.currentTarget.value = '';
				}}
			/>
		</div>
	);
}
