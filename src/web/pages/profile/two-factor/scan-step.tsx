import { useState } from 'react';
import type { SetUp } from '#shared/two-factor-requests.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ApiFailure } from '#web/api/client.ts';
import { useTurnOn } from '#web/api/two-factor.ts';
import { AccountForm } from '#web/pages/account/account-form.tsx';
import { CodeField } from '#web/pages/account/code-field.tsx';
import { failureText } from '#web/pages/account/use-submission.ts';
import { Lead } from './lead.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './two-factor.module.css';

interface ScanStepProps {
	given: SetUp;
	onCodes: (codes: string[]) => void;
}

/** Brings the key into the member's app, and proves by one code that it is there. */
export function ScanStep({ given, onCodes }: ScanStepProps) {
	const [code, setCode] = useState('');
	const turnOn = useTurnOn();
	const complete = code.trim() !== '';
	return (
		<div className={styles.dialog}>
			<Lead>
				Scan this with an authenticator app, such as Google Authenticator, 1Password or Aegis. If it is on this device,{' '}
				<TextLink href={given.address}>open it</TextLink>.
			</Lead>
			<QrCode text={given.address} label="QR code with the key for your authenticator app" />
			<div className={styles.key}>
				<p>
					Or type this key: <code>{given.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
				</p>
				<CopyButton size="xs" label="Copy the key" text={() => given.secret} />
			</div>
			<AccountForm
				button="Turn on"
				ready={complete}
				busy={turnOn.isPending}
				hint="Enter the code that your app shows now."
				failure={turnOn.error && failureText(turnOn.error as ApiFailure, 'It was not turned on. Try again.')}
				onSubmit={() => {
					if (complete) turnOn.mutate({ setUp: given.setUp, code }, { onSuccess: onCodes });
				}}
			>
				<CodeField kind="app" value={code} onCode={setCode} />
			</AccountForm>
		</div>
	);
}
