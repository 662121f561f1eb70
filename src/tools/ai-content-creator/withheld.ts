import { gapsIn } from '#shared/gaps.ts';
import type { Partially } from '#tools/define.ts';
import type { ContentPiece } from './contract.ts';
import { FURTHER } from './draft/sentences/open-slots.ts';
import { PLATFORMS } from './options.ts';
import { RULES } from './platforms.ts';

/** What does not go into files for schedulers: they would post it as it stands. */

type Piece = Partially<ContentPiece>;

/** Whether a piece is a slot with a question instead of a text. */
export function isOpen({ content = '' }: Piece): boolean {
	return /^\s*\[add\b[^\]]*\]\s*$/i.test(content);
}

/** Whether a piece is an open slot without a question of its own: such slots are listed together. */
export function isFurther({ content }: Piece): boolean {
	return content === FURTHER;
}

/** Where and when: "Facebook Wednesday 13 January 12:30; ..." */
export function slotsText(pieces: readonly Piece[]): string {
	return pieces.map(({ platform, optimalPostTime = '' }) => `${platform} ${optimalPostTime}`).join('; ');
}

/** Whether something in a piece is still to be added. */
export function hasGap({ title = '', content = '', callToAction = '' }: Piece): boolean {
	return [title, content, callToAction].some((text) => gapsIn(text).length > 0);
}

/** What is left out of files for schedulers, for the member: open slots, pieces with something to add by name, videos. */
export function withheld(pieces: readonly Piece[]): string[] {
	const open = pieces.filter(isOpen).length;
	const named = pieces.filter((piece) => hasGap(piece) && !isOpen(piece)).map(nameOf);
	const ready = new Set(pieces.filter((piece) => !hasGap(piece)).map(({ platform }) => platform));
	const videos = PLATFORMS.filter((each) => RULES[each].medium === 'video' && ready.has(each));
	return [
		...(open > 0 ? [`Open slots: ${open}`] : []),
		...named,
		...videos.map((platform) => `Videos for ${platform}, which you make and upload yourself`),
	];
}

function nameOf({ title = '', platform, optimalPostTime = '' }: Piece): string {
	return `‘${title}’ (${platform}, ${optimalPostTime})`;
}
