import { IconSearch } from '@tabler/icons-react';
import styles from './shell.module.css';

/** Opens the palette; in narrow windows only the icon shows. */
export function SearchButton({ onClick }: { onClick: () => void }) {
	return (
		<button
			type="button"
			className={styles.search}
			aria-haspopup="dialog"
			aria-keyshortcuts="Control+K Meta+K"
			onClick={onClick}
		>
			<IconSearch size={18} stroke={1.75} aria-hidden />
			<span className={styles.searchWord}>Search</span>
			<kbd aria-hidden className={styles.shortcut}>
				{isApple() ? '⌘ K' : 'Ctrl K'}
			</kbd>
		</button>
	);
}

function isApple(): boolean {
	return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
