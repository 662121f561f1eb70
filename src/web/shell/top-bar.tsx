import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { BetaBadge } from '#ui/beta-badge.tsx';
import { AccountMenu } from './account-menu.tsx';
import { SearchButton } from './search-button.tsx';
import styles from './shell.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

interface TopBarProps {
	title: string;
	onOpenDrawer: () => void;
	onSearch: () => void;
}

/** The page's only h1, the search, the theme and the account. */
export function TopBar({ title, onOpenDrawer, onSearch }: TopBarProps) {
	return (
		<header className={styles.bar}>
			<ActionIcon size={40} className={styles.menu} aria-label="Open navigation" onClick={onOpenDrawer}>
				<IconMenu2 size={20} aria-hidden />
			</ActionIcon>
			<h1 className={styles.title}>{title}</h1>
			<BetaBadge />
			<div className={styles.tools}>
				<SearchButton onClick={onSearch} />
				<ThemeToggle />
				<AccountMenu />
			</div>
		</header>
	);
}
