import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranscript } from '#call/transcript-context.ts';
import { type NumberedTurn, numberedTurns } from '#call-facts/turn-numbers.ts';
import { Card, CardRow } from '#ui/card.tsx';
import type { LedgerRow } from '../contract.ts';
import { AddFact } from './add-fact.tsx';
import type { Analysis } from './analysis.ts';
import styles from './ledger.module.css';
import { type Group, groupsOf } from './ledger-groups.ts';
import { LedgerRowView, TakenOutRow } from './ledger-row.tsx';
import { useFactChanges } from './use-fact-changes.ts';

const NO_TURNS: readonly NumberedTurn[] = [];

/** What was said, kind by kind, as words of the call; kinds of which there is nothing are left out. */
export function Ledger({ rows }: { rows: NonNullable<Analysis['ledger']> }) {
	const { place, said, wish, changes, list } = useFactChanges();
	const call = useTranscript()?.call;
	const turns = useMemo(() => (call ? numberedTurns(call) : NO_TURNS), [call]);
	// Made by code, it comes whole or not at all.
	const groups = groupsOf(rows as readonly LedgerRow[], changes ? list : [], turns);
	const here = groups.filter(({ toldElsewhere }) => !toldElsewhere);
	// They are listed here only to be corrected.
	const elsewhere = changes ? groups.filter(({ toldElsewhere }) => toldElsewhere) : [];

	function entries({ kind, label, one, entries: listed }: Group) {
		return (
			<CardRow key={kind}>
				<h4 className={styles.kind}>{label}</h4>
				<ul className={styles.rows}>
					{listed.map((entry) =>
						entry.row ? (
							<LedgerRowView key={entry.id} row={entry.row} changes={changes} onFocus={wish} />
						) : changes ? (
							<TakenOutRow key={entry.id} entry={entry} one={one} changes={changes} />
						) : null,
					)}
				</ul>
			</CardRow>
		);
	}

	return (
		<div ref={place} className={styles.ledger}>
			<VisuallyHidden role="status">{said}</VisuallyHidden>
			{here.length === 0 ? (
				<p className={styles.none}>Nothing of the kind was found in the words of this call.</p>
			) : (
				<Card padding="none">{here.map(entries)}</Card>
			)}
			{elsewhere.length > 0 ? (
				<Apart title="Correct how it ended, a trouble, a doubt or an approval">{elsewhere.map(entries)}</Apart>
			) : null}
			{changes ? <AddFact turns={turns} changes={changes} onFocus={wish} /> : null}
		</div>
	);
}

function Apart({ title, children }: { title: string; children: ReactNode }) {
	return (
		<details className={styles.elsewhere}>
			<summary>{title}</summary>
			<Card padding="none">{children}</Card>
		</details>
	);
}
