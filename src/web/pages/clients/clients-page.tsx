import { Button, Switch } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useClients } from '#web/api/clients.ts';
import { NewClientDialog } from '#web/clients/client-dialog.tsx';
import { pathOfClient } from '#web/clients/client-path.ts';
import { ExampleButton } from '#web/clients/example-button.tsx';
import { SearchBox } from '#web/directory/search-box.tsx';
import { type AddressFields, useAddressState } from '#web/directory/use-address-state.ts';
import { ClientList } from './client-list.tsx';
import styles from './clients-page.module.css';

const FIELDS: AddressFields<'q' | 'archived'> = { q: [], archived: ['', 'yes'] };

const PAUSE_MS = 250;
/** The server's limit for a search, in characters. */
const LONGEST = 200;

/** The companies that the member sells to. */
export function ClientsPage() {
	const { values, set, clear } = useAddressState(FIELDS);
	const [adding, setAdding] = useState(false);
	const navigate = useNavigate();
	const [q] = useDebouncedValue(values.q.trim().slice(0, LONGEST), PAUSE_MS);
	const archived = values.archived === 'yes';
	const hasNone = useHasNone(values.q === '' && !archived);
	const add = (
		<Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
			New client
		</Button>
	);
	return (
		<div className={styles.page}>
			<NewClientDialog
				opened={adding}
				onClose={() => setAdding(false)}
				onAdded={(client) => navigate(pathOfClient(client.id))}
			/>
			<PageHeader title="Your clients" actions={hasNone ? undefined : add}>
				The companies you sell to, with their calls, results and links. Only you can see them.
			</PageHeader>
			{hasNone ? null : (
				<div className={styles.filters}>
					<SearchBox
						label="Search clients"
						placeholder="Search by company or person"
						value={values.q}
						onChange={(next) => set({ q: next })}
					/>
					<Switch
						label="Show archived"
						classNames={{ track: styles.track }}
						checked={archived}
						onChange={(event) => set({ archived: event.currentTarget.checked ? 'yes' : '' })}
					/>
				</div>
			)}
			<ClientList filter={{ q, archived }}>
				{q !== '' ? (
					<EmptyState title="No clients found" order={3} action={<Button onClick={clear}>Clear the search</Button>}>
						No {archived ? 'archived client' : 'client'} has these words in its company or its people’s names.
					</EmptyState>
				) : archived ? (
					<EmptyState title="Nothing is archived" order={3} action={<Button onClick={clear}>Show your clients</Button>}>
						An archived client leaves your lists and keeps everything that belongs to it.
					</EmptyState>
				) : (
					<EmptyState
						title="No clients yet"
						order={3}
						action={
							<div className={styles.choices}>
								{add}
								<ExampleButton />
							</div>
						}
					>
						Add a company you sell to: its people, calls, results and links are kept together, with what is still open.
					</EmptyState>
				)}
			</ClientList>
		</div>
	);
}

/** Whether there is no client at all: those that are archived count. */
function useHasNone(isUnfiltered: boolean): boolean {
	const { data } = useClients({}, isUnfiltered);
	const isEmpty = isUnfiltered && data?.length === 0;
	const archived = useClients({ archived: true }, isEmpty);
	return isEmpty && archived.data?.length === 0;
}
