import type { Partially } from '#tools/define.ts';
import type { ContentPiece } from './contract.ts';
import type { Platform } from './options.ts';

/** X counts every link as this many characters. */
const LINK = 23;

/** Stands in place of a call to action: most pieces ask for nothing. It is never posted. */
export const NO_ASK = 'None for this piece';

/** A piece with all its parts: text, call to action, hashtags. */
export function pieceText({ content, callToAction, hashtags }: Partially<ContentPiece>): string {
	const ask = callToAction === NO_ASK ? '' : callToAction;
	return [content, ask, hashtags?.filter((tag) => tag !== undefined).join(' ')].filter(Boolean).join('\n\n');
}

/** What follows under such a line is for whoever makes the picture or video. */
const FOR_MAKER = ['Cards:', 'Script:', 'To say:', 'Shots:', 'Rundown:', 'Photo:'] as const;

export function isForMaker(line: string): boolean {
	return (FOR_MAKER as readonly string[]).includes(line);
}

/** The post itself, without cards, scripts and photos. */
export function postText(piece: Partially<ContentPiece>): string {
	const paragraphs = (piece.content ?? '').split('\n\n');
	const end = paragraphs.findIndex((text) => isForMaker(text.split('\n')[0] ?? ''));
	return pieceText({ ...piece, content: paragraphs.slice(0, end < 0 ? paragraphs.length : end).join('\n\n') });
}

/** The post as one text: cards follow the caption as lines, since nobody has drawn them yet. */
export function postWithCards(piece: Partially<ContentPiece>): string {
	const content = (piece.content ?? '').replace('\n\nCards:\n', '\n\n');
	return postText({ ...piece, content });
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
