import styles from './styles/badges.module.css';

interface NumberBadgeProps {
	number: number;
	/** Filled with the accent: it marks the active place. */
	active?: boolean;
	/** `lg` is the 28 pixel one on cards. */
	size?: 'sm' | 'lg';
}

/** A tool's fixed number. The name beside it carries the meaning, so the number is not read aloud. */
export function NumberBadge({ number, active = false, size = 'sm' }: NumberBadgeProps) {
	return (
		<span className={styles.number} data-size={size} data-active={active || undefined} aria-hidden>
			{number}
		</span>
	);
}
