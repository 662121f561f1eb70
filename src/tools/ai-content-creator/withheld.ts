import type { Partially } from '#tools/define.ts';
import type { ContentPiece } from './contract.ts';
import { PLATFORMS, type Platform } from './options.ts';
import { RULES } from './platforms.ts';

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

/**
 * What is left out of files for schedulers, for the member: open slots, pieces with something to add by name, videos, and
 * from the file that holds no pictures what needs one.
 */
export function withheld(pieces: readonly Piece[]): string[] {
	const open = pieces.filter(isOpen).length;
	const named = pieces.filter((piece) => hasGap(piece) && !isOpen(piece)).map(nameOf);
	const ready = pieces.filter((piece) => !hasGap(piece));
	return [
		...(open > 0 ? [`Open slots: ${open}`] : []),
		...named,
		...platformsWith(ready, 'video').map((platform) => `Scripts for ${platform}, where you upload the video`),
		...platformsWith(ready, 'picture').map(
			(platform) => `${platform}, from the file for Ayrshare alone: it needs a picture`,
		),
	];
}

function platformsWith(pieces: readonly Piece[], medium: 'picture' | 'video'): Platform[] {
	return PLATFORMS.filter((each) => RULES[each].medium === medium && pieces.some(({ platform }) => platform === each));
}

function nameOf({ title = '', platform, optimalPostTime = '' }: Piece): string {
	return `‘${title}’ (${platform}, ${optimalPostTime})`;
}
