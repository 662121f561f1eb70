import { Button, Modal } from '@mantine/core';
import { Notice } from '#ui/notice.tsx';
import { useRemoveMember } from '#web/api/members.ts';
import type { DialogProps } from './add-dialog.tsx';
import styles from './members-page.module.css';

interface RemoveDialogProps extends DialogProps {
	email: string;
}

/** Asks before an address is taken off the list. */
export function RemoveDialog({ opened, onClose, email, onDone }: RemoveDialogProps) {
	return (
		<Modal opened={opened} onClose={onClose} title="Remove from the list" closeButtonProps={{ 'aria-label': 'Close' }}>
			<Question email={email} onClose={onClose} onDone={onDone} />
		</Modal>
	);
}

function Question({ email, onClose, onDone }: Omit<RemoveDialogProps, 'opened'>) {
	const remove = useRemoveMember();
	return (
		<>
			<p className={styles.text}>
				<strong>{email}</strong> can no longer make an account. An account that exists already stays, with its runs, and
				can still sign in. To end that, suspend the account: More, then “Suspend the account”.
			</p>
			{remove.isError ? <Notice tone="red">The address could not be removed: {remove.error.message}</Notice> : null}
			<div className={styles.buttons}>
				<Button data-autofocus onClick={onClose}>
					Keep it
				</Button>
				<Button
					variant="filled"
					loading={remove.isPending}
					onClick={() => remove.mutate(email, { onSuccess: () => onDone(`${email} is off the list.`) })}
				>
					Remove
				</Button>
			</div>
		</>
	);
}
