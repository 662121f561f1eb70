import { PASSWORD_RULES } from '#shared/password-rules.ts';
import styles from './new-password.module.css';
import { PasswordField } from './password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

interface NewPasswordProps {
	password: string;
	confirmation: string;
	/** The labels of the two fields. */
	labels?: readonly [string, string];
	passwordProblem: string | undefined;
	confirmationProblem: string | undefined;
	onPassword: (password: string) => void;
	onConfirmation: (confirmation: string) => void;
	/** The member left a field: its problem may show. */
	onLeft: (field: 'password' | 'confirmation') => void;
}

/** For assistive technology, which reaches the checklist only in passing. */
const REQUIREMENTS = `Requirements: ${PASSWORD_RULES.map((rule) => rule.label.toLowerCase()).join(', ')}.`;

/** A new password, its strength, the rules that it meets, and a field to repeat it. */
export function NewPassword(props: NewPasswordProps) {
	const [label, confirmLabel] = props.labels ?? ['New Password', 'Confirm New Password'];
	return (
		<>
			<PasswordField
				label={label}
				name="new-password"
				autoComplete="new-password"
				required
				description={<span className={styles.unseen}>{REQUIREMENTS}</span>}
				value={props.password}
				error={props.passwordProblem}
				onChange={(event) => props.onPassword(event.currentTarget.value)}
				onBlur={() => props.onLeft('password')}
			/>
			<PasswordStrength password={props.password} />
			<PasswordField
				label={confirmLabel}
				name="confirm-password"
				autoComplete="new-password"
				required
				value={props.confirmation}
				error={props.confirmationProblem}
				onChange={(event) => props.onConfirmation(event.currentTarget.value)}
				onBlur={() => props.onLeft('confirmation')}
			/>
		</>
	);
}
