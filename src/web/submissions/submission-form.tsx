import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { FieldProblem } from '#shared/errors.ts';
import {
	SUBMISSION_FIELDS,
	type SubmissionField,
	type SubmissionKind,
	submissionProblem,
} from '#shared/submission-fields.ts';
import { Notice } from '#ui/notice.tsx';
import { ApiFailure } from '#web/api/client.ts';
import styles from './submission.module.css';
import { useSubmit } from './use-submissions.ts';
import { DIALOG_WORDS } from './words.ts';

interface SubmissionFormProps {
	kind: SubmissionKind;
	entries: Readonly<Record<string, string>>;
	onChange: (name: string, entry: string) => void;
	onCancel: () => void;
	onSent: () => void;
}

type Problems = Readonly<Record<string, string>>;

/** The fields of one kind. A problem appears at its field; a failure keeps every entry. */
export function SubmissionForm({ kind, entries, onChange, onCancel, onSent }: SubmissionFormProps) {
	const [problems, setProblems] = useState<Problems>({});
	const form = useRef<HTMLFormElement>(null);
	const submit = useSubmit();
	const fields = SUBMISSION_FIELDS[kind];
	const { lead, button } = DIALOG_WORDS[kind];

	const show = (found: Problems) => {
		setProblems(found);
		const first = fields.find(({ name }) => found[name]);
		if (first) form.current?.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus();
	};
	const send = (event: FormEvent) => {
		event.preventDefault();
		if (submit.isPending) return;
		const found = problemsOf(kind, entries);
		show(found);
		if (Object.keys(found).length > 0) return;
		submit.mutate(
			{ kind, fields: Object.fromEntries(fields.map(({ name }) => [name, (entries[name] ?? '').trim()])) },
			{ onSuccess: onSent, onError: (failure) => show(refusedFields(failure)) },
		);
	};

	return (
		<form ref={form} onSubmit={send} noValidate className={styles.form}>
			<p className={styles.lead}>{lead}</p>
			{fields.map((field, index) => (
				<Entry
					key={field.name}
					field={field}
					first={index === 0}
					entry={entries[field.name] ?? ''}
					problem={problems[field.name]}
					onChange={(entry) => {
						onChange(field.name, entry);
						setProblems(({ [field.name]: _, ...others }) => others);
					}}
				/>
			))}
			{submit.isError ? <Notice tone="red">It was not sent: {submit.error.message}</Notice> : null}
			<div className={styles.buttons}>
				<Button onClick={onCancel}>Cancel</Button>
				<Button type="submit" variant="filled" loading={submit.isPending}>
					{button}
				</Button>
			</div>
		</form>
	);
}

interface EntryProps {
	field: SubmissionField;
	first: boolean;
	entry: string;
	problem: string | undefined;
	onChange: (entry: string) => void;
}

function Entry({ field: { name, label, hint, type }, first, entry, problem, onChange }: EntryProps) {
	const props = {
		name,
		label,
		description: hint,
		value: entry,
		error: problem,
		required: true,
		'data-autofocus': first || undefined,
		onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
	};
	if (type === 'lines') return <Textarea {...props} rows={5} resize="vertical" />;
	return <TextInput {...props} type={type === 'address' ? 'url' : 'text'} autoComplete="off" />;
}

function problemsOf(kind: SubmissionKind, entries: Readonly<Record<string, string>>): Problems {
	const found = SUBMISSION_FIELDS[kind].flatMap((field) => {
		const problem = submissionProblem(field, entries[field.name] ?? '');
		return problem === null ? [] : [[field.name, problem] as const];
	});
	return Object.fromEntries(found);
}

/** The server's messages about single fields. */
function refusedFields(failure: Error): Problems {
	const details = failure instanceof ApiFailure && Array.isArray(failure.details) ? failure.details : [];
	return Object.fromEntries(
		(details as FieldProblem[]).map(({ field, problem }) => [field.replace(/^fields\./, ''), problem]),
	);
}
