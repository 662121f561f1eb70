import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { verifyResetToken } from '#web/api/account.ts';
import { ApiFailure } from '#web/api/client.ts';
import styles from './account-layout.module.css';
import { AccountLayout } from './account-layout.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { useResetToken } from './reset-token.ts';
import { failureText, mayPass } from './use-submission.ts';

/** Verifies the link, then takes the new password. */
export function ResetPasswordPage() {
	const { token, forget } = useResetToken();
	const [done, setDone] = useState(false);
	if (done) return <PasswordReset />;
	if (token === undefined) return <InvalidLink reason="No reset token provided" />;
	const finish = () => {
		setDone(true);
		forget();
	};
	return <ResetByToken key={token} token={token} onDone={finish} />;
}

type State = { is: 'verifying' } | { is: 'valid'; email: string } | { is: 'invalid'; failure: unknown };

function ResetByToken({ token, onDone }: { token: string; onDone: () => void }) {
	const [state, setState] = useState<State>({ is: 'verifying' });
	const verifying = state.is === 'verifying';

	useEffect(() => {
		if (!verifying) return;
		const leaving = new AbortController();
		verifyResetToken(token, leaving.signal).then(
			(email) => setState({ is: 'valid', email }),
			(failure: unknown) => {
				if (!leaving.signal.aborted) setState({ is: 'invalid', failure });
			},
		);
		return () => leaving.abort();
	}, [token, verifying]);

	if (state.is === 'verifying') return <Verifying />;
	if (state.is === 'invalid') {
		const { reason, passing } = judge(state.failure);
		return <InvalidLink reason={reason} onAgain={passing ? () => setState({ is: 'verifying' }) : undefined} />;
	}
	return (
		<ResetPasswordForm
			token={token}
			email={state.email}
			onDone={onDone}
			onExpired={(failure) => setState({ is: 'invalid', failure })}
		/>
	);
}

/** Why a link was refused, and whether the connection to the server was at fault. */
function judge(failure: unknown): { reason: string; passing: boolean } {
	const words = 'Failed to verify reset token';
	if (!(failure instanceof ApiFailure)) return { reason: words, passing: true };
	return { reason: failureText(failure, words), passing: mayPass(failure) };
}

function Verifying() {
	return (
		<AccountLayout lead="Checking your link.">
			<Spinner label="Verifying your reset link" />
		</AccountLayout>
	);
}

interface InvalidLinkProps {
	reason: string;
	/** Where the link itself may be valid, and only the connection to the server failed. */
	onAgain?: (() => void) | undefined;
}

function InvalidLink({ reason, onAgain }: InvalidLinkProps) {
	return (
		<AccountLayout
			changed
			heading={onAgain ? 'Link Not Checked' : 'Invalid Reset Link'}
			lead={onAgain ? 'Your link could not be checked.' : 'A link works for 1 hour, and only once.'}
		>
			<div className={styles.actions}>
				<Notice tone="red">{reason}</Notice>
				{onAgain ? (
					<Button size="md" fullWidth onClick={onAgain}>
						Check Again
					</Button>
				) : null}
				<Button size="md" fullWidth variant="filled" component={Link} to="/forgot-password">
					Request New Reset Link
				</Button>
				<Button size="md" fullWidth component={Link} to="/signin">
					Back to Sign In
				</Button>
			</div>
		</AccountLayout>
	);
}

function PasswordReset() {
	return (
		<AccountLayout
			heading="Password Reset"
			changed
			lead="Your new password is set. Every session that was open has ended."
		>
			<Button size="md" fullWidth variant="filled" component={Link} to="/signin">
				Sign In Now
			</Button>
		</AccountLayout>
	);
}
