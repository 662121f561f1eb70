import { useState } from 'react';
import type { Client, NewClient } from '#shared/clients.ts';
import { useAddClient, useChangeClient } from '#web/api/clients.ts';
import { ClientForm } from './client-form.tsx';
import { Dialog } from './dialog.tsx';
import { entriesOf } from './entries.ts';

interface NewClientDialogProps {
	opened: boolean;
	/** What is known already. */
	known?: Partial<NewClient>;
	onClose: () => void;
	onAdded: (client: Client) => void;
}

/** Adds a client. What was typed stays when it is closed, until it is saved. */
export function NewClientDialog({ opened, known, onClose, onAdded }: NewClientDialogProps) {
	const [entries, setEntries] = useState(() => entriesOf(known));
	const add = useAddClient();
	return (
		<Dialog title="New client" opened={opened} onClose={onClose} size="lg">
			<ClientForm
				entries={entries}
				onChange={setEntries}
				label="Add client"
				onCancel={onClose}
				onSave={async (client) => {
					const added = await add.mutateAsync(client);
					setEntries(entriesOf());
					onAdded(added);
				}}
			/>
		</Dialog>
	);
}

interface EditClientDialogProps {
	client: Client;
	opened: boolean;
	onClose: () => void;
}

/** Changes a client's fields; its notes are on its page. Begins with what is saved each time it is opened. */
export function EditClientDialog({ client, opened, onClose }: EditClientDialogProps) {
	return (
		<Dialog title={`Edit ${client.company}`} opened={opened} onClose={onClose} size="lg">
			<EditForm client={client} onClose={onClose} />
		</Dialog>
	);
}

function EditForm({ client, onClose }: Omit<EditClientDialogProps, 'opened'>) {
	const [entries, setEntries] = useState(() => entriesOf(client as Partial<NewClient>));
	const change = useChangeClient(client.id);
	return (
		<ClientForm
			entries={entries}
			onChange={setEntries}
			withoutNotes
			label="Save"
			onCancel={onClose}
			onSave={async ({ notes: _, ...fields }) => {
				await change.mutateAsync(fields);
				onClose();
			}}
		/>
	);
}
