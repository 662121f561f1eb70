import styles from './styles/spinner.module.css';

interface SpinnerProps {
	/** Read out, and not shown. */
	label?: string;
	/** Fills the window's height and sits in its middle. */
	page?: boolean;
}

/** Shows that something is on its way. */
export function Spinner({ label = 'Loading', page = false }: SpinnerProps) {
	return (
		<div className={styles.place} data-page={page || undefined} role="status" aria-label={label}>
			<span className={styles.ring} />
		</div>
	);
}
