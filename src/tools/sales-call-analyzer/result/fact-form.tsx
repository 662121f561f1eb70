import { Button } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranscript } from '#call/transcript-context.ts';
import type { CorrectableKey, FactDetails } from '#call-facts/corrections.ts';
import { Notice } from '#ui/notice.tsx';
import { detailsIn, draftOf, type FactDraft, problemsIn } from './fact-draft.ts';
import { FactFields } from './fact-fields.tsx';
import styles from './ledger.module.css';

export interface FactFormProps {
	/** Names the form, e.g. "Change: Our price, $6,800". */
	label: string;
	kind: CorrectableKey;
	details: FactDetails;
	/** Fields above those of the fact. */
	children?: ReactNode;
	/** Checks these other fields: shows what is wrong with them, and says whether nothing is. */
	check?(): boolean;
	/** Returns why it was not saved, or ''. */
	onSave(key: CorrectableKey, details: FactDetails): Promise<string>;
	/** Takes the fact out; returns why it was not, or ''. */
	onTakeOut?: (() => Promise<string>) | undefined;
	/** Saved, or given up: the form is to go. */
	onClose(saved: boolean): void;
}

/** Corrects one fact in place. What was typed stays until it is saved or given up. */
export function FactForm(props: FactFormProps) {
	const { label, kind, details, children, check = () => true, onSave, onTakeOut, onClose } = props;
	const speakers = useTranscript()?.call.speakers ?? [];
	const [draft, setDraft] = useState<FactDraft>(() => draftOf(kind, details));
	const [tried, setTried] = useState(false);
	const [failure, setFailure] = useState('');
	const [busy, setBusy] = useState<'save' | 'take-out' | null>(null);
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
	const problems = tried ? problemsIn(draft) : {};

	async function send(what: 'save' | 'take-out', request: () => Promise<string>) {
		setBusy(what);
		setFailure('');
		const refused = await request();
		setBusy(null);
		if (refused === '') onClose(true);
		else setFailure(refused);
	}

	function save(event: FormEvent) {
		event.preventDefault();
		if (busy !== null) return;
		setTried(true);
		if (!check() || Object.keys(problemsIn(draft)).length > 0) {
			// The fields say what is wrong once they are drawn again.
			requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
			return;
		}
		send('save', () => onSave(draft.key, detailsIn(draft)));
	}

	function onKeyDown(event: KeyboardEvent) {
		if (event.key !== 'Escape' || busy !== null) return;
		event.stopPropagation();
		onClose(false);
	}

	return (
		<form ref={form} noValidate aria-label={label} className={styles.form} onSubmit={save} onKeyDown={onKeyDown}>
			{children}
			<FactFields draft={draft} problems={problems} speakers={speakers} onChange={setDraft} />
			{failure === '' ? null : <Notice tone="red">{failure}</Notice>}
			<div className={styles.buttons}>
				<Button type="submit" size="xs" variant="filled" loading={busy === 'save'} disabled={busy === 'take-out'}>
					Save
				</Button>
				{onTakeOut ? (
					<Button
						size="xs"
						loading={busy === 'take-out'}
						disabled={busy === 'save'}
						onClick={() => send('take-out', onTakeOut)}
					>
						Not a fact
					</Button>
				) : null}
				<Button size="xs" variant="subtle" disabled={busy !== null} onClick={() => onClose(false)}>
					Cancel
				</Button>
			</div>
		</form>
	);
}
