import { datesIn } from './dates.ts';
import type { Figure } from './figure.ts';
import { mayHoldNumber } from './numbers.ts';
import { quantityAt } from './quantities.ts';
import { bareNumbers, factReader, isNumberSupported, isSupported } from './support.ts';
import { tokensOf } from './tokens.ts';

export type { Figure } from './figure.ts';

/** Most lines hold none; this test is cheap. */
const MAY_HOLD_A_DATE =
	/\d{4}|\d[/.]\d|day|week|month|quarter|year|\bq[1-4]|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tomorrow|summer|spring|autumn|fall|winter/i;

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

function figuresOfLine(text: string): Figure[] {
	const dates = MAY_HOLD_A_DATE.test(text) ? datesIn(text) : [];
	const tokens = mayHoldNumber(text) ? tokensOf(text) : [];
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

/** From here on a number in digits claims something without a unit, too: "counted 41,733 of them". */
const SMALLEST_BARE = 1000;
const MAY_BE_LARGE = /\d[\d,]{3}/;

/**
 * The figures of an output that its input does not hold, each once. Compared by value, not by spelling:
 * "forty grand" supports "$40k", "two weeks" supports "14 days", a bare 8000 supports "$8,000".
 */
export function unsupportedFigures(output: readonly string[], input: readonly string[]): string[] {
	const whole = input.join('\n').toLowerCase();
	const holds = factReader(input, figuresIn);
	const missing = new Set<string>();
	for (const text of new Set(output.flatMap((one) => one.split('\n')))) {
		const figures = figuresOfLine(text);
		for (const figure of figures) {
			const isGiven = standsIn(figure.text, whole) || holds((facts) => isSupported(figure, facts));
			if (!isGiven) missing.add(figure.text);
		}
		if (!MAY_BE_LARGE.test(text)) continue;
		const large = bareNumbers(text, figures).filter(({ value, digits }) => digits && value >= SMALLEST_BARE);
		for (const number of large) {
			const isGiven = standsIn(number.text, whole) || holds((facts) => isNumberSupported(number.value, facts, input));
			if (!isGiven) missing.add(number.text);
		}
	}
	return [...missing];
}

/** As a whole: "5 days" does not stand in "15 days", nor "$8" in "$8,000". */
function standsIn(said: string, text: string): boolean {
	const figure = said.toLowerCase();
	for (let at = text.indexOf(figure); at !== -1; at = text.indexOf(figure, at + 1)) {
		const before = text.slice(Math.max(0, at - 2), at);
		const after = text.slice(at + figure.length, at + figure.length + 2);
		if (!/[\p{L}\p{N}]$|\p{N}[.,]$|[$£€¥-]$/u.test(before) && !/^(?:[\p{L}\p{N}%]|[.,]\p{N})/u.test(after)) return true;
	}
	return false;
}

function endOf(figure: Figure | undefined): number {
	return figure === undefined ? 0 : figure.index + figure.text.length;
}
