import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { normalizeEmail } from '#shared/account.ts';
import { Card } from '#ui/card.tsx';
import { SuccessMessage } from '#ui/success-message.tsx';
import type { ApiFailure } from '#web/api/client.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { AccountForm } from '#web/pages/account/account-form.tsx';
import { INVALID_EMAIL, isEmailAddress } from '#web/pages/account/email-address.ts';
import { isNotAuthorized } from '#web/pages/account/not-authorized.ts';
import { useLeft } from '#web/pages/account/use-left.ts';
import { failureText, useSubmission } from '#web/pages/account/use-submission.ts';
import { AccountSummary } from './account-summary.tsx';
import styles from './profile.module.css';
import { usePassingMessage } from './use-passing-message.ts';

const SUCCESS = 'Email updated successfully! Your new email is now active.';
const NOT_AUTHORIZED =
	'The new email address is not in our authorized list. Please contact support or use an email that has been purchased.';

export function ChangeEmailPage() {
	const { user, updateEmail } = useAuth();
	const [newEmail, setNewEmail] = useState('');
	const left = useLeft<'newEmail'>();
	const { message, place, show } = usePassingMessage();
	const { busy, failure, run } = useSubmission(async () => {
		await updateEmail(newEmail.trim());
		setNewEmail('');
		left.startAgain();
		show(SUCCESS);
	}, 'stays');
	if (user === null) return null;

	const problem = problemOf(newEmail, user.email);
	const ready = newEmail.trim() !== '' && !isSame(newEmail, user.email);
	return (
		<div className={styles.page}>
			<AccountSummary user={user} />
			<div className={styles.form}>
				<SuccessMessage ref={place}>{message}</SuccessMessage>
				<Card>
					<AccountForm
						button="Update Email"
						ready={ready}
						busy={busy}
						failure={failure && wordsOf(failure)}
						onSubmit={() => {
							left.leaveAll();
							if (problem === undefined) run();
						}}
					>
						<TextInput
							label="New Email"
							description="It must be on the list of purchases. You sign in with it from then on."
							type="email"
							name="email"
							autoComplete="email"
							required
							value={newEmail}
							error={newEmail === '' ? undefined : left.shown('newEmail', problem)}
							onChange={(event) => setNewEmail(event.currentTarget.value)}
							onBlur={() => left.leave('newEmail')}
						/>
					</AccountForm>
				</Card>
			</div>
		</div>
	);
}

function problemOf(newEmail: string, email: string): string | undefined {
	if (!isEmailAddress(newEmail)) return INVALID_EMAIL;
	return isSame(newEmail, email) ? 'New email must be different from current email' : undefined;
}

function isSame(one: string, other: string): boolean {
	return normalizeEmail(one) === normalizeEmail(other);
}

function wordsOf(failure: ApiFailure): string {
	if (isNotAuthorized(failure)) return NOT_AUTHORIZED;
	return failureText(failure, 'Failed to update email. Please try again.');
}
