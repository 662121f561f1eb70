import { Button, Modal } from '@mantine/core';
import { useNavigate } from 'react-router';
import { Notice } from '#ui/notice.tsx';
import { ApiFailure } from '#web/api/client.ts';
import { useEndSession } from '#web/api/profile.ts';
import { useTwoFactor } from '#web/api/two-factor.ts';
import styles from './not-me.module.css';
import type { AfterNotMe } from './not-me.ts';

interface NotMeDialogProps {
	session: { id: string; name: string };
	onClose: () => void;
}

/** Says what happens, ends the session, and leads to a new password. */
export function NotMeDialog({ session, onClose }: NotMeDialogProps) {
	const navigate = useNavigate();
	const end = useEndSession();
	const { data: twoFactor } = useTwoFactor();
	const offersTwoFactor = twoFactor?.since === null;
	const goOn = () => {
		const state: AfterNotMe = { signedOut: session.name, offersTwoFactor };
		navigate('/profile/change-password', { state });
	};
	// One that is over already is what the member wants.
	const carryOut = () =>
		end.mutate(session.id, { onSuccess: goOn, onError: (failure) => (isGone(failure) ? goOn() : undefined) });
	return (
		<Modal opened onClose={onClose} title={`${session.name} was not you?`} closeButtonProps={{ 'aria-label': 'Close' }}>
			<ol className={styles.steps}>
				<li>{session.name} is signed out now.</li>
				<li>
					You choose a new password, since somebody may know the present one. That signs out every other browser, too;
					only this one stays signed in.
				</li>
				{offersTwoFactor ? (
					<li>
						Then you can turn on two-factor authentication, so that nobody signs in with your password alone. It is off.
					</li>
				) : null}
			</ol>
			{end.error && !isGone(end.error) ? (
				<Notice tone="red">The session could not be ended: {end.error.message}</Notice>
			) : null}
			<div className={styles.buttons}>
				<Button data-autofocus onClick={onClose}>
					Cancel
				</Button>
				<Button variant="filled" loading={end.isPending} onClick={carryOut}>
					Sign out and change password
				</Button>
			</div>
		</Modal>
	);
}

function isGone(failure: Error): boolean {
	return failure instanceof ApiFailure && failure.status === 404;
}
