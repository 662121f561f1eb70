import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { Client, ClientContents } from '#shared/clients.ts';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useClientContents, useDeleteClient } from '#web/api/clients.ts';
import { Dialog } from '#web/clients/dialog.tsx';
import { CLIENTS } from '#web/navigation.ts';
import styles from './client-page.module.css';
import { countedOrNone } from './words.ts';

interface DeleteDialogProps {
	client: Client;
	opened: boolean;
	onClose: () => void;
}

/** Says what goes with a client, and asks. */
export function DeleteDialog({ client, opened, onClose }: DeleteDialogProps) {
	return (
		<Dialog title={`Delete ${client.company}`} opened={opened} onClose={onClose}>
			<Question client={client} onClose={onClose} />
		</Dialog>
	);
}

function Question({ client, onClose }: Omit<DeleteDialogProps, 'opened'>) {
	const contents = useClientContents(client.id);
	const remove = useDeleteClient(client.id);
	const navigate = useNavigate();
	return (
		<>
			{contents.isPending ? <Spinner label="Counting what goes" /> : null}
			{contents.data ? (
				<>
					<p>With {client.company}, these are deleted for good:</p>
					<ul className={styles.goes}>
						{whatGoes(client, contents.data).map((words) => (
							<li key={words}>{words}</li>
						))}
					</ul>
					<p className={styles.text}>
						This cannot be undone. To keep everything out of the way, archive the client instead.
					</p>
				</>
			) : null}
			{contents.isError ? (
				<Notice
					tone="red"
					action={
						<Button size="xs" onClick={() => contents.refetch()}>
							Try again
						</Button>
					}
				>
					What would go could not be counted: {contents.error.message}
				</Notice>
			) : null}
			{remove.isError ? <Notice tone="red">Nothing was deleted: {remove.error.message}</Notice> : null}
			<div className={styles.buttons}>
				<Button data-autofocus onClick={onClose}>
					Keep it
				</Button>
				<Button
					variant="filled"
					disabled={!contents.data}
					loading={remove.isPending}
					onClick={() => remove.mutate(undefined, { onSuccess: () => navigate(CLIENTS.path) })}
				>
					Delete for good
				</Button>
			</div>
		</>
	);
}

function whatGoes({ people, notes }: Client, { calls, runs, shares }: ClientContents): string[] {
	const record = [
		'the client',
		people.length > 0 ? countedOrNone(people.length, 'person', 'people') : '',
		notes ? 'your notes' : '',
	];
	return [
		record.filter((text) => text !== '').join(', '),
		`${countedOrNone(calls, 'call')}, with the transcript and what you corrected`,
		`${countedOrNone(runs, 'result')}, with your edits`,
		`${countedOrNone(shares, 'link')} to results; ${shares === 1 ? 'it stops' : 'they stop'} working at once`,
	].filter((words) => !words.startsWith('no '));
}
