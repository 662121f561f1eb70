import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type CorrectableKey, ENDING, type FactDetails } from '#call-facts/corrections.ts';
import type { NumberedTurn } from '#call-facts/turn-numbers.ts';
import { Notice } from '#ui/notice.tsx';
import { detailsIn, FACTS, type Problems, problemsIn } from '../fact-details.ts';
import { FactFields } from './fact-fields.tsx';
import styles from './ledger.module.css';
import type { NewFact } from './use-fact-changes.ts';

interface FactFormProps {
	/** Names the form, e.g. "Change: Our price, $6,800". */
	label: string;
	kind: CorrectableKey;
	details?: FactDetails;
	/** Where it is said: its turn, or those among which the member says it by the line. */
	place: number | readonly NumberedTurn[];
	/** Returns why it was not saved, or ''. */
	onSave(fact: NewFact): Promise<string>;
	/** Takes the fact out; returns why it was not, or ''. */
	onTakeOut?: (() => Promise<string>) | undefined;
	/** Saved, or given up: the form is to go. */
	onClose(saved: boolean): void;
}

/** Says in place what a fact is. What was typed stays until it is saved or given up. */
export function FactForm({ label, kind: known, details = {}, place, onSave, onTakeOut, onClose }: FactFormProps) {
	const [kind, setKind] = useState(known);
	const [line, setLine] = useState('');
	/** Null until it was tried to save. */
	const [problems, setProblems] = useState<Problems | null>(null);
	const [failure, setFailure] = useState('');
	const [busy, setBusy] = useState<'save' | 'take-out' | null>(null);
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
	const said = typeof place === 'number' ? undefined : turnAt(place, Number(line));
	const turn = typeof place === 'number' ? place : said?.number;

	async function send(what: 'save' | 'take-out', request: () => Promise<string>) {
		setBusy(what);
		setFailure('');
		const refused = await request();
		setBusy(null);
		if (refused === '') onClose(true);
		else setFailure(refused);
	}

	function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy !== null) return;
		const typed = new FormData(event.currentTarget);
		const found = problemsIn(kind, typed);
		setProblems(found);
		if (turn !== undefined && Object.keys(found).length === 0) {
			send('save', () => onSave({ key: kind, turn, details: detailsIn(kind, typed) }));
			return;
		}
		// The fields say what is wrong once they are drawn again.
		requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
	}

	function onKeyDown(event: KeyboardEvent) {
		if (event.key !== 'Escape' || busy !== null) return;
		event.stopPropagation();
		onClose(false);
	}

	return (
		<form
			ref={form}
			noValidate
			aria-label={label}
			className={styles.form}
			onSubmit={save}
			onChange={({ currentTarget }) => problems && setProblems(problemsIn(kind, new FormData(currentTarget)))}
			onKeyDown={onKeyDown}
		>
			{typeof place === 'number' ? null : (
				<div>
					<TextInput
						label="Line of the transcript"
						description="“Show transcript” numbers the lines."
						inputMode="numeric"
						autoComplete="off"
						maxLength={7}
						maw={280}
						value={line}
						error={problems && !said ? 'Enter the number of a line on which somebody speaks' : undefined}
						onChange={(event) => setLine(event.currentTarget.value)}
					/>
					<p role="status" className={styles.said}>
						{said ? <q>{said.text}</q> : null}
					</p>
				</div>
			)}
			<div className={styles.fields}>
				{kind === ENDING ? null : (
					<NativeSelect
						label="What it is"
						data={FACTS}
						value={kind}
						onChange={(event) => setKind(event.currentTarget.value as CorrectableKey)}
					/>
				)}
				<FactFields kind={kind} details={details} problems={problems ?? {}} />
			</div>
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

/** The turn that a line belongs to. */
function turnAt(turns: readonly NumberedTurn[], line: number): NumberedTurn | undefined {
	return Number.isInteger(line) ? turns.findLast((turn) => turn.line <= line) : undefined;
}
