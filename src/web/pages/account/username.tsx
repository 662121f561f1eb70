import styles from './new-password.module.css';

/**
 * Says to a password manager whose password a form without an email field is about. Hidden, and not reachable by Tab.
 */
export function Username({ email }: { email: string }) {
	return (
		<input
			className={styles.username}
			type="text"
			name="username"
			autoComplete="username"
			value={email}
			readOnly
			tabIndex={-1}
			aria-hidden
		/>
	);
}
