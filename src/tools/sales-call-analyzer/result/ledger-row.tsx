import { Button } from '@mantine/core';
import { useState } from 'react';
import { Evidence } from '#call/evidence.tsx';
import { ENDING } from '#call-facts/corrections.ts';
import { Notice } from '#ui/notice.tsx';
import type { LedgerRow } from '../contract.ts';
import { LEDGER_KINDS } from '../ledger-kinds.ts';
import { FactForm } from './fact-form.tsx';
import styles from './ledger.module.css';
import type { LedgerEntry } from './ledger-groups.ts';
import { type FactChanges, isAdded } from './use-fact-changes.ts';

interface LedgerRowViewProps {
	row: LedgerRow;
	/** Missing where nothing can be corrected. */
	changes: FactChanges | undefined;
	/** Moves the focus to the button of a fact. */
	onFocus(id: string): void;
}

/** One fact with its words. Its button opens a form in its place, in which the member says what it is instead. */
export function LedgerRowView({ row, changes, onFocus }: LedgerRowViewProps) {
	const [open, setOpen] = useState(false);
	const { kind, label, note, quote, line, fact } = row;
	const { key, one } = LEDGER_KINDS.find((known) => known.kind === kind) ?? LEDGER_KINDS[0];
	const name = nameOf(one, label || quote, line);

	return (
		<li className={styles.row}>
			<div className={styles.shown}>
				<div className={styles.words}>
					<Heading label={label} note={note} />
					<Evidence quote={quote} />
				</div>
				{changes && fact && !open ? (
					<Button
						size="xs"
						variant="subtle"
						className={styles.correct}
						data-fact={fact.id}
						aria-label={`Change: ${name}`}
						onClick={() => setOpen(true)}
					>
						Change
					</Button>
				) : null}
			</div>
			{changes && fact?.corrected ? (
				<Undo
					said={isAdded(fact.id) ? 'Added by you' : 'Corrected by you'}
					name={name}
					undo={() => changes.undo(fact.id)}
				/>
			) : null}
			{changes && fact && open ? (
				<FactForm
					label={`Change: ${name}`}
					kind={key}
					details={fact.details}
					onSave={(...what) => changes.correct(fact.id, fact.turn, ...what)}
					onTakeOut={key === ENDING ? undefined : () => changes.takeOut(fact.id)}
					onClose={(saved) => {
						setOpen(false);
						if (!saved) onFocus(fact.id);
					}}
				/>
			) : null}
		</li>
	);
}

interface TakenOutRowProps {
	entry: LedgerEntry;
	/** What it was read as, e.g. "Our price". */
	one: string;
	changes: FactChanges;
}

/** The place of a fact that the member took out. */
export function TakenOutRow({ entry: { id, label, quote, line }, one, changes }: TakenOutRowProps) {
	return (
		<li className={styles.row} data-out>
			<div className={styles.words}>
				<Heading label={label} note="" />
				<Evidence quote={quote} />
			</div>
			<Undo said="Taken out by you" id={id} name={nameOf(one, label || quote, line)} undo={() => changes.undo(id)} />
		</li>
	);
}

interface UndoProps {
	said: string;
	name: string;
	/** Given where this is the only button of the fact. */
	id?: string;
	undo(): Promise<string>;
}

function Undo({ said, name, id, undo }: UndoProps) {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState('');
	async function press() {
		setBusy(true);
		setFailure('');
		setFailure(await undo());
		setBusy(false);
	}
	return (
		<>
			<p className={styles.mark}>
				{said}
				<Button
					size="xs"
					variant="subtle"
					loading={busy}
					data-fact={id}
					aria-label={`Undo: ${said.toLowerCase()}, ${name}`}
					onClick={press}
				>
					Undo
				</Button>
			</p>
			{failure === '' ? null : <Notice tone="red">{failure}</Notice>}
		</>
	);
}

function Heading({ label, note }: { label: string; note: string }) {
	if (label === '' && note === '') return null;
	return (
		<p className={styles.label}>
			{label}
			{note === '' ? null : <span className={styles.note}>{label === '' ? note : `, ${note}`}</span>}
		</p>
	);
}

const SHORT = 60;

/** What a fact is called aloud, e.g. "Our price, $6,800, line 43". */
function nameOf(one: string, words: string, line: number): string {
	const short = words.length <= SHORT ? words : `${words.slice(0, SHORT).replace(/(?<!\s)\s+\S*$/, '')}…`;
	return `${one}, ${short}, line ${line}`;
}
