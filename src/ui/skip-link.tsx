import styles from './skip-link.module.css';

/** Leads past what comes between, for who uses the keyboard; seen only while it has the focus. */
export function SkipLink({ to, children }: { to: string; children: string }) {
	return (
		<a href={`#${to}`} className={styles.skip}>
			{children}
		</a>
	);
}
