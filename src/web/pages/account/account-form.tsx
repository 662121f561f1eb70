import { Button } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Notice } from '#ui/notice.tsx';
import styles from './account-form.module.css';

interface AccountFormProps {
	/** The button's label. */
	button: string;
	/** Whether the button can be pressed. */
	ready: boolean;
	busy: boolean;
	/** What the button waits for, shown while it is disabled. */
	hint?: string;
	/** Why the last attempt failed. */
	failure?: string | null;
	/** Something to know first; above the fields. */
	notice?: ReactNode;
	/** The fields; none where the button is all. */
	children?: ReactNode;
	/** At the button, and at Enter in a field while the button is disabled: say then what is missing. */
	onSubmit: () => void;
}

/** The frame of every account form: fields, the failure, one button. */
export function AccountForm({ button, ready, busy, hint, failure, notice, children, onSubmit }: AccountFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const [attempts, setAttempts] = useState(0);
	const attempt = () => {
		if (busy) return;
		setAttempts(attempts + 1);
		onSubmit();
	};
	useEffect(() => {
		if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [attempts]);

	const submit = (event: FormEvent) => {
		event.preventDefault();
		attempt();
	};
	const enter = (event: KeyboardEvent) => {
		if (event.key === 'Enter' && !ready && event.target instanceof HTMLInputElement) attempt();
	};

	return (
		<form ref={form} className={styles.form} onSubmit={submit} onKeyDown={enter} noValidate>
			{notice}
			{children}
			{failure ? <Failure key={attempts}>{failure}</Failure> : null}
			<Button type="submit" variant="filled" size="md" fullWidth disabled={!ready} loading={busy}>
				{button}
			</Button>
			{hint === undefined ? null : <p className={styles.hint}>{ready ? null : hint}</p>}
		</form>
	);
}

/** Takes the focus that the disabled button lost; a field in use keeps it. */
function Failure({ children }: { children: string }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!(document.activeElement instanceof HTMLInputElement)) place.current?.focus();
	}, []);
	return (
		<div ref={place} tabIndex={-1} className={styles.message}>
			<Notice tone="red">{children}</Notice>
		</div>
	);
}
