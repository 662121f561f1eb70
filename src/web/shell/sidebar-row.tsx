import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NumberBadge } from '#ui/number-badge.tsx';
import type { Entry, Tool } from '#web/navigation.ts';
import styles from './sidebar.module.css';

interface SidebarLinkProps {
	entry: Entry | Tool;
	collapsed: boolean;
	active: boolean;
}

export function SidebarLink({ entry, collapsed, active }: SidebarLinkProps) {
	return (
		<Hint label={entry.label} collapsed={collapsed}>
			<Link to={entry.path} className={styles.row} aria-current={active ? 'page' : undefined}>
				<entry.icon size={collapsed ? 20 : 18} stroke={1.75} aria-hidden className={styles.icon} />
				<span className={styles.label}>{entry.label}</span>
				{'number' in entry && !collapsed ? <NumberBadge number={entry.number} active={active} /> : null}
			</Link>
		</Hint>
	);
}

interface SidebarButtonProps {
	label: string;
	icon: Entry['icon'];
	collapsed: boolean;
	onClick: () => void;
}

export function SidebarButton({ label, icon: Icon, collapsed, onClick }: SidebarButtonProps) {
	return (
		<Hint label={label} collapsed={collapsed}>
			<button type="button" className={styles.row} onClick={onClick}>
				<Icon size={collapsed ? 20 : 18} stroke={1.75} aria-hidden className={styles.icon} />
				<span className={styles.label}>{label}</span>
			</button>
		</Hint>
	);
}

/** Names a lone icon visually; the row's own text names it for assistive technology. */
function Hint({ label, collapsed, children }: { label: string; collapsed: boolean; children: ReactNode }) {
	return (
		<Tooltip
			label={label}
			position="right"
			offset={12}
			disabled={!collapsed}
			events={HINT_EVENTS}
			withinPortal={false}
			floatingStrategy="fixed"
		>
			{children}
		</Tooltip>
	);
}

const HINT_EVENTS = { hover: true, focus: true, touch: false };
