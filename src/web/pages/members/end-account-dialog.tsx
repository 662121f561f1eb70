import { Button, Modal } from '@mantine/core';
import { Notice } from '#ui/notice.tsx';
import { useDeleteAccount, useSuspendMember } from '#web/api/members.ts';
import type { DialogProps } from './add-dialog.tsx';
import styles from './members-page.module.css';

interface EndAccountDialogProps extends DialogProps {
	email: string;
	kind: 'suspend' | 'delete';
}

/** Asks before an account is suspended or deleted. */
export function EndAccountDialog({ opened, kind, ...others }: EndAccountDialogProps) {
	const title = kind === 'suspend' ? 'Suspend the account' : 'Delete the account';
	return (
		<Modal opened={opened} onClose={others.onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
			{kind === 'suspend' ? <Suspend {...others} /> : <Delete {...others} />}
		</Modal>
	);
}

type QuestionProps = Omit<EndAccountDialogProps, 'opened' | 'kind'>;

function Suspend({ email, onClose, onDone }: QuestionProps) {
	const suspend = useSuspendMember();
	return (
		<>
			<p className={styles.text}>
				<strong>{email}</strong> is signed out everywhere and cannot sign in until you allow it again. Its results,
				clients and pages for clients stay.
			</p>
			{suspend.isError ? <Notice tone="red">It could not be suspended: {suspend.error.message}</Notice> : null}
			<div className={styles.buttons}>
				<Button data-autofocus onClick={onClose}>
					Cancel
				</Button>
				<Button
					variant="filled"
					loading={suspend.isPending}
					onClick={() => suspend.mutate(email, { onSuccess: () => onDone(`${email} is suspended.`) })}
				>
					Suspend
				</Button>
			</div>
		</>
	);
}

function Delete({ email, onClose, onDone }: QuestionProps) {
	const remove = useDeleteAccount();
	return (
		<>
			<p className={styles.text}>
				The account of <strong>{email}</strong> is deleted now and for good, with every result, client, call and page
				for clients. Nobody can bring it back. Its address leaves the list, too.
			</p>
			{remove.isError ? <Notice tone="red">It could not be deleted: {remove.error.message}</Notice> : null}
			<div className={styles.buttons}>
				<Button data-autofocus onClick={onClose}>
					Keep it
				</Button>
				<Button
					variant="filled"
					color="red"
					loading={remove.isPending}
					onClick={() => remove.mutate(email, { onSuccess: () => onDone(`The account of ${email} is deleted.`) })}
				>
					Delete for good
				</Button>
			</div>
		</>
	);
}
