import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { lazy, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { NewClient } from '#shared/clients.ts';
import type { Run } from '#shared/runs.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useLazyDialog } from '#ui/use-lazy-dialog.ts';
import { useClient } from '#web/api/clients.ts';
import { pathOfClient } from './client-path.ts';
import styles from './clients.module.css';

const SaveDialog = lazy(() => import('./save-dialog.tsx').then((part) => ({ default: part.SaveDialog })));

interface SaveAsClientProps {
	run: Run;
	/** What the result tells of the client, for the member to check. */
	found: Partial<NewClient>;
}

/**
 * Gives a run, and its call, to a client: a new one with what was found, or one that the member has. Where it has one,
 * it says which. Nothing is saved before the member presses Save.
 */
export function SaveAsClient({ run, found }: SaveAsClientProps) {
	const [given, setGiven] = useState<string | null>(null);
	const dialog = useLazyDialog();
	const clientId = given ?? run.clientId ?? null;
	const link = useRef<HTMLAnchorElement>(null);
	// The button goes away once a client is saved: the focus needs another place.
	useEffect(() => {
		if (given !== null) link.current?.focus();
	}, [given]);
	return (
		<>
			{clientId === null ? (
				<Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={dialog.open}>
					Save as client
				</Button>
			) : (
				<Belongs clientId={clientId} link={link} onChange={dialog.open} />
			)}
			{dialog.isNeeded ? (
				<Suspense>
					<SaveDialog
						run={run}
						found={found}
						clientId={clientId}
						opened={dialog.opened}
						onClose={dialog.close}
						onSaved={(id) => {
							setGiven(id);
							dialog.close();
						}}
					/>
				</Suspense>
			) : null}
		</>
	);
}

interface BelongsProps {
	clientId: string;
	link: Ref<HTMLAnchorElement>;
	onChange: () => void;
}

function Belongs({ clientId, link, onChange }: BelongsProps) {
	const { data, error } = useClient(clientId);
	const company = data?.client.company;
	return (
		<p className={styles.belongs}>
			<span role="status">
				Client:{' '}
				{error ? (
					'could not be loaded'
				) : (
					<TextLink as={Link} ref={link} to={pathOfClient(clientId)}>
						{company ?? 'loading…'}
					</TextLink>
				)}
			</span>
			<Button size="xs" variant="subtle" aria-label="Change the client" onClick={onChange}>
				Change
			</Button>
		</p>
	);
}
