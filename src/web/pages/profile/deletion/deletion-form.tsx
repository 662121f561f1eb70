import { Button, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import type { DeletionRequest } from '#shared/own-data.ts';
import { SuccessMessage } from '#ui/success-message.tsx';
import type { ApiFailure } from '#web/api/client.ts';
import { useDeleteAccount } from '#web/api/own-data.ts';
import { longDay } from '#web/dates.ts';
import { AccountForm } from '#web/pages/account/account-form.tsx';
import { PasswordField } from '#web/pages/account/password-field.tsx';
import { failureText } from '#web/pages/account/use-submission.ts';
import { Username } from '#web/pages/account/username.tsx';
import profile from '../profile.module.css';
import { usePassingMessage } from '../use-passing-message.ts';
import styles from './deletion.module.css';

type When = DeletionRequest['when'];

const CHOICE = { description: styles.choice, radio: styles.radio };

interface DeletionFormProps {
	email: string;
	/** Whether a day is set already. */
	isPlanned: boolean;
}

/** When, the password, and a press that confirms. */
export function DeletionForm({ email, isPlanned }: DeletionFormProps) {
	const [chosen, setChosen] = useState<When>('in-30-days');
	const [password, setPassword] = useState('');
	const [missing, setMissing] = useState(false);
	const [asked, setAsked] = useState(false);
	const { message, place, show } = usePassingMessage();
	const remove = useDeleteAccount();
	const when: When = isPlanned ? 'now' : chosen;

	const ask = () => {
		setMissing(password === '');
		if (password !== '') setAsked(true);
	};
	const carryOut = () =>
		remove.mutate(
			{ password, when },
			{
				onSuccess: ({ deleteAt }) => {
					setPassword('');
					if (deleteAt) show(`Your account will be deleted on ${longDay(deleteAt)}.`);
				},
				onSettled: () => setAsked(false),
			},
		);
	return (
		<>
			<div className={profile.messages}>
				<SuccessMessage ref={place}>{message}</SuccessMessage>
			</div>
			<AccountForm
				button="Delete Account"
				ready
				busy={remove.isPending}
				failure={remove.error && failureText(remove.error as ApiFailure, 'Your account was not deleted. Try again.')}
				onSubmit={ask}
			>
				<Username email={email} />
				<Radio.Group label="When" value={when} onChange={(value) => setChosen(value as When)}>
					<div className={styles.choices}>
						<Radio
							classNames={CHOICE}
							value="in-30-days"
							label="In 30 days"
							description="Until then everything works, shared pages too, and any page lets you keep your account."
							disabled={isPlanned}
						/>
						<Radio
							classNames={CHOICE}
							value="now"
							label="At once"
							description="You are signed out, and nobody can bring anything back."
						/>
					</div>
				</Radio.Group>
				<PasswordField
					label="Current Password"
					name="current-password"
					autoComplete="current-password"
					required
					value={password}
					error={missing ? 'Current password is required' : undefined}
					onChange={(event) => {
						setPassword(event.currentTarget.value);
						setMissing(false);
					}}
				/>
			</AccountForm>
			<Modal
				opened={asked}
				onClose={() => setAsked(false)}
				title={when === 'now' ? 'Delete everything now?' : 'Delete your account in 30 days?'}
				closeButtonProps={{ 'aria-label': 'Close' }}
			>
				<p className={styles.question}>
					{when === 'now'
						? 'Your account and everything in it go for good, and the pages that you shared stop working.'
						: 'We send you an email with the date. Until then, any page lets you keep your account.'}
				</p>
				<div className={styles.buttons}>
					<Button data-autofocus onClick={() => setAsked(false)}>
						Keep my account
					</Button>
					<Button variant="filled" loading={remove.isPending} onClick={carryOut}>
						{when === 'now' ? 'Delete it for good' : 'Delete it in 30 days'}
					</Button>
				</div>
			</Modal>
		</>
	);
}
