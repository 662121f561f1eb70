import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { SetUp } from '#shared/two-factor-requests.ts';
import type { ApiFailure } from '#web/api/client.ts';
import { useSetUp } from '#web/api/two-factor.ts';
import { AccountForm } from '#web/pages/account/account-form.tsx';
import { PasswordField } from '#web/pages/account/password-field.tsx';
import { failureText } from '#web/pages/account/use-submission.ts';
import { Username } from '#web/pages/account/username.tsx';
import { type DialogProps, modalProps } from './dialog.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';
import styles from './two-factor.module.css';

/** The password, the app, then the recovery codes. */
export function TurnOnDialog({ email, onClose, onDone }: DialogProps) {
	const [given, setGiven] = useState<SetUp | null>(null);
	const [codes, setCodes] = useState<string[] | null>(null);
	const done = () => onDone('Two-factor authentication is on.');
	const title = codes ? 'Keep your recovery codes' : 'Turn on two-factor authentication';
	return (
		<Modal {...modalProps(codes !== null, onClose)} title={title}>
			{codes ? <RecoveryCodes email={email} codes={codes} onDone={done} /> : null}
			{given && !codes ? <ScanStep given={given} onCodes={setCodes} /> : null}
			{given ? null : <PasswordStep email={email} onSetUp={setGiven} />}
		</Modal>
	);
}

function PasswordStep({ email, onSetUp }: { email: string; onSetUp: (given: SetUp) => void }) {
	const [password, setPassword] = useState('');
	const setUp = useSetUp();
	return (
		<div className={styles.dialog}>
			<p className={styles.lead}>
				From then on, signing in needs your password and a code of an app on your phone. Browsers that are signed in now
				stay signed in.
			</p>
			<AccountForm
				button="Go on"
				ready={password !== ''}
				busy={setUp.isPending}
				hint="Enter your password."
				failure={setUp.error && failureText(setUp.error as ApiFailure, 'It could not be begun. Try again.')}
				onSubmit={() => {
					if (password !== '') setUp.mutate(password, { onSuccess: onSetUp });
				}}
			>
				<Username email={email} />
				<PasswordField
					label="Current Password"
					name="current-password"
					autoComplete="current-password"
					required
					data-autofocus
					value={password}
					onChange={(event) => setPassword(event.currentTarget.value)}
				/>
			</AccountForm>
		</div>
	);
}
