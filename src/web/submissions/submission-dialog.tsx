import { Button, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { SubmissionKind } from '#shared/submission-fields.ts';
import { SuccessMessage } from '#ui/success-message.tsx';
import { useAuth } from '#web/auth/auth-provider.tsx';
import styles from './submission.module.css';
import { SubmissionForm } from './submission-form.tsx';
import { DIALOG_WORDS } from './words.ts';

interface SubmissionDialogProps {
	kind: SubmissionKind;
	opened: boolean;
	onClose: () => void;
}

/** As the theme has it for whole modals. */
const FADE = { transition: 'fade', duration: 140 } as const;

/** The form for what a member misses. Typed text remains when it is closed, until it is sent. */
export function SubmissionDialog({ kind, opened, onClose }: SubmissionDialogProps) {
	const [entries, setEntries] = useState<Record<string, string>>({});
	return (
		<Modal.Root opened={opened} onClose={onClose} size="lg" padding="lg" centered transitionProps={FADE}>
			<Modal.Overlay backgroundOpacity={0.45} />
			<Modal.Content radius="lg">
				{/* A header of its own would be a second banner of the page. */}
				<Modal.Header role="none">
					<Modal.Title>{DIALOG_WORDS[kind].title}</Modal.Title>
					<Modal.CloseButton aria-label="Close" />
				</Modal.Header>
				<Modal.Body>
					<Content kind={kind} entries={entries} onEntries={setEntries} onClose={onClose} />
				</Modal.Body>
			</Modal.Content>
		</Modal.Root>
	);
}

interface ContentProps extends Omit<SubmissionDialogProps, 'opened'> {
	entries: Readonly<Record<string, string>>;
	onEntries: (entries: Record<string, string>) => void;
}

/** Shows the form again each time it is opened. */
function Content({ kind, entries, onEntries, onClose }: ContentProps) {
	const [sent, setSent] = useState(false);
	if (sent) return <Sent kind={kind} onClose={onClose} />;
	return (
		<SubmissionForm
			kind={kind}
			entries={entries}
			onChange={(name, entry) => onEntries({ ...entries, [name]: entry })}
			onCancel={onClose}
			onSent={() => {
				onEntries({});
				setSent(true);
			}}
		/>
	);
}

function Sent({ kind, onClose }: Pick<SubmissionDialogProps, 'kind' | 'onClose'>) {
	const { user } = useAuth();
	const message = useRef<HTMLDivElement>(null);
	useEffect(() => message.current?.focus(), []);
	return (
		<>
			<SuccessMessage ref={message}>
				{DIALOG_WORDS[kind].sent} {user ? `An answer, if one is needed, comes to ${user.email}.` : null}
			</SuccessMessage>
			<div className={styles.buttons}>
				<Button variant="filled" onClick={onClose}>
					Done
				</Button>
			</div>
		</>
	);
}
