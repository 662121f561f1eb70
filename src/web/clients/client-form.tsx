import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { NewClient } from '#shared/clients.ts';
import { COMPANY_SIZES } from '#shared/options.ts';
import { Notice } from '#ui/notice.tsx';
import styles from './clients.module.css';
import { type ClientEntries, clientOf, type Problems, problemsOf, refusedFields } from './entries.ts';
import { PeopleFields } from './people-fields.tsx';

interface ClientFormProps {
	entries: ClientEntries;
	onChange: (entries: ClientEntries) => void;
	/** Where what is saved already lies elsewhere, as on the client's page. */
	withoutNotes?: boolean;
	/** The button that saves. */
	label: string;
	/** Rejects with a message for the member. */
	onSave: (client: NewClient) => Promise<void>;
	onCancel: () => void;
}

/** The fields of a client. A problem appears at its field; a failure keeps every entry. */
export function ClientForm({ entries, onChange, withoutNotes = false, label, onSave, onCancel }: ClientFormProps) {
	const [problems, setProblems] = useState<Problems>({});
	const [failure, setFailure] = useState('');
	const [busy, setBusy] = useState(false);
	const form = useRef<HTMLFormElement>(null);

	function show(found: Problems) {
		setProblems(found);
		const fields = form.current?.querySelectorAll<HTMLElement>('[name]') ?? [];
		[...fields].find((field) => found[field.getAttribute('name') ?? ''])?.focus();
	}

	function change(changes: Partial<ClientEntries>) {
		onChange({ ...entries, ...changes });
		setProblems({});
	}

	async function save(event: FormEvent) {
		event.preventDefault();
		// The form may lie within another one, of which it is no part.
		event.stopPropagation();
		if (busy) return;
		const found = problemsOf(entries);
		setFailure('');
		show(found);
		if (Object.keys(found).length > 0) return;
		setBusy(true);
		try {
			await onSave(clientOf(entries));
		} catch (error) {
			const reason = error instanceof Error ? error : new Error('the server did not say why');
			setFailure(reason.message);
			show(refusedFields(reason, entries));
		} finally {
			setBusy(false);
		}
	}

	const field = (name: 'company' | 'trade' | 'size' | 'website' | 'notes', text: string) => ({
		name,
		label: text,
		value: entries[name],
		error: problems[name],
		autoComplete: 'off',
		onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
	});
	return (
		<form ref={form} onSubmit={save} noValidate className={styles.form}>
			<TextInput {...field('company', 'Company')} required data-autofocus />
			<div className={styles.pair}>
				<TextInput {...field('trade', 'Trade')} placeholder="e.g. Dental practice" />
				<NativeSelect {...field('size', 'Size')} data={[{ value: '', label: 'Choose one' }, ...COMPANY_SIZES]} />
			</div>
			<TextInput {...field('website', 'Website')} type="url" placeholder="https://" />
			<PeopleFields people={entries.people} problems={problems} onChange={(people) => change({ people })} />
			{withoutNotes ? null : <Textarea {...field('notes', 'Notes')} rows={4} resize="vertical" />}
			{failure ? <Notice tone="red">It was not saved: {failure}</Notice> : null}
			<div className={styles.buttons}>
				<Button onClick={onCancel}>Cancel</Button>
				<Button type="submit" variant="filled" loading={busy}>
					{label}
				</Button>
			</div>
		</form>
	);
}
