import { useState } from 'react';
import { TextLink } from '#ui/text-link.tsx';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './account-layout.module.css';
import { AccountLayout } from './account-layout.tsx';
import { CodeField, type CodeKind } from './code-field.tsx';
import { failureText, useSubmission } from './use-submission.ts';

interface CodeStepProps {
	challenge: string;
	/** Back to the password, with the reason where the member did not choose it. */
	onReturn: (why: string | null) => void;
}

/** The second step of signing in. */
export function CodeStep({ challenge, onReturn }: CodeStepProps) {
	const { signInWithCode } = useAuth();
	const [code, setCode] = useState('');
	const [kind, setKind] = useState<CodeKind>('app');
	const { busy, failure, run } = useSubmission(async () => {
		await signInWithCode(challenge, code).catch((reason: unknown) => {
			if (!isOver(reason)) throw reason;
			onReturn(reason.message);
		});
	});
	const complete = code.trim() !== '';
	return (
		<AccountLayout
			heading="Enter Your Code"
			lead="Your password is right. This account has two-factor authentication, so it needs a code as well."
		>
			<AccountForm
				button="Sign In"
				ready={complete}
				busy={busy}
				hint="Enter the code."
				failure={failure && failureText(failure, 'Sign in failed. Please try again.')}
				onSubmit={() => {
					if (complete) run();
				}}
			>
				<CodeField first kind={kind} onKind={setKind} value={code} onCode={setCode} />
			</AccountForm>
			<p className={styles.other}>
				<TextLink as="button" onClick={() => onReturn(null)}>
					Back to Sign In
				</TextLink>
			</p>
		</AccountLayout>
	);
}

/** Five minutes have passed, or the account has changed: only the password helps. */
function isOver(reason: unknown): reason is Error {
	return reason instanceof Error && 'code' in reason && reason.code === 'INVALID_TOKEN';
}
