import { Drawer } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useOpening } from '#ui/use-lazy-dialog.ts';
import { Sidebar } from './sidebar.tsx';

interface SidebarDrawerProps {
	opened: boolean;
	onClose: () => void;
}

/** The sidebar of narrow windows; it closes after a link was followed. */
export function SidebarDrawer({ opened, onClose }: SidebarDrawerProps) {
	const { key } = useLocation();
	const last = useRef(key);
	useEffect(() => {
		if (last.current !== key) onClose();
		last.current = key;
	}, [key, onClose]);
	const shown = useOpening(opened);
	return (
		<Drawer.Root opened={shown} onClose={onClose} size={288}>
			<Drawer.Overlay />
			<Drawer.Content aria-label="Navigation" bg="var(--sidebar)" radius={0}>
				<Drawer.Body p={0} h="100%">
					<Sidebar collapsed={false} onToggle={onClose} drawer />
				</Drawer.Body>
			</Drawer.Content>
		</Drawer.Root>
	);
}
