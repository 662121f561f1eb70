import { Button, Modal, TextInput } from '@mantine/core';
import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useResetLink } from '#web/api/members.ts';
import type { DialogProps } from './add-dialog.tsx';
import styles from './members-page.module.css';

interface ResetLinkDialogProps extends Omit<DialogProps, 'onDone'> {
	email: string;
}

/** For a member whom mail does not reach: a link to set a new password, to be handed over in person. */
export function ResetLinkDialog({ opened, onClose, email }: ResetLinkDialogProps) {
	return (
		<Modal
			opened={opened}
			onClose={onClose}
			title="Link to set a new password"
			closeButtonProps={{ 'aria-label': 'Close' }}
		>
			<ResetLink email={email} onClose={onClose} />
		</Modal>
	);
}

function ResetLink({ email, onClose }: Omit<ResetLinkDialogProps, 'opened'>) {
	const make = useResetLink();
	const link = make.data;
	return (
		<>
			<p className={styles.text}>
				Whoever opens the link sets the password of <strong>{email}</strong>. It works once and for an hour, and a link
				that was made before stops working. Pass it on by a way that only this person reads.
			</p>
			{make.isError ? <Notice tone="red">The link could not be made: {make.error.message}</Notice> : null}
			{link === undefined ? null : (
				<TextInput
					label="The link"
					className={styles.link}
					readOnly
					value={link}
					onFocus={(event) => event.currentTarget.select()}
				/>
			)}
			<div className={styles.buttons}>
				<Button onClick={onClose}>{link === undefined ? 'Cancel' : 'Close'}</Button>
				{link === undefined ? (
					<Button data-autofocus variant="filled" loading={make.isPending} onClick={() => make.mutate(email)}>
						Make the link
					</Button>
				) : (
					<CopyButton label="Copy the link" text={() => link} />
				)}
			</div>
		</>
	);
}
