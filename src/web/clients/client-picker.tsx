import { Button, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useLazyDialog } from '#ui/use-lazy-dialog.ts';
import { useClient, useClients } from '#web/api/clients.ts';
import styles from './client-picker.module.css';

const NewClientDialog = lazy(() => import('./client-dialog.tsx').then((part) => ({ default: part.NewClientDialog })));

interface ClientPickerProps {
	/** The id of the chosen client. */
	value: string | null;
	onChange: (id: string | null) => void;
	label?: string;
	/** The id of a client that is not offered. */
	without?: string;
	/** Where one of them has to be chosen: none can be added, and the choice is not taken back. */
	required?: boolean;
}

const PAUSE_MS = 200;

/** Among the options: takes the choice back. */
const NONE = '';

const FIXED = { withinPortal: false, floatingStrategy: 'fixed' } as const;

/** Chooses one of the member's clients, or none. A client that is missing is added here. */
export function ClientPicker({ value, onChange, label = 'Client', without, required = false }: ClientPickerProps) {
	const [typed, setTyped] = useState('');
	const dialog = useLazyDialog();
	/** Names that need not be asked for, by id. */
	const [known, setKnown] = useState<Record<string, string>>({});
	const chosenName = useNameOf(value, known);
	// What stands in the field after a choice is the client's name, and no search.
	const [q] = useDebouncedValue(typed === chosenName ? '' : typed.trim(), PAUSE_MS);
	const list = useClients({ q });
	const found = (list.data ?? [])
		.filter(({ id }) => id !== without)
		.map(({ id, company }) => ({ value: id, label: company }));
	const isMissing = value !== null && !found.some((option) => option.value === value);
	const options = [
		...(value !== null && !required ? [{ value: NONE, label: 'No client' }] : []),
		...(isMissing ? [{ value, label: chosenName ?? '…' }] : []),
		...found,
	];

	return (
		<div className={styles.picker}>
			<Select
				label={label}
				placeholder={required ? 'Choose a client' : 'No client'}
				// Not at the end of the page, and yet not cut off by a dialog.
				comboboxProps={FIXED}
				className={styles.select}
				searchable
				value={value}
				data={options}
				// The server has searched already, also in the names of people.
				filter={({ options: all }) => all.filter((option) => !('value' in option) || isFound(option.value))}
				searchValue={typed}
				onSearchChange={setTyped}
				onChange={(id, option) => {
					if (id === NONE || id === null) return onChange(null);
					setKnown({ [id]: option?.label ?? '' });
					onChange(id);
				}}
				maxDropdownHeight={280}
				nothingFoundMessage={
					list.error
						? `Your clients could not be loaded: ${list.error.message}`
						: nothing(list.isPending, q, without !== undefined)
				}
			/>
			{required ? null : (
				<Button size="sm" className={styles.new} leftSection={<IconPlus size={16} aria-hidden />} onClick={dialog.open}>
					New client
				</Button>
			)}
			{dialog.isNeeded ? (
				<Suspense>
					<NewClientDialog
						opened={dialog.opened}
						onClose={dialog.close}
						onAdded={(client) => {
							setKnown({ [client.id]: client.company });
							dialog.close();
							onChange(client.id);
						}}
					/>
				</Suspense>
			) : null}
		</div>
	);

	/** The chosen client is offered only while nothing else is searched for. */
	function isFound(id: string): boolean {
		return q === '' || found.some((option) => option.value === id);
	}
}

/** The company of a client; undefined until it is known. */
function useNameOf(id: string | null, known: Record<string, string>): string | undefined {
	const name = id === null ? undefined : known[id];
	const { data } = useClient(id ?? '', id !== null && name === undefined);
	return name ?? data?.client.company;
}

function nothing(pending: boolean, q: string, others: boolean): string {
	if (pending) return 'Loading your clients…';
	if (q !== '') return 'No client has these words';
	return others ? 'You have no other client' : 'No clients yet';
}
