import { type Correction, partsOfId } from '#call-facts/corrections.ts';
import type { NumberedTurn } from '#call-facts/turn-numbers.ts';
import type { LedgerRow } from '../contract.ts';
import { LEDGER_KINDS } from '../ledger-kinds.ts';

type Kind = (typeof LEDGER_KINDS)[number];

/** A fact that is shown, or the place of one that the member took out. */
export interface LedgerEntry {
	/** Of its fact; a number where the result is too old for one. */
	id: string;
	turn: number;
	/** Null where it is taken out. */
	row: LedgerRow | null;
	/** A sum or a name; empty where the words alone tell. */
	label: string;
	quote: string;
	line: number;
}

export type Group = Kind & { entries: LedgerEntry[] };

/** The rows kind by kind, with what was taken out at its place; without the kinds of which there is nothing. */
export function groupsOf(
	rows: readonly LedgerRow[],
	corrections: readonly Correction[],
	turns: readonly NumberedTurn[],
): Group[] {
	const shown = rows.map((row, index) => ({
		id: row.fact?.id ?? `${index}`,
		turn: row.fact?.turn ?? 0,
		row,
		label: row.label,
		quote: row.quote,
		line: row.line,
	}));
	const ids = new Set(shown.map(({ id }) => id));
	const out = takenOut(corrections, turns).filter(({ id }) => !ids.has(id));
	return LEDGER_KINDS.map((kind): Group => {
		const entries: LedgerEntry[] = shown.filter(({ row }) => row.kind === kind.kind);
		for (const { key, ...entry } of out) {
			if (key !== kind.key) continue;
			const next = entries.findIndex(({ turn }) => turn > entry.turn);
			entries.splice(next === -1 ? entries.length : next, 0, entry);
		}
		return { ...kind, entries };
	}).filter(({ entries }) => entries.length > 0);
}

const LONGEST = 200;

function takenOut(corrections: readonly Correction[], turns: readonly NumberedTurn[]) {
	return corrections.flatMap(({ fact, is }) => {
		const parts = fact !== null && is === null ? partsOfId(fact) : null;
		const turn = turns.find(({ number }) => number === parts?.turn);
		if (fact === null || parts === null || turn === undefined) return [];
		const { key, value } = parts;
		const label = key === 'prices' || key === 'budget' ? sumIn(value) : value;
		const quote = turn.text.slice(0, LONGEST);
		return [{ id: fact, key, turn: parts.turn, row: null, label, quote, line: turn.line }];
	});
}

/** "6,800" of "6800 once". */
function sumIn(value: string): string {
	const amount = Number.parseFloat(value);
	return Number.isNaN(amount) ? '' : amount.toLocaleString('en-US');
}
