import { Evidence } from '#call/evidence.tsx';
import { Card, CardRow } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { LEDGER_KINDS } from '../ledger-kinds.ts';
import type { Analysis } from './analysis.ts';
import styles from './ledger.module.css';

/** What was said, kind by kind, as words of the call; kinds of which there is nothing are left out. */

export function Ledger({ rows }: { rows: NonNullable<Analysis['ledger']> }) {
	const shown = LEDGER_KINDS.map(({ kind, label }) => ({ label, of: rows.filter((row) => row.kind === kind) })).filter(
		({ of }) => of.length > 0,
	);
	if (shown.length === 0)
		return <p className={styles.none}>Nothing of the kind was found in the words of this call.</p>;
	return (
		<Card padding="none">
			{shown.map(({ label, of }) => (
				<CardRow key={label}>
					<h4 className={styles.kind}>{label}</h4>
					<ul className={styles.rows}>
						{keyed(of, ({ quote, label: name }) => `${name} ${quote}`).map(({ key, item }) => (
							<li key={key} className={styles.row}>
								<Heading label={item.label ?? ''} note={item.note ?? ''} />
								<Evidence quote={item.quote ?? ''} />
							</li>
						))}
					</ul>
				</CardRow>
			))}
		</Card>
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
