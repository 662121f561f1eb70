import { Button, Modal, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { FieldProblem } from '#shared/errors.ts';
import { ApiFailure } from '#web/api/client.ts';
import { useAddMembers } from '#web/api/members.ts';
import styles from './members-page.module.css';
import { addedWords } from './words.ts';

export interface DialogProps {
	opened: boolean;
	onClose: () => void;
	/** With the outcome, as a sentence. */
	onDone: (words: string) => void;
}

/** Puts typed or pasted addresses on the list. */
export function AddDialog({ opened, onClose, onDone }: DialogProps) {
	return (
		<Modal opened={opened} onClose={onClose} title="Add addresses" closeButtonProps={{ 'aria-label': 'Close' }}>
			<AddForm onClose={onClose} onDone={onDone} />
		</Modal>
	);
}

function AddForm({ onClose, onDone }: Omit<DialogProps, 'opened'>) {
	const [text, setText] = useState('');
	const [problem, setProblem] = useState('');
	const add = useAddMembers();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const emails = text.split(/[\s,;]+/).filter((part) => part !== '');
		if (emails.length === 0) {
			setProblem('Enter at least one email address.');
			return;
		}
		add.mutate(emails, {
			onSuccess: (answer) => onDone(addedWords(answer)),
			onError: (failure) => setProblem(problemOf(failure, emails)),
		});
	};
	return (
		<form onSubmit={submit} noValidate>
			<Textarea
				data-autofocus
				label="Email addresses"
				description="One or more, each on its own line. Whoever was refunded is authorized again."
				rows={6}
				value={text}
				error={problem || undefined}
				onChange={(event) => {
					setText(event.currentTarget.value);
					setProblem('');
				}}
			/>
			<div className={styles.buttons}>
				<Button onClick={onClose}>Cancel</Button>
				<Button type="submit" variant="filled" loading={add.isPending}>
					Add
				</Button>
			</div>
		</form>
	);
}

/** The server refers to a wrong address by its index in the list; here the address itself is shown. */
function problemOf(failure: Error, emails: readonly string[]): string {
	const details = failure instanceof ApiFailure && Array.isArray(failure.details) ? failure.details : [];
	const wrong = (details as FieldProblem[]).flatMap(({ field }) => {
		const place = /^emails\.(\d+)$/.exec(field)?.[1];
		return place === undefined ? [] : [`“${emails[Number(place)]}”`];
	});
	if (wrong.length === 0) return failure.message;
	return wrong.length === 1
		? `${wrong[0]} is no email address. Nothing was added.`
		: `${wrong.join(', ')} are no email addresses. Nothing was added.`;
}
