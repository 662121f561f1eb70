import { TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { SESSION_EXPIRED_MESSAGE } from '#shared/errors.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ApiFailure } from '#web/api/client.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './account-layout.module.css';
import { AccountLayout } from './account-layout.tsx';
import { PasswordField } from './password-field.tsx';
import { failureText, useSubmission } from './use-submission.ts';

const PurchaseModal = lazy(() => import('./purchase-modal.tsx').then((part) => ({ default: part.PurchaseModal })));

interface PasswordStepProps {
	email: string;
	onEmail: (email: string) => void;
	/** Why the second step led back here; null where it did not. */
	returned: string | null;
	/** The password is right, and a code is needed as well. */
	onChallenge: (challenge: string) => void;
}

/** The first step of signing in, and for most accounts the only one. */
export function PasswordStep({ email, onEmail, returned, onChallenge }: PasswordStepProps) {
	const { signIn, ended } = useAuth();
	const [password, setPassword] = useState('');
	const { busy, failure, run, forget } = useSubmission(async () => {
		const challenge = await signIn(email.trim(), password);
		if (challenge !== null) onChallenge(challenge);
	});
	const unknown = failure?.code === 'ACCOUNT_NOT_FOUND';
	const complete = email.trim() !== '' && password !== '';

	return (
		<AccountLayout lead="Use the email address of your purchase.">
			<AccountForm
				button="Sign In"
				ready={complete}
				busy={busy}
				hint="Enter your email address and password."
				failure={failure && !unknown ? wordsOf(failure) : null}
				notice={
					failure === null ? (
						<Reason>{returned ?? (ended === 'expired' ? SESSION_EXPIRED_MESSAGE : null)}</Reason>
					) : null
				}
				onSubmit={() => {
					if (complete) run();
				}}
			>
				<TextInput
					label="Email"
					type="email"
					name="email"
					autoComplete="username"
					required
					value={email}
					onChange={(event) => onEmail(event.currentTarget.value)}
				/>
				<div className={styles.field}>
					<PasswordField
						label="Password"
						name="password"
						autoComplete="current-password"
						required
						value={password}
						onChange={(event) => setPassword(event.currentTarget.value)}
					/>
					<TextLink as={Link} to="/forgot-password" className={styles.forgot}>
						Forgot password?
					</TextLink>
				</div>
			</AccountForm>
			<p className={styles.other}>
				No account yet?{' '}
				<TextLink as={Link} to="/signup">
					Sign Up
				</TextLink>
			</p>
			{unknown ? (
				<Suspense>
					<PurchaseModal title="Account Not Found" onClose={forget}>
						There is no account for <strong>{email.trim()}</strong>. Access to Growth Toolkit requires a purchase. After
						it, sign up with the email address that you bought with.
					</PurchaseModal>
				</Suspense>
			) : null}
		</AccountLayout>
	);
}

/** Why the member is on this page. */
function Reason({ children }: { children: string | null }) {
	return children === null ? null : (
		<Notice tone="yellow" live>
			{children}
		</Notice>
	);
}

function wordsOf(failure: ApiFailure): string {
	if (failure.code === 'INCORRECT_PASSWORD') return 'Incorrect email and/or password';
	return failureText(failure, 'Sign in failed. Please try again.');
}
