import { Button } from '@mantine/core';
import { useState } from 'react';
import { Evidence } from '#call/evidence.tsx';
import { ENDING } from '#call-facts/corrections.ts';
import { Notice } from '#ui/notice.tsx';
import { FactForm } from './fact-form.tsx';
import styles from './ledger.module.css';
import type { Kind, LedgerEntry } from './ledger-groups.ts';
import { type Change, isAdded } from './use-fact-changes.ts';

interface FactRowProps {
	entry: LedgerEntry;
	/** Whether its words stand right above. */
	isQuoted: boolean;
	kind: Kind;
	/** Missing where nothing can be corrected. */
	change: Change | undefined;
	/** Moves the focus to the button of a fact. */
	onFocus(id: string): void;
}

/** One fact with its words. Its button opens a form in its place, in which the member says what it is instead. */
export function FactRow({ entry, isQuoted, kind: { key, one }, change, onFocus }: FactRowProps) {
	const [open, setOpen] = useState(false);
	const { id, isOut, label, note, quote, line, fact } = entry;
	const name = nameOf(one, label || quote, line);
	const mark = isOut ? 'Taken out' : fact?.corrected ? (isAdded(id) ? 'Added' : 'Corrected') : '';
	// Several sums of one sentence: their words stand once.
	const isBelowItsWords = isQuoted && (label !== '' || note !== '');
	const notes = [note, isBelowItsWords ? 'in the same words' : ''].filter((one) => one !== '').join(', ');
	return (
		<li className={styles.row} data-out={isOut}>
			<div className={styles.shown}>
				<div>
					{label || notes ? (
						<p className={styles.label}>
							{label}
							<span>{label && notes ? `, ${notes}` : notes}</span>
						</p>
					) : null}
					{isBelowItsWords ? null : <Evidence quote={quote} />}
				</div>
				{change && fact && !open ? (
					<Button
						size="xs"
						variant="subtle"
						data-fact={id}
						aria-label={`Change: ${name}`}
						onClick={() => setOpen(true)}
					>
						Change
					</Button>
				) : null}
			</div>
			{change && mark ? (
				<Undo said={`${mark} by you`} name={name} id={isOut && id} undo={() => change(id, null, 'Undone.')} />
			) : null}
			{change && fact && open ? (
				<FactForm
					label={`Change: ${name}`}
					kind={key}
					details={fact.details}
					place={fact.turn}
					onSave={(is) => change(id, { fact: isAdded(id) ? null : id, is }, 'Corrected.')}
					onTakeOut={
						key === ENDING ? undefined : () => change(id, isAdded(id) ? null : { fact: id, is: null }, 'Taken out.')
					}
					onClose={(saved) => {
						setOpen(false);
						if (!saved) onFocus(id);
					}}
				/>
			) : null}
		</li>
	);
}

interface UndoProps {
	said: string;
	name: string;
	/** Given where this is the only button of the fact. */
	id: string | undefined;
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
			<p className={styles.said}>
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

const SHORT = 60;

/** What a fact is called aloud, e.g. "Our price, $6,800, line 43". */
function nameOf(one: string, words: string, line: number): string {
	const short = words.length <= SHORT ? words : `${words.slice(0, SHORT).replace(/(?<!\s)\s+\S*$/, '')}…`;
	return `${one}, ${short}, line ${line}`;
}
