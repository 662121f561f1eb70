import { useState } from 'react';
import { unmetRules } from '#shared/password-rules.ts';
import { resetPassword } from '#web/api/account.ts';
import { ApiFailure } from '#web/api/client.ts';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { NewPassword } from './new-password.tsx';
import { useLeft } from './use-left.ts';
import { listedFailureText, mayPass, useSubmission } from './use-submission.ts';
import { Username } from './username.tsx';

interface ResetPasswordFormProps {
	token: string;
	/** Whose password it is. */
	email: string;
	onDone: () => void;
	/** The link expired or was used since it was verified. */
	onExpired: (failure: ApiFailure) => void;
}

export function ResetPasswordForm({ token, email, onDone, onExpired }: ResetPasswordFormProps) {
	const [password, setPassword] = useState('');
	const [confirmation, setConfirmation] = useState('');
	const left = useLeft<'password' | 'confirmation'>();
	const { busy, failure, run } = useSubmission(async () => {
		try {
			await resetPassword(token, password);
		} catch (failure) {
			if (failure instanceof ApiFailure && failure.code === 'INVALID_TOKEN') return onExpired(failure);
			throw failure;
		}
		onDone();
	});
	const passwordProblem = problemOf(password);
	const confirmationProblem = password === confirmation ? undefined : 'Passwords do not match';
	const ready = passwordProblem === undefined && confirmationProblem === undefined;

	return (
		<AccountLayout changed lead={`Choose a new password for ${email}.`}>
			<AccountForm
				button="Reset Password"
				ready={ready}
				busy={busy}
				hint="Meet every requirement, and enter the password twice."
				failure={failure && wordsOf(failure)}
				onSubmit={() => {
					left.leaveAll();
					if (ready) run();
				}}
			>
				<Username email={email} />
				<NewPassword
					labels={['New Password', 'Confirm Password']}
					password={password}
					confirmation={confirmation}
					passwordProblem={left.shown('password', passwordProblem)}
					confirmationProblem={left.shown('confirmation', confirmationProblem)}
					onPassword={setPassword}
					onConfirmation={setConfirmation}
					onLeft={left.leave}
				/>
			</AccountForm>
		</AccountLayout>
	);
}

function problemOf(password: string): string | undefined {
	if (password === '') return 'New password is required';
	return unmetRules(password).length > 0 ? 'Please fix the password requirements below' : undefined;
}

function wordsOf(failure: ApiFailure): string {
	const words = 'Failed to reset password';
	return listedFailureText(failure, mayPass(failure) ? `${words}. Please try again.` : words);
}
