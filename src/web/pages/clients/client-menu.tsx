import { ActionIcon, Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconArrowMerge, IconDots, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Client } from '#shared/clients.ts';
import { Notice } from '#ui/notice.tsx';
import { useChangeClient } from '#web/api/clients.ts';
import styles from './client-page.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';

/** What is seldom done with a client. */
export function ClientMenu({ client }: { client: Client }) {
	const button = useRef<HTMLButtonElement>(null);
	const [dialog, setDialog] = useState<'merge' | 'delete' | null>(null);
	const change = useChangeClient(client.id);
	const archived = client.archivedAt !== null;
	const close = () => setDialog(null);

	function open(which: 'merge' | 'delete') {
		// A dialog gives the focus back to where it was: the item is gone by then, the button is not.
		button.current?.focus();
		setDialog(which);
	}

	return (
		<>
			<MergeDialog client={client} opened={dialog === 'merge'} onClose={close} />
			<DeleteDialog client={client} opened={dialog === 'delete'} onClose={close} />
			<Menu position="bottom-end" width={240}>
				<Menu.Target>
					<ActionIcon ref={button} size={36} variant="default" aria-label={`More for ${client.company}`}>
						<IconDots size={18} aria-hidden />
					</ActionIcon>
				</Menu.Target>
				<Menu.Dropdown>
					<Menu.Item leftSection={<IconArrowMerge size={18} stroke={1.75} aria-hidden />} onClick={() => open('merge')}>
						Merge into…
					</Menu.Item>
					<Menu.Item
						leftSection={
							archived ? (
								<IconArchiveOff size={18} stroke={1.75} aria-hidden />
							) : (
								<IconArchive size={18} stroke={1.75} aria-hidden />
							)
						}
						onClick={() => change.mutate({ archived: !archived })}
					>
						{archived ? 'Take out of the archive' : 'Archive'}
					</Menu.Item>
					<Menu.Divider />
					<Menu.Item leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />} onClick={() => open('delete')}>
						Delete…
					</Menu.Item>
				</Menu.Dropdown>
			</Menu>
			{change.isError ? (
				<div className={styles.problem}>
					<Notice tone="red">The archive could not be changed: {change.error.message}</Notice>
				</div>
			) : null}
		</>
	);
}
