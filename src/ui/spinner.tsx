import styles from './styles/spinner.module.css';

interface SpinnerProps {
	/** Read aloud, and not shown. */
	label?: string;
	/** Fills the window's height and is centred in it. */
	page?: boolean;
}

/** Shows that something is loading. */
export function Spinner({ label = 'Loading', page = false }: SpinnerProps) {
	return (
		<div className={styles.place} data-page={page || undefined} role="status" aria-label={label}>
			<span className={styles.ring} />
		</div>
	);
}
