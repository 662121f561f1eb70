import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { takeBackAddress } from '#web/api/account.ts';
import { AccountForm } from './account-form.tsx';
import styles from './account-layout.module.css';
import { AccountLayout } from './account-layout.tsx';
import { useResetToken } from './reset-token.ts';
import { failureText, useSubmission } from './use-submission.ts';

/** Opened by the mail to an old address. Only the button changes anything: programs that look at mails open links, too. */
export function TakeBackAddressPage() {
	const { token = '' } = useResetToken();
	const [email, setEmail] = useState('');
	const { busy, failure, run } = useSubmission(async () => setEmail(await takeBackAddress(token)));
	if (email !== '') return <TakenBack email={email} />;
	return (
		<AccountLayout lead="If it was not you who changed the email address of your account, take it back here. Everybody who is signed in is signed out.">
			<AccountForm
				button="Take the address back"
				ready={token !== ''}
				busy={busy}
				failure={
					token === ''
						? 'This link is not complete: open it from the mail again.'
						: failure && failureText(failure, 'The address could not be taken back. Please try again.')
				}
				onSubmit={run}
			/>
		</AccountLayout>
	);
}

function TakenBack({ email }: { email: string }) {
	return (
		<AccountLayout
			heading="The account is yours again"
			changed
			lead={`Its email address is ${email}. Set a new password now: whoever changed the address may know the present one.`}
		>
			<div className={styles.actions}>
				<Button size="md" fullWidth variant="filled" component={Link} to="/forgot-password">
					Set a new password
				</Button>
			</div>
		</AccountLayout>
	);
}
