import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { TextLink } from '#ui/text-link.tsx';
import { requestReset } from '#web/api/account.ts';
import type { ApiFailure } from '#web/api/client.ts';
import { AccountForm } from './account-form.tsx';
import styles from './account-layout.module.css';
import { AccountLayout } from './account-layout.tsx';
import { INVALID_EMAIL, isEmailAddress } from './email-address.ts';
import { failureText, mayPass, useSubmission } from './use-submission.ts';

export function ForgotPasswordPage() {
	const [email, setEmail] = useState('');
	/** The server's message once it accepted the request; undefined while the form shows. */
	const [answer, setAnswer] = useState<string>();
	const [again, setAgain] = useState(false);
	if (answer !== undefined) {
		const another = () => {
			setAgain(true);
			setAnswer(undefined);
		};
		return <CheckYourEmail email={email} answer={answer} onAnother={another} />;
	}
	return <ForgotPasswordForm email={email} onEmail={setEmail} onSent={setAnswer} again={again} />;
}

interface ForgotPasswordFormProps {
	email: string;
	onEmail: (email: string) => void;
	onSent: (answer: string) => void;
	/** The member came back to enter another address: the one that was tried is selected. */
	again: boolean;
}

function ForgotPasswordForm({ email, onEmail, onSent, again }: ForgotPasswordFormProps) {
	const [attempted, setAttempted] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const { busy, failure, run } = useSubmission(async () => onSent(await requestReset(email.trim())));
	const valid = isEmailAddress(email);
	useEffect(() => {
		if (!again) return;
		field.current?.focus();
		field.current?.select();
	}, [again]);

	return (
		<AccountLayout lead="Enter the email address of your account. You will get a link to set a new password.">
			<AccountForm
				button="Send Reset Link"
				ready
				busy={busy}
				failure={failure && wordsOf(failure)}
				onSubmit={() => {
					setAttempted(true);
					if (valid) run();
				}}
			>
				<TextInput
					ref={field}
					label="Email"
					type="email"
					name="email"
					autoComplete="username"
					required
					value={email}
					error={attempted && !valid ? INVALID_EMAIL : undefined}
					onChange={(event) => onEmail(event.currentTarget.value)}
				/>
			</AccountForm>
			<p className={styles.other}>
				Remembered it?{' '}
				<TextLink as={Link} to="/signin">
					Sign In
				</TextLink>
			</p>
		</AccountLayout>
	);
}

interface CheckYourEmailProps {
	email: string;
	answer: string;
	onAnother: () => void;
}

function CheckYourEmail({ email, answer, onAnother }: CheckYourEmailProps) {
	return (
		<AccountLayout heading="Check Your Email" changed lead={answer}>
			<div className={styles.actions}>
				<p className={styles.note}>
					You entered <strong>{email.trim()}</strong>. A link works for 1 hour and only once. If none arrives within a
					few minutes, look into the spam folder, or try the address of your purchase.
				</p>
				<Button size="md" fullWidth variant="filled" component={Link} to="/signin">
					Back to Sign In
				</Button>
				<Button size="md" fullWidth onClick={onAnother}>
					Try Different Email
				</Button>
			</div>
		</AccountLayout>
	);
}

function wordsOf(failure: ApiFailure): string {
	return failureText(
		failure,
		mayPass(failure) ? 'Something went wrong. Please try again.' : 'Failed to send reset email',
	);
}
