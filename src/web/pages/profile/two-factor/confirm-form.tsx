import { useState } from 'react';
import type { PasswordAndCode } from '#shared/two-factor-requests.ts';
import type { ApiFailure } from '#web/api/client.ts';
import { AccountForm } from '#web/pages/account/account-form.tsx';
import { CodeField, type CodeKind } from '#web/pages/account/code-field.tsx';
import { PasswordField } from '#web/pages/account/password-field.tsx';
import { failureText } from '#web/pages/account/use-submission.ts';
import { Username } from '#web/pages/account/username.tsx';

interface ConfirmFormProps {
	email: string;
	button: string;
	busy: boolean;
	error: Error | null;
	onConfirm: (given: PasswordAndCode) => void;
}

/** The password and a code: what it takes to change how one signs in. */
export function ConfirmForm({ email, button, busy, error, onConfirm }: ConfirmFormProps) {
	const [password, setPassword] = useState('');
	const [code, setCode] = useState('');
	const [kind, setKind] = useState<CodeKind>('app');
	const complete = password !== '' && code.trim() !== '';
	return (
		<AccountForm
			button={button}
			ready={complete}
			busy={busy}
			hint="Enter your password and a code."
			failure={error && failureText(error as ApiFailure, 'Nothing was changed. Try again.')}
			onSubmit={() => {
				if (complete) onConfirm({ password, code });
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
			<CodeField kind={kind} onKind={setKind} value={code} onCode={setCode} />
		</AccountForm>
	);
}
