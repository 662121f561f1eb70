import { IconArrowLeft, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconX } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { CLIENTS, type Entry, HISTORY, MEMBERS, MODEL, PROFILE, SUBMISSIONS, TOOLS } from '#web/navigation.ts';
import { Logo } from './logo.tsx';
import styles from './sidebar.module.css';
import { SidebarButton, SidebarLink } from './sidebar-row.tsx';

interface SidebarProps {
	collapsed: boolean;
	/** Collapses or expands; in the drawer it closes. */
	onToggle: () => void;
	/** Inside the drawer of narrow windows, where it is never collapsed. */
	drawer?: boolean;
}

/** The tools, or under /profile the profile's pages; Clients and History at the foot. */
export function Sidebar({ collapsed, onToggle, drawer = false }: SidebarProps) {
	const { pathname } = useLocation();
	const { user } = useAuth();
	const profile = /^\/(profile|settings)(\/|$)/.test(pathname);
	const profileEntries = user?.role === 'owner' ? [...PROFILE, MEMBERS, SUBMISSIONS, MODEL] : PROFILE;
	const entries: readonly Entry[] = profile ? profileEntries : TOOLS;
	return (
		<nav className={styles.sidebar} data-collapsed={collapsed || undefined} aria-label={profile ? 'Profile' : 'Tools'}>
			<Link to="/" className={styles.home} aria-label="Growth Toolkit, to the dashboard">
				<Logo markOnly={collapsed} />
			</Link>
			<ul className={styles.entries}>
				{entries.map((entry) => (
					<li key={entry.path}>
						<SidebarLink entry={entry} collapsed={collapsed} active={isActive(entry, pathname)} />
					</li>
				))}
			</ul>
			<div className={styles.foot}>
				{profile ? (
					<SidebarLink entry={BACK} collapsed={collapsed} active={false} />
				) : (
					[CLIENTS, HISTORY].map((entry) => (
						<SidebarLink
							key={entry.path}
							entry={entry}
							collapsed={collapsed}
							active={pathname.startsWith(entry.path)}
						/>
					))
				)}
				<SidebarButton {...(drawer ? CLOSE : collapsed ? EXPAND : COLLAPSE)} collapsed={collapsed} onClick={onToggle} />
			</div>
		</nav>
	);
}

const CLOSE = { label: 'Close navigation', icon: IconX };
const EXPAND = { label: 'Expand sidebar', icon: IconLayoutSidebarLeftExpand };
const COLLAPSE = { label: 'Collapse sidebar', icon: IconLayoutSidebarLeftCollapse };
const BACK: Entry = { path: '/', title: 'Dashboard', label: 'Back to the tools', icon: IconArrowLeft };

/** My Profile has two addresses. */
function isActive(entry: Entry, pathname: string): boolean {
	return entry.path === pathname || (entry.path === '/profile' && pathname === '/profile/my-profile');
}
