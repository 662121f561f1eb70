import { IconLogout, IconRoute, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router';
import { LateMenu } from '#ui/late-menu.tsx';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { CLIENTS, HISTORY } from '#web/navigation.ts';
import styles from './account-menu.module.css';
import { initials, memberSince } from './member.ts';

/** Who is signed in, with links to the profile and the saved growth plans, and sign-out. */
export function AccountMenu() {
	const { user, signOut } = useAuth();
	if (user === null) return null;
	return (
		<LateMenu
			position="bottom-end"
			width={264}
			button={
				<button type="button" className={styles.avatar} aria-label={`Account menu, ${initials(user.email)}`}>
					{initials(user.email)}
				</button>
			}
		>
			{(Menu) => (
				<>
					<Menu.Label className={styles.member}>
						<span className={styles.email}>{user.email}</span>
						<span>Member since {memberSince(user.createdAt)}</span>
					</Menu.Label>
					<Menu.Divider />
					<Menu.Item component={Link} to="/profile" leftSection={<IconUser size={18} stroke={1.75} aria-hidden />}>
						Profile
					</Menu.Item>
					<Menu.Item component={Link} to="/growth-plan" leftSection={<IconRoute size={18} stroke={1.75} aria-hidden />}>
						Growth Plan
					</Menu.Item>
					<Menu.Item
						component={Link}
						to={CLIENTS.path}
						leftSection={<CLIENTS.icon size={18} stroke={1.75} aria-hidden />}
					>
						{CLIENTS.label}
					</Menu.Item>
					<Menu.Item
						component={Link}
						to={HISTORY.path}
						leftSection={<HISTORY.icon size={18} stroke={1.75} aria-hidden />}
					>
						{HISTORY.label}
					</Menu.Item>
					<Menu.Item leftSection={<IconLogout size={18} stroke={1.75} aria-hidden />} onClick={signOut}>
						Sign Out
					</Menu.Item>
				</>
			)}
		</LateMenu>
	);
}
