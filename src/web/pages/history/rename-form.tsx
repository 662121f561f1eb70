import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Run } from '#shared/runs.ts';
import { usePatchRun } from '#web/api/run-changes.ts';
import styles from './run-row.module.css';

/** The server's limit for a title, in characters. */
const LONGEST = 200;

/** The title as a field. Escape leaves the title unchanged. */
export function RenameForm({ run, onEnd }: { run: Run; onEnd: () => void }) {
	const [title, setTitle] = useState(run.title);
	const [problem, setProblem] = useState('');
	const field = useRef<HTMLInputElement>(null);
	const patch = usePatchRun();

	useEffect(() => {
		field.current?.focus();
		field.current?.select();
	}, []);

	async function save(event: FormEvent) {
		event.preventDefault();
		const wanted = title.trim();
		if (wanted === '') setProblem('Enter a title');
		else if (wanted.length > LONGEST) setProblem(`Enter at most ${LONGEST} characters: these are ${wanted.length}`);
		else if (wanted === run.title) onEnd();
		else {
			setProblem('');
			await patch.mutateAsync({ id: run.id, title: wanted }).then(onEnd, (failure: Error) => {
				setProblem(`The title could not be changed: ${failure.message}`);
				field.current?.focus();
			});
		}
	}

	return (
		<form noValidate className={styles.rename} onSubmit={save}>
			<TextInput
				ref={field}
				aria-label={`New title of ${run.title}`}
				autoComplete="off"
				value={title}
				error={problem || undefined}
				onChange={(event) => setTitle(event.currentTarget.value)}
				onKeyDown={(event) => {
					if (event.key === 'Escape') onEnd();
				}}
			/>
			<Button type="submit" variant="filled" loading={patch.isPending}>
				Save
			</Button>
			<Button onClick={onEnd}>Keep the title</Button>
		</form>
	);
}
