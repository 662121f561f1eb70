import { Link } from 'react-router';
import { NumberBadge } from '#ui/number-badge.tsx';
import { useHint } from '#ui/use-hint.tsx';
import type { Entry, Tool } from '#web/navigation.ts';
import styles from './sidebar.module.css';

interface SidebarLinkProps {
	entry: Entry | Tool;
	collapsed: boolean;
	active: boolean;
}

export function SidebarLink({ entry, collapsed, active }: SidebarLinkProps) {
	const { target, hint } = useNameBeside(entry.label, collapsed);
	return (
		<>
			{hint}
			<Link to={entry.path} className={styles.row} aria-current={active ? 'page' : undefined} {...target}>
				<entry.icon size={collapsed ? 20 : 18} stroke={1.75} aria-hidden className={styles.icon} />
				<span className={styles.label}>{entry.label}</span>
				{'number' in entry && !collapsed ? <NumberBadge number={entry.number} active={active} /> : null}
			</Link>
		</>
	);
}

interface SidebarButtonProps {
	label: string;
	icon: Entry['icon'];
	collapsed: boolean;
	onClick: () => void;
}

export function SidebarButton({ label, icon: Icon, collapsed, onClick }: SidebarButtonProps) {
	const { target, hint } = useNameBeside(label, collapsed);
	return (
		<>
			{hint}
			<button type="button" className={styles.row} onClick={onClick} {...target}>
				<Icon size={collapsed ? 20 : 18} stroke={1.75} aria-hidden className={styles.icon} />
				<span className={styles.label}>{label}</span>
			</button>
		</>
	);
}

/** Names a lone icon visually; the row's own text names it for assistive technology. */
function useNameBeside(label: string, collapsed: boolean) {
	return useHint({ label, side: 'right', offset: 12, disabled: !collapsed });
}
