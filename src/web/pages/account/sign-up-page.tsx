import { TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { MIN_PASSWORD_LENGTH } from '#shared/account.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './account-layout.module.css';
import { AccountLayout } from './account-layout.tsx';
import { isNotAuthorized } from './not-authorized.ts';
import { PasswordField } from './password-field.tsx';
import { useSetupToken } from './setup-token.ts';
import { failureText, useSubmission } from './use-submission.ts';

const PurchaseModal = lazy(() => import('./purchase-modal.tsx').then((part) => ({ default: part.PurchaseModal })));

const TOO_SHORT = `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`;
const DIFFERENT = 'Passwords do not match';

export function SignUpPage() {
	const { signUp } = useAuth();
	const setupToken = useSetupToken();
	const [email, setEmail] = useState('');
	const [password, setPassword] = useState('');
	const [confirmation, setConfirmation] = useState('');
	/** Fields whose problems may show: those that were left, and all of them after the button was pressed. */
	const [left, setLeft] = useState({ password: false, confirmation: false });
	const { busy, failure, run, forget } = useSubmission(() => signUp(email.trim(), password, setupToken));

	const tooShort = password.length < MIN_PASSWORD_LENGTH;
	const different = password !== confirmation;
	const passwordProblem = left.password && password !== '' && tooShort ? TOO_SHORT : undefined;
	const complete = email.trim() !== '' && password !== '' && confirmation !== '';
	const refused = failure !== null && isNotAuthorized(failure);

	const submit = () => {
		setLeft({ password: true, confirmation: true });
		if (complete && !tooShort && !different) run();
	};

	return (
		<AccountLayout
			lead={
				setupToken
					? 'This makes the owner’s account, with any email address.'
					: 'Use the email address of your purchase.'
			}
		>
			<AccountForm
				button="Sign Up"
				ready={complete}
				busy={busy}
				hint="Enter your email address and a password, twice."
				failure={failure && !refused ? failureText(failure, 'Failed to create account. Please try again.') : null}
				onSubmit={submit}
			>
				<TextInput
					label="Email"
					type="email"
					name="email"
					autoComplete="username"
					required
					value={email}
					onChange={(event) => setEmail(event.currentTarget.value)}
				/>
				<PasswordField
					label="Password"
					name="password"
					autoComplete="new-password"
					required
					description={passwordProblem ? undefined : `At least ${MIN_PASSWORD_LENGTH} characters.`}
					value={password}
					error={passwordProblem}
					onChange={(event) => setPassword(event.currentTarget.value)}
					onBlur={() => setLeft((before) => ({ ...before, password: true }))}
				/>
				<PasswordField
					label="Confirm Password"
					name="confirm-password"
					autoComplete="new-password"
					required
					value={confirmation}
					error={left.confirmation && confirmation !== '' && different ? DIFFERENT : undefined}
					onChange={(event) => setConfirmation(event.currentTarget.value)}
					onBlur={() => setLeft((before) => ({ ...before, confirmation: true }))}
				/>
			</AccountForm>
			<p className={styles.other}>
				Already have an account?{' '}
				<TextLink as={Link} to="/signin">
					Sign In
				</TextLink>
			</p>
			{refused ? (
				<Suspense>
					<PurchaseModal title="Purchase Required" onClose={forget}>
						<strong>{email.trim()}</strong> is not on the list of purchases. Access to Growth Toolkit requires a
						purchase; sign up with the email address that you bought with.
					</PurchaseModal>
				</Suspense>
			) : null}
		</AccountLayout>
	);
}
