import type { ContentOutput } from './contract.ts';
import { pieceText } from './piece-text.ts';

/** The four weeks as text: each piece with its platform, type and time, then the text to post. */
export function calendarText({ contentStrategy }: ContentOutput): string {
	return contentStrategy.contentCalendar
		.flatMap(({ week, theme, contentPieces }) => [
			`WEEK ${week}: ${theme}`,
			...contentPieces.map((piece) =>
				[`${piece.platform} | ${piece.contentType} | ${piece.optimalPostTime}`, piece.title, '', pieceText(piece)].join(
					'\n',
				),
			),
		])
		.join('\n\n---\n\n');
}
