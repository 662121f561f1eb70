import { useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';

/** Email and password, then a code where the account has two-factor authentication. */
export function SignInPage() {
	const [email, setEmail] = useState('');
	const [challenge, setChallenge] = useState<string | null>(null);
	const [returned, setReturned] = useState<string | null>(null);

	if (challenge === null) {
		return <PasswordStep email={email} onEmail={setEmail} returned={returned} onChallenge={setChallenge} />;
	}
	return (
		<CodeStep
			challenge={challenge}
			onReturn={(why) => {
				setChallenge(null);
				setReturned(why);
			}}
		/>
	);
}
