import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Client } from '#shared/clients.ts';
import { Notice } from '#ui/notice.tsx';
import { useMergeClient } from '#web/api/clients.ts';
import { pathOfClient } from '#web/clients/client-path.ts';
import { ClientPicker } from '#web/clients/client-picker.tsx';
import { Dialog } from '#web/clients/dialog.tsx';
import styles from './client-page.module.css';

interface MergeDialogProps {
	client: Client;
	opened: boolean;
	onClose: () => void;
}

/** Asks for the client that takes this one over. */
export function MergeDialog({ client, opened, onClose }: MergeDialogProps) {
	return (
		<Dialog title={`Merge ${client.company} into another client`} opened={opened} onClose={onClose} size="lg">
			<Choice client={client} onClose={onClose} />
		</Dialog>
	);
}

function Choice({ client, onClose }: Omit<MergeDialogProps, 'opened'>) {
	const [into, setInto] = useState<string | null>(null);
	const [problem, setProblem] = useState('');
	const merge = useMergeClient(client.id);
	const navigate = useNavigate();

	async function submit(event: FormEvent) {
		event.preventDefault();
		setProblem(into === null ? 'Choose the client that stays.' : '');
		if (into === null) return;
		await merge.mutateAsync(into).then(
			(kept) => navigate(pathOfClient(kept.id)),
			(failure: Error) => setProblem(`Nothing was merged: ${failure.message}`),
		);
	}

	return (
		<form onSubmit={submit} noValidate>
			<p className={styles.text}>
				Calls, results, links, people and notes move to the client you choose, and fill what is empty there. Then{' '}
				{client.company} is removed. This cannot be undone.
			</p>
			<ClientPicker label="Client that stays" value={into} without={client.id} required onChange={setInto} />
			{problem ? (
				<div className={styles.problem}>
					<Notice tone="red">{problem}</Notice>
				</div>
			) : null}
			<div className={styles.buttons}>
				<Button onClick={onClose}>Cancel</Button>
				<Button type="submit" variant="filled" loading={merge.isPending}>
					Merge
				</Button>
			</div>
		</form>
	);
}
