import { Button, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranscript } from '#call/transcript-context.ts';
import { correctionId } from '#call-facts/corrections.ts';
import { type NumberedTurn, numberedTurns } from '#call-facts/turn-numbers.ts';
import type { CallCorrections } from '#tools/define.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { Missing } from '#ui/missing.tsx';
import type { Analysis } from '../analysis.ts';
import type { LedgerRow } from '../contract.ts';
import { FactForm } from './fact-form.tsx';
import { FactRow } from './fact-row.tsx';
import styles from './ledger.module.css';
import { groupsOf } from './ledger-groups.ts';
import { type Change, useFactChanges } from './use-fact-changes.ts';

interface LedgerProps {
	rows: NonNullable<Analysis['ledger']>;
	/** How facts are corrected; undefined where they cannot be. */
	corrections: CallCorrections | undefined;
}

const NO_TURNS: readonly NumberedTurn[] = [];

/** What was said, kind by kind, as words of the call; kinds of which there is nothing are left out. */
export function Ledger({ rows, corrections }: LedgerProps) {
	const { place, said, wish, change } = useFactChanges(corrections);
	const call = useTranscript()?.call;
	const turns = useMemo(() => (call ? numberedTurns(call) : NO_TURNS), [call]);
	// Made by code, it comes whole or not at all.
	const groups = groupsOf(rows as readonly LedgerRow[], corrections?.list ?? [], turns);
	const listed = (elsewhere: boolean) =>
		groups
			.filter(({ kind }) => kind.toldElsewhere === elsewhere)
			.map(({ kind, entries }) => (
				<CardRow key={kind.kind}>
					<h4>{kind.label}</h4>
					<ul>
						{entries.map((entry, index) => (
							<FactRow
								key={entry.id}
								entry={entry}
								isQuoted={entries[index - 1]?.quote === entry.quote}
								kind={kind}
								change={change}
								onFocus={wish}
							/>
						))}
					</ul>
				</CardRow>
			));
	const here = listed(false);
	// They are listed here only to be corrected.
	const elsewhere = change ? listed(true) : [];
	return (
		<div ref={place} className={styles.ledger}>
			<VisuallyHidden role="status">{said}</VisuallyHidden>
			{here.length === 0 ? (
				<Missing>Nothing of the kind was found in the words of this call.</Missing>
			) : (
				<Card padding="none">{here}</Card>
			)}
			{elsewhere.length > 0 ? (
				<details>
					<summary>Correct how it ended, a trouble, a doubt or an approval</summary>
					<Card padding="none">{elsewhere}</Card>
				</details>
			) : null}
			{change ? <AddFact turns={turns} change={change} onFocus={wish} /> : null}
		</div>
	);
}

interface AddFactProps {
	turns: readonly NumberedTurn[];
	change: Change;
	onFocus(id: string): void;
}

/** Adds a fact that was not read, by the line on which it is said. */
function AddFact({ turns, change, onFocus }: AddFactProps) {
	const [open, setOpen] = useState(false);
	const label = 'Add what was missed';
	if (!open) {
		const plus = <IconPlus size={16} stroke={1.75} aria-hidden />;
		return (
			<Button size="xs" data-fact="" leftSection={plus} onClick={() => setOpen(true)}>
				{label}
			</Button>
		);
	}
	return (
		<FactForm
			label={label}
			kind="prices"
			place={turns}
			onSave={(is) => {
				const addition = { fact: null, is };
				return change(correctionId(addition), addition, 'Added.');
			}}
			onClose={(saved) => {
				setOpen(false);
				if (!saved) onFocus('');
			}}
		/>
	);
}
