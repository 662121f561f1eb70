import { Button, SegmentedControl } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { NewClient } from '#shared/clients.ts';
import type { Run } from '#shared/runs.ts';
import { Notice } from '#ui/notice.tsx';
import { useAddClient, useClients, useClientsChanged } from '#web/api/clients.ts';
import { usePatchRun } from '#web/api/run-changes.ts';
import { ClientForm } from './client-form.tsx';
import { ClientPicker } from './client-picker.tsx';
import styles from './clients.module.css';
import { Dialog } from './dialog.tsx';
import { entriesOf } from './entries.ts';

interface SaveDialogProps {
	run: Run;
	found: Partial<NewClient>;
	/** The client that the run belongs to. */
	clientId: string | null;
	opened: boolean;
	onClose: () => void;
	/** With the id of the client that it belongs to now. */
	onSaved: (id: string) => void;
}

type Kind = 'new' | 'known';

/** Asks whose the run is, with what was found filled in. */
export function SaveDialog({ run, found, clientId, opened, onClose, onSaved }: SaveDialogProps) {
	const [kind, setKind] = useState<Kind>(clientId === null ? 'new' : 'known');
	const [entries, setEntries] = useState(() => entriesOf(found));
	const [chosen, setChosen] = useState<string | null>(clientId);
	const give = useGive(run);
	const add = useAddClient();
	// Where the client was added, and the run could not be given to it: the next press adds no second one.
	const added = useRef<string | null>(null);

	async function saveNew(client: NewClient) {
		added.current ??= (await add.mutateAsync(client)).id;
		await give(added.current);
		onSaved(added.current);
	}

	return (
		<Dialog title="Save as client" opened={opened} onClose={onClose} size="lg">
			<div className={styles.form}>
				<SegmentedControl
					className={styles.kinds}
					aria-label="Which client"
					value={kind}
					onChange={(next) => setKind(next as Kind)}
					data={[
						{ value: 'new', label: 'New client' },
						{ value: 'known', label: 'Existing client' },
					]}
				/>
				{kind === 'new' ? (
					<>
						<p className={styles.text}>Check what was found, and fill in what is missing.</p>
						<AlreadyThere
							company={entries.company}
							onUse={(id) => {
								setChosen(id);
								setKind('known');
							}}
						/>
						<ClientForm
							entries={entries}
							onChange={setEntries}
							label="Save client"
							onCancel={onClose}
							onSave={saveNew}
						/>
					</>
				) : (
					<Choose
						chosen={chosen}
						onChoose={setChosen}
						onCancel={onClose}
						onSave={async (id) => {
							await give(id);
							onSaved(id);
						}}
					/>
				)}
			</div>
		</Dialog>
	);
}

/** Gives the run to a client. The call of the run follows where it has no client. */
function useGive(run: Run) {
	const patch = usePatchRun();
	const changed = useClientsChanged();
	return async (clientId: string) => {
		await patch.mutateAsync({ id: run.id, clientId });
		await changed();
	};
}

/** Says that a client of this name exists, so that it is not saved twice by mistake. */
function AlreadyThere({ company, onUse }: { company: string; onUse: (id: string) => void }) {
	const name = company.trim().toLowerCase();
	const { data } = useClients({ q: company.trim() }, name !== '');
	const same = name === '' ? undefined : data?.find((client) => client.company.toLowerCase() === name);
	if (!same) return null;
	return (
		<Notice
			tone="neutral"
			live
			action={
				<Button size="xs" onClick={() => onUse(same.id)}>
					Use it
				</Button>
			}
		>
			{same.company} is already among your clients.
		</Notice>
	);
}

interface ChooseProps {
	chosen: string | null;
	onChoose: (id: string | null) => void;
	onCancel: () => void;
	onSave: (id: string) => Promise<void>;
}

function Choose({ chosen, onChoose, onCancel, onSave }: ChooseProps) {
	const [problem, setProblem] = useState('');
	const [busy, setBusy] = useState(false);
	async function save(event: FormEvent) {
		event.preventDefault();
		if (chosen === null) return setProblem('Choose a client first.');
		setBusy(true);
		setProblem('');
		await onSave(chosen).catch((failure: Error) => setProblem(`It was not saved: ${failure.message}`));
		setBusy(false);
	}
	return (
		<form onSubmit={save} noValidate className={styles.form}>
			<ClientPicker value={chosen} required onChange={onChoose} />
			{problem ? <Notice tone="red">{problem}</Notice> : null}
			<div className={styles.buttons}>
				<Button onClick={onCancel}>Cancel</Button>
				<Button type="submit" variant="filled" loading={busy}>
					Save
				</Button>
			</div>
		</form>
	);
}
