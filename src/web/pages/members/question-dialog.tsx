import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '#ui/notice.tsx';
import { useDeleteAccount, useRemoveMember, useResetTwoFactor, useSuspendMember } from '#web/api/members.ts';
import type { DialogProps } from './add-dialog.tsx';
import styles from './members-page.module.css';

type Kind = 'remove' | 'suspend' | 'two-factor' | 'delete';

interface QuestionDialogProps extends DialogProps {
	kind: Kind;
	email: string;
}

interface Words {
	title: string;
	/** What follows; it begins with the address. */
	text: (email: ReactNode) => ReactNode;
	no: string;
	yes: string;
	/** Before the reason. */
	failed: string;
	done: (email: string) => string;
	color?: string;
}

const WORDS: Record<Kind, Words> = {
	remove: {
		title: 'Remove from the list',
		text: (email) => (
			<>
				{email} can no longer make an account. An account that exists already stays, with its runs, and can still sign
				in. To end that, suspend the account: More, then “Suspend the account”.
			</>
		),
		no: 'Keep it',
		yes: 'Remove',
		failed: 'The address could not be removed',
		done: (email) => `${email} is off the list.`,
	},
	suspend: {
		title: 'Suspend the account',
		text: (email) => (
			<>
				{email} is signed out everywhere and cannot sign in until you allow it again. Its results, clients and pages for
				clients stay.
			</>
		),
		no: 'Cancel',
		yes: 'Suspend',
		failed: 'It could not be suspended',
		done: (email) => `${email} is suspended.`,
	},
	'two-factor': {
		title: 'Turn off two-factor authentication',
		text: (email) => (
			<>
				{email} signs in with the password alone then, and is told by mail. Do this only for somebody who lost the app
				and the recovery codes, and whom you know: whoever has the password needs no code any more.
			</>
		),
		no: 'Cancel',
		yes: 'Turn off',
		failed: 'It could not be turned off',
		done: (email) => `${email} signs in with the password alone now.`,
	},
	delete: {
		title: 'Delete the account',
		text: (email) => (
			<>
				The account of {email} is deleted now and for good, with every result, client, call and page for clients. Nobody
				can bring it back. Its address leaves the list, too.
			</>
		),
		no: 'Keep it',
		yes: 'Delete for good',
		failed: 'It could not be deleted',
		done: (email) => `The account of ${email} is deleted.`,
		color: 'red',
	},
};

/** Asks before something is done to an address or its account. */
export function QuestionDialog({ opened, ...question }: QuestionDialogProps) {
	const { title } = WORDS[question.kind];
	return (
		<Modal opened={opened} onClose={question.onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
			<Question {...question} />
		</Modal>
	);
}

function Question({ kind, email, onClose, onDone }: Omit<QuestionDialogProps, 'opened'>) {
	const changes = {
		remove: useRemoveMember(),
		suspend: useSuspendMember(),
		'two-factor': useResetTwoFactor(),
		delete: useDeleteAccount(),
	};
	const { text, no, yes, failed, done, color } = WORDS[kind];
	const { error, isPending, mutate } = changes[kind];
	return (
		<>
			<p className={styles.text}>{text(<strong>{email}</strong>)}</p>
			{error ? (
				<Notice tone="red">
					{failed}: {error.message}
				</Notice>
			) : null}
			<div className={styles.buttons}>
				<Button data-autofocus onClick={onClose}>
					{no}
				</Button>
				<Button
					variant="filled"
					color={color}
					loading={isPending}
					onClick={() => mutate(email, { onSuccess: () => onDone(done(email)) })}
				>
					{yes}
				</Button>
			</div>
		</>
	);
}
