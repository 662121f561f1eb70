import { datesIn } from './dates.ts';
import type { Figure } from './figure.ts';
import { mayHoldNumber } from './numbers.ts';
import { quantityAt } from './quantities.ts';
import { tokensOf } from './tokens.ts';

/** The figures of a text in the order they stand there; none overlaps another or goes over a line's end. */
export function figuresIn(text: string): Figure[] {
	const figures: Figure[] = [];
	let from = 0;
	for (const line of text.split('\n')) {
		for (const figure of figuresOfLine(line))
			figures.push(from === 0 ? figure : { ...figure, index: figure.index + from });
		from += line.length + 1;
	}
	return figures;
}

/** The same for a text on one line. */
export function figuresOfLine(text: string, isNumbered = mayHoldNumber(text)): Figure[] {
	const dates = datesIn(text);
	const tokens = isNumbered ? tokensOf(text) : [];
	const figures: Figure[] = [];
	let date = 0;
	let at = 0;
	while (at < tokens.length) {
		const start = tokens[at]?.start ?? 0;
		while (date < dates.length && endOf(dates[date]) <= start) date++;
		const nextDate = dates[date]?.index ?? Number.POSITIVE_INFINITY;
		const found = nextDate <= start ? null : quantityAt(text, tokens, at);
		const isFree = found !== null && endOf(found.figure) <= nextDate;
		if (isFree) figures.push(found.figure);
		at = isFree ? found.next : at + 1;
	}
	if (dates.length === 0) return figures;
	return [...figures, ...dates].sort((a, b) => a.index - b.index);
}

function endOf(figure: Figure | undefined): number {
	return figure === undefined ? 0 : figure.index + figure.text.length;
}
