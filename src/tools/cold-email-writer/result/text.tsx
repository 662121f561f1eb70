import type { ReactNode } from 'react';
import { GappedText } from '#ui/gapped-text.tsx';

interface MarkedProps {
	text: string;
	/** Verbatim parts to mark. Those that the text does not contain are skipped. */
	places: readonly string[];
	/** Whether the marked parts break a rule. */
	fault: boolean;
	className?: string;
}

/** Text with some sentences marked. The first mark has `data-first`, so that the card can scroll to it. */
export function MarkedText({ text, places, fault, className }: MarkedProps): ReactNode {
	const pieces = piecesOf(text, places);
	let first = true;
	return pieces.map(({ piece, marked }, index) => {
		const key = `${index} ${piece.slice(0, 12)}`;
		if (!marked) return <GappedText key={key} text={piece} />;
		const isFirst = first;
		first = false;
		return (
			<mark key={key} className={className} data-fault={fault || undefined} data-first={isFirst || undefined}>
				<GappedText text={piece} />
			</mark>
		);
	});
}

function piecesOf(text: string, places: readonly string[]): { piece: string; marked: boolean }[] {
	const spans = places
		.map((place) => ({ start: text.indexOf(place), length: place.length }))
		.filter(({ start, length }) => start >= 0 && length > 0)
		.sort((a, b) => a.start - b.start);
	const pieces: { piece: string; marked: boolean }[] = [];
	let at = 0;
	for (const { start, length } of spans) {
		if (start < at) continue;
		if (start > at) pieces.push({ piece: text.slice(at, start), marked: false });
		pieces.push({ piece: text.slice(start, start + length), marked: true });
		at = start + length;
	}
	if (at < text.length) pieces.push({ piece: text.slice(at), marked: false });
	return pieces;
}
