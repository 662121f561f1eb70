import { useDeferredValue, useMemo, useState } from 'react';
import type { TranscriptRow } from './transcript-rows.ts';

export interface PanelSearchState {
	typed: string;
	/** The words that rows mark; deferred while typing. */
	query: string;
	/** The rows that match. */
	matches: ReadonlySet<number>;
	/** The row of the current match; null if there is none. */
	found: number | null;
	/** The index of the current match, from 0. */
	at: number;
	type(text: string): void;
	move(by: 1 | -1): void;
}

/** Finds words in a call, ignoring case. */
export function usePanelSearch(rows: readonly TranscriptRow[]): PanelSearchState {
	const [typed, setTyped] = useState('');
	const [at, setAt] = useState(0);
	const query = useDeferredValue(typed.trim());
	const folded = useMemo(() => rows.map((row) => row.text.toLowerCase()), [rows]);
	const order = useMemo(() => {
		if (query.length < 2) return [];
		const needle = query.toLowerCase();
		return folded.flatMap((text, index) => (text.includes(needle) ? [index] : []));
	}, [folded, query]);
	const matches = useMemo(() => new Set(order), [order]);
	return {
		typed,
		query,
		matches,
		found: order[at] ?? null,
		at,
		type(text) {
			setTyped(text);
			setAt(0);
		},
		move(by) {
			if (order.length > 0) setAt((at + by + order.length) % order.length);
		},
	};
}
