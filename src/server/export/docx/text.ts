import { type IParagraphOptions, Paragraph, ShadingType, TextRun, UnderlineType } from 'docx';
import { piecesOf, runsFromTheRight } from '../legible.ts';
import { COLOR } from '../look.ts';

/** A paragraph of plain text, which must be legible; line breaks remain, and gaps to fill are marked. */
export function paragraphOf(text: string, options: Omit<IParagraphOptions, 'text' | 'children'> = {}): Paragraph {
	const rightToLeft = runsFromTheRight(text);
	const children = piecesOf(text).flatMap((piece) =>
		piece.text.split('\n').map(
			(line, index) =>
				new TextRun({
					text: line,
					...(index > 0 && { break: 1 }),
					...(piece.gap && GAP),
					rightToLeft: rightToLeft || undefined,
				}),
		),
	);
	return new Paragraph({ ...options, bidirectional: rightToLeft || undefined, children });
}

const GAP = {
	color: COLOR.gapText,
	shading: { type: ShadingType.CLEAR, color: 'auto', fill: COLOR.gapFill },
	underline: { type: UnderlineType.DASH, color: COLOR.gapText },
} as const;
