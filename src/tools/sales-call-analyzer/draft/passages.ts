import { lengthOfAll, MOST, type Passage, type Piece } from './passage.ts';

/** Passages beside one another. */

/** In the order of the call, nothing twice: those that share a turn as one, where that is quick to read. */
export function merged(passages: readonly Passage[]): Passage[] {
	const rows: Piece[][] = [];
	for (const pieces of passages.toSorted((a, b) => indexOf(a.at(0)) - indexOf(b.at(0)))) {
		const row = rows.at(-1) ?? [];
		const isApart = indexOf(pieces.at(0)) > indexOf(row.at(-1)) || row.length === 0;
		const fresh = pieces.filter(
			(piece) => !row.some(({ turn, text }) => turn === piece.turn && text.includes(piece.text)),
		);
		if (isApart || lengthOfAll([...row, ...fresh]) > MOST) {
			if (fresh.length > 0) rows.push(fresh);
		} else for (const piece of fresh) add(row, piece);
	}
	return rows;
}

/** Without what stands above at its beginning or end. */
export function withoutEnds(pieces: Passage, shown: readonly string[]): Passage {
	const isFresh = ({ text }: Piece) => !shown.some((one) => one.includes(text));
	return pieces.slice(Math.max(0, pieces.findIndex(isFresh)), pieces.findLastIndex(isFresh) + 1);
}

function indexOf(piece: Piece | undefined): number {
	return piece?.turn.index ?? 0;
}

function add(row: Piece[], { turn, text }: Piece): void {
	const at = row.findIndex((one) => one.turn === turn);
	const own = row[at];
	if (own === undefined) {
		row.push({ turn, text });
		return;
	}
	const starts = [own, { text }].map((one) => turn.text.indexOf(one.text));
	const ends = [own, { text }].map((one, index) => (starts[index] ?? 0) + one.text.length);
	row[at] = { turn, text: turn.text.slice(Math.min(...starts), Math.max(...ends)) };
}
