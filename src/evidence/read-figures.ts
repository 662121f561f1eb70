import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { datesIn } from '#language/dates/dates.ts';
import type { DateMention } from '#language/dates/when.ts';
import { mayHoldNumber } from '#language/numbers/number-words.ts';
import type { Figure } from './figure.ts';

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
	const figures = dates.flatMap((mention) => dateFigure(mention) ?? []);
	if (!isNumbered) return figures;
	const amounts = amountsIn(text, dates).flatMap((amount) => amountFigure(amount) ?? []);
	return figures.length === 0 ? amounts : [...amounts, ...figures].sort((a, b) => a.index - b.index);
}

/** Said of the amount itself: what else hedges it is no part of the figure. */
const VAGUE = /^(?:about|around|roughly|approximately|nearly|almost|circa|maybe)\s/i;

/** A bare number and a share of a whole claim no figure. */
function amountFigure({ kind, value, low, high, unit, currency, phrase, start, end, text }: Amount): Figure | null {
	if (kind === 'number' || kind === 'share') return null;
	const isVague = VAGUE.test(phrase.text);
	const said = isVague ? phrase.text.slice(0, end - phrase.start) : text;
	const range = low !== undefined && high !== undefined ? { low, high } : {};
	const named = kind === 'money' ? currency : unit;
	return {
		kind,
		text: said,
		value: value ?? (low === undefined || high === undefined ? (low ?? high ?? null) : null),
		...range,
		...(named === undefined ? {} : { unit: named }),
		index: isVague ? phrase.start : start,
	};
}

/** Days near enough to go without a date, feasts and stretches counted from now claim none. */
function dateFigure({ when, text, start, phrase, form }: DateMention): Figure | null {
	if (form === 'hour') return { kind: 'time', text, value: minutesOf(when.time ?? ''), index: start };
	const unit = unitOf(when, form);
	if (unit === null) return null;
	const withBound = unit === 'month' || unit === 'year';
	const said = withBound ? phrase : { text, start };
	return { kind: 'date', text: said.text, value: null, unit, index: said.start };
}

function minutesOf(time: string): number {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	return hours * 60 + minutes;
}

const NEARBY: ReadonlySet<string> = new Set(['today and yesterday', 'this morning', 'tonight', 'at an hour']);

function unitOf({ day, weekday, month, quarter, year, relative, feast, part, in: counted }: DateMention['when'], form: string) {
	if (NEARBY.has(form) || counted !== undefined || feast !== undefined) return null;
	if (day !== undefined || weekday !== undefined || relative === 'day') return 'day';
	if (month !== undefined) return 'month';
	if (quarter !== undefined) return part === undefined ? 'quarter' : 'period';
	if (relative !== undefined || part !== undefined) return 'period';
	return year === undefined ? null : 'year';
}
