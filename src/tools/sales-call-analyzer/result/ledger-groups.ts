import { type Correction, partsOfId } from '#call-facts/corrections.ts';
import type { NumberedTurn } from '#call-facts/turn-numbers.ts';
import type { LedgerRow } from '../contract.ts';
import { LEDGER_KINDS } from '../ledger-kinds.ts';

export type Kind = (typeof LEDGER_KINDS)[number];

/** A fact that is shown, or the place of one that the member took out. */
export interface LedgerEntry extends Pick<LedgerRow, 'label' | 'note' | 'quote' | 'line' | 'fact'> {
	/** Of its fact; a number where the result is too old for one. */
	id: string;
	isOut?: true;
}

/** The rows kind by kind, with what was taken out at its place; without the kinds of which there is nothing. */
export function groupsOf(
	rows: readonly LedgerRow[],
	corrections: readonly Correction[],
	turns: readonly NumberedTurn[],
): { kind: Kind; entries: LedgerEntry[] }[] {
	const shown = rows.map((row, index) => ({ ...row, id: row.fact?.id ?? `${index}` }));
	const out = takenOut(corrections, turns).filter(({ id }) => !shown.some((entry) => entry.id === id));
	return LEDGER_KINDS.map((kind) => {
		const entries: LedgerEntry[] = shown.filter((row) => row.kind === kind.kind);
		for (const { key, turn, ...entry } of out) {
			if (key !== kind.key) continue;
			const next = entries.findIndex(({ fact }) => (fact?.turn ?? 0) > turn);
			entries.splice(next === -1 ? entries.length : next, 0, entry);
		}
		return { kind, entries };
	}).filter(({ entries }) => entries.length > 0);
}

const LONGEST = 200;

function takenOut(corrections: readonly Correction[], turns: readonly NumberedTurn[]) {
	return corrections.flatMap(({ fact, is }) => {
		const parts = fact !== null && is === null ? partsOfId(fact) : null;
		const said = turns.find(({ number }) => number === parts?.turn);
		if (fact === null || parts === null || said === undefined) return [];
		const { key, turn, value } = parts;
		const label = key === 'prices' || key === 'budget' ? sumIn(value) : value;
		const quote = said.text.slice(0, LONGEST);
		return [{ id: fact, isOut: true as const, key, turn, label, note: '', quote, line: said.line }];
	});
}

/** "6,800" of "6800 once". */
function sumIn(value: string): string {
	const amount = Number.parseFloat(value);
	return Number.isNaN(amount) ? '' : amount.toLocaleString('en-US');
}
