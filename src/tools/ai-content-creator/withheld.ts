import type { Partially } from '#tools/define.ts';
import type { ContentPiece } from './contract.ts';

/** What does not go into files for schedulers: they would post it as it stands. */

type Piece = Partially<ContentPiece>;

const GAP = /\[(?:add|confirm)\b/i;

/** Whether a piece is a slot with a question instead of a text. */
export function isOpen({ content = '' }: Piece): boolean {
	return /^\s*\[add\b[^\]]*\]\s*$/i.test(content);
}

/** Whether something in a piece is still to be added. */
export function hasGap({ title = '', content = '', callToAction = '' }: Piece): boolean {
	return [title, content, callToAction].some((text) => GAP.test(text));
}

/** What is left out of every file for a scheduler, for the member: open slots by number, other pieces by name. */
export function withheld(pieces: readonly Piece[]): string[] {
	const open = pieces.filter(isOpen).length;
	const named = pieces.filter((piece) => hasGap(piece) && !isOpen(piece)).map(nameOf);
	return [...(open > 0 ? [`Open slots: ${open}`] : []), ...named];
}

function nameOf({ title = '', platform, optimalPostTime = '' }: Piece): string {
	return `‘${title}’ (${platform}, ${optimalPostTime})`;
}
