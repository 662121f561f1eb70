import type { ContentPiece } from './contract.ts';
import { lengthOn, pieceText } from './piece-text.ts';
import { RULES } from './platforms.ts';

/** The piece within its platform's limits: fewer hashtags, a shorter title, a text cut at the end of a sentence. */
export function withinLimits(piece: ContentPiece): ContentPiece {
	const { most, mostTitle, mostHashtags } = RULES[piece.platform];
	const kept = {
		...piece,
		title: piece.title.length <= mostTitle ? piece.title : `${piece.title.slice(0, mostTitle - 1).trimEnd()}…`,
		hashtags: piece.hashtags.slice(0, mostHashtags),
	};
	while (isTooLong(kept) && kept.hashtags.length > 0) kept.hashtags = kept.hashtags.slice(0, -1);
	if (!isTooLong(kept)) return kept;
	const room = most - lengthOn(kept.platform, pieceText({ ...kept, content: '' })) - 2;
	return { ...kept, content: cut(kept, Math.max(40, room)) };
}

export function isTooLong(piece: ContentPiece): boolean {
	return lengthOn(piece.platform, pieceText(piece)) > RULES[piece.platform].most;
}

function cut({ platform, content }: ContentPiece, room: number): string {
	let text = '';
	for (const [sentence] of content.matchAll(/[^.!?\n]*(?:[.!?]+["”’)]*|\n+|$)\s*/g)) {
		if (lengthOn(platform, (text + sentence).trimEnd()) > room) break;
		text += sentence;
	}
	return text.trim() === '' ? `${content.slice(0, Math.floor(room / 2)).trimEnd()}…` : text.trim();
}
