import { counted } from '#language/inflect.ts';
import type { Partially } from '#tools/define.ts';
import type { ContentOutput } from './contract.ts';
import { isOpen } from './withheld.ts';

/** How many pieces are written, and how many slots wait for an answer. */
export function verdict({ contentStrategy }: Partially<ContentOutput>): string[] {
	const pieces = (contentStrategy?.contentCalendar ?? []).flatMap((week) => week?.contentPieces ?? []);
	const open = pieces.filter((piece) => isOpen(piece ?? {})).length;
	return [
		`${counted(pieces.length - open, 'piece')} written.`,
		open === 0 ? '' : `${counted(open, 'slot')} still open: each waits for one answer of yours.`,
	];
}
