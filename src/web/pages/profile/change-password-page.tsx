import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { unmetRules } from '#shared/password-rules.ts';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { SuccessMessage } from '#ui/success-message.tsx';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { AccountForm } from '#web/pages/account/account-form.tsx';
import { NewPassword } from '#web/pages/account/new-password.tsx';
import { PasswordField } from '#web/pages/account/password-field.tsx';
import { useLeft } from '#web/pages/account/use-left.ts';
import { listedFailureText, useSubmission } from '#web/pages/account/use-submission.ts';
import { Username } from '#web/pages/account/username.tsx';
import { AccountSummary } from './account-summary.tsx';
import { type AfterNotMe, afterNotMe } from './not-me.ts';
import styles from './profile.module.css';
import { usePassingMessage } from './use-passing-message.ts';

const SUCCESS = 'Password updated successfully! Please use your new password for future logins.';
const EMPTY = { current: '', password: '', confirmation: '' };
type Entries = typeof EMPTY;

export function ChangePasswordPage() {
	const { user, changePassword } = useAuth();
	const [entries, setEntries] = useState(EMPTY);
	const left = useLeft<keyof Entries>();
	const { message, place, show } = usePassingMessage();
	const notMe = afterNotMe(useLocation().state);
	const [changed, setChanged] = useState(false);
	const { busy, failure, run } = useSubmission(async () => {
		await changePassword(entries.current, entries.password);
		setEntries(EMPTY);
		left.startAgain();
		setChanged(true);
		show(SUCCESS);
	}, 'stays');
	if (user === null) return null;

	const problems = problemsOf(entries);
	const shown = (field: keyof Entries) => left.shown(field, problems[field]);
	const set = (change: Partial<Entries>) => setEntries((before) => ({ ...before, ...change }));
	return (
		<div className={styles.page}>
			<AccountSummary user={user} />
			<div className={styles.form}>
				<SuccessMessage ref={place}>{message}</SuccessMessage>
				{notMe ? <NotMeNotice {...notMe} changed={changed} /> : null}
				<Card>
					<AccountForm
						button="Update Password"
						ready
						busy={busy}
						failure={failure && listedFailureText(failure, 'Failed to update password. Please try again.')}
						onSubmit={() => {
							left.leaveAll();
							if (Object.keys(problems).length === 0) run();
						}}
					>
						<Username email={user.email} />
						<PasswordField
							label="Current Password"
							name="current-password"
							autoComplete="current-password"
							required
							value={entries.current}
							error={shown('current')}
							onChange={(event) => set({ current: event.currentTarget.value })}
							onBlur={() => {
								if (entries.current !== '') left.leave('current');
							}}
						/>
						<NewPassword
							password={entries.password}
							confirmation={entries.confirmation}
							passwordProblem={shown('password')}
							confirmationProblem={shown('confirmation')}
							onPassword={(password) => set({ password })}
							onConfirmation={(confirmation) => set({ confirmation })}
							onLeft={left.leave}
						/>
					</AccountForm>
				</Card>
			</div>
		</div>
	);
}

/** For who came by “Not me”: what is done, and what comes next. */
function NotMeNotice({ signedOut, offersTwoFactor, changed }: AfterNotMe & { changed: boolean }) {
	if (!changed) {
		return (
			<div className={styles.notice}>
				<Notice tone="neutral">
					{signedOut} is signed out. Choose a new password now: it signs out every other browser, and only this one
					stays signed in.
				</Notice>
			</div>
		);
	}
	return (
		<div className={styles.notice}>
			<Notice
				tone="neutral"
				action={
					offersTwoFactor ? (
						<Button size="xs" component={Link} to="/profile#two-factor">
							Turn on two-factor authentication
						</Button>
					) : null
				}
			>
				Every other browser is signed out.
				{offersTwoFactor ? ' With a code from an app besides, nobody signs in with your password alone.' : ''}
			</Notice>
		</div>
	);
}

function problemsOf({ current, password, confirmation }: Entries): Partial<Record<keyof Entries, string>> {
	const problems: Partial<Record<keyof Entries, string>> = {};
	if (current === '') problems.current = 'Current password is required';
	const unmet = unmetRules(password);
	if (password === '') problems.password = 'New password is required';
	else if (password === current) problems.password = 'New password must be different from current password';
	else if (unmet.length > 0) problems.password = unmet.join('. ');
	if (password !== confirmation) problems.confirmation = 'New passwords do not match';
	return problems;
}
