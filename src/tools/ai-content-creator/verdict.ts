import { counted } from '#language/inflect.ts';
import type { Partially } from '#tools/define.ts';
import type { ContentOutput } from './contract.ts';
import { isOpen } from './withheld.ts';

const piecesOf = ({ contentStrategy }: Partially<ContentOutput>) =>
	(contentStrategy?.contentCalendar ?? []).flatMap((week) => week?.contentPieces ?? []);
const openIn = (output: Partially<ContentOutput>) => piecesOf(output).filter((piece) => isOpen(piece ?? {})).length;

/** How many pieces are written, and how many slots wait for an answer. */
export function verdict(output: Partially<ContentOutput>): string[] {
	const open = openIn(output);
	return [
		`${counted(piecesOf(output).length - open, 'piece')} written.`,
		open === 0 ? '' : `${counted(open, 'slot')} still open: each needs an answer of its own.`,
	];
}

export const toAdd = (output: Partially<ContentOutput>): string =>
	openIn(output) > 0 ? 'Answer for the open slots' : '';
