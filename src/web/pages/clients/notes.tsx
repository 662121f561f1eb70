import { Button, Textarea } from '@mantine/core';
import { type Client, MOST_NOTES } from '#shared/clients.ts';
import { Notice } from '#ui/notice.tsx';
import styles from './client-page.module.css';
import { useNotes } from './use-notes.ts';

/** The member's notes about a client, saved while they are written. */
export function Notes({ client }: { client: Client }) {
	const { text, state, problem, change, save } = useNotes(client);
	return (
		<section className={styles.notes} aria-labelledby="notes">
			<h3 id="notes" className={styles.notesTitle}>
				Notes
			</h3>
			<Textarea
				aria-labelledby="notes"
				aria-describedby="notes-state"
				placeholder="What to remember about them"
				autosize
				minRows={6}
				maxRows={20}
				maxLength={MOST_NOTES}
				value={text}
				onChange={(event) => change(event.currentTarget.value)}
				onBlur={save}
			/>
			<p id="notes-state" role="status" className={styles.notesState}>
				{STATES[state]}
			</p>
			{problem ? (
				<Notice
					tone="red"
					action={
						<Button size="xs" onClick={save}>
							Try again
						</Button>
					}
				>
					Your notes are not saved yet: {problem} They stay in this tab.
				</Notice>
			) : null}
		</section>
	);
}

const STATES = {
	clean: 'Only you can see them.',
	typing: 'Not saved yet',
	saving: 'Saving…',
	saved: 'Saved',
	failed: '',
};
