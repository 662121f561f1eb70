import { Button, TextInput } from '@mantine/core';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { MIN_PASSWORD_LENGTH } from '#shared/account.ts';
import { NOT_AUTHORIZED_MESSAGE } from '#shared/errors.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ApiFailure } from '#web/api/client.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import styles from './account-layout.module.css';
import { AccountLayout } from './account-layout.tsx';
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
	/** Fields whose problems may show: those that were left, and all of them after the button. */
	const [left, setLeft] = useState({ password: false, confirmation: false });
	const { busy, failure, run, forget } = useSubmission(() => signUp(email.trim(), password, setupToken));

	const tooShort = password.length < MIN_PASSWORD_LENGTH;
	const different = password !== confirmation;
	const passwordProblem = left.password && password !== '' && tooShort ? TOO_SHORT : undefined;
	const complete = email.trim() !== '' && password !== '' && confirmation !== '';
	const refused = failure !== null && needsPurchase(failure);

	const submit = (event: FormEvent) => {
		event.preventDefault();
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
			<form className={styles.form} onSubmit={submit} noValidate>
				{failure && !refused ? (
					<Notice tone="red">{failureText(failure, 'Failed to create account. Please try again.')}</Notice>
				) : null}
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
				<Button type="submit" variant="filled" size="md" fullWidth disabled={!complete} loading={busy}>
					Sign Up
				</Button>
				<p className={styles.reason}>{complete ? null : 'Enter your email and a password, twice.'}</p>
			</form>
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

/** Whether the refusal means that nothing was bought with this address. */
function needsPurchase(failure: ApiFailure): boolean {
	const words = failure.message.toLowerCase();
	return (
		failure.code === 'NOT_AUTHORIZED' ||
		[NOT_AUTHORIZED_MESSAGE, 'NOT_AUTHORIZED', 'not authorized', 'purchase'].some((sign) =>
			words.includes(sign.toLowerCase()),
		)
	);
}
