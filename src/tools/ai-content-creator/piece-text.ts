import type { Partially } from '#tools/define.ts';
import type { ContentPiece } from './contract.ts';
import type { Platform } from './options.ts';

/** X counts every link as this many characters. */
const LINK = 23;

/** A piece as it is posted: text, call to action, hashtags. */
export function pieceText({ content, callToAction, hashtags }: Partially<ContentPiece>): string {
	return [content, callToAction, hashtags?.filter((tag) => tag !== undefined).join(' ')].filter(Boolean).join('\n\n');
}

/** The post itself, without cards and scripts, which are for whoever makes the picture or video. */
export function postText(piece: Partially<ContentPiece>): string {
	const [caption = ''] = (piece.content ?? '').split(/\n\n(?=(?:Cards|Script|Shots|Rundown):\n)/);
	return pieceText({ ...piece, content: caption });
}

/** Characters as the platform counts them. X counts a link as 23, and most characters outside Latin script as two. */
export function lengthOn(platform: Platform, text: string): number {
	if (platform !== 'Twitter/X') return text.length;
	const links = text.match(/\bhttps?:\/\/\S+/g) ?? [];
	let length = links.length * LINK;
	for (const sign of text.replace(/\bhttps?:\/\/\S+/g, '')) length += isLight(sign.codePointAt(0) ?? 0) ? 1 : 2;
	return length;
}

/** Whether a code point is in the ranges that X counts as one, according to its published rules. */
function isLight(code: number): boolean {
	return (
		code <= 4351 || (code >= 8192 && code <= 8205) || (code >= 8208 && code <= 8223) || (code >= 8242 && code <= 8247)
	);
}
