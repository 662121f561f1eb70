import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { datesIn } from '#language/dates/dates.ts';
import type { DateMention } from '#language/dates/when.ts';
import { mayHoldNumber } from '#language/numbers/number-words.ts';
import type { Figure } from './figure.ts';

/** The figures in a text, in order. They do not overlap or cross line breaks. */
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

/** Like `figuresIn`, for a single line. */
export function figuresOfLine(text: string, isNumbered = mayHoldNumber(text)): Figure[] {
	const dates = datesIn(text);
	const figures = dates.flatMap(dateFigures);
	if (!isNumbered) return figures;
	const amounts = amountsIn(text, dates).flatMap((amount) => amountFigure(amount) ?? []);
	return figures.length === 0 ? amounts : [...amounts, ...figures].sort((a, b) => a.index - b.index);
}

/** Hedges that are part of the figure; all others are left out. */
const VAGUE = /^(?:about|around|roughly|approximately|nearly|almost|circa|maybe)\s/i;

/** Null for a bare number, a share of a whole and "half a year": they claim no figure. */
function amountFigure({
	kind,
	isInferred,
	value,
	low,
	high,
	unit,
	currency,
	phrase,
	start,
	end,
	text,
}: Amount): Figure | null {
	if (kind === 'number' || kind === 'share' || isInferred === true) return null;
	if (kind === 'duration' && value !== null && value < 1) return null;
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

/** Days near enough to need no date, holidays and periods counted from now are not figures. */
function dateFigures({ when, text, start, phrase, form }: DateMention): Figure[] {
	if (form === 'hour') return /\d|o['’]clock/i.test(text) ? [timeFigure(text, start, when.time)] : [];
	const unit = unitOf(when, form);
	if (unit === null) return [];
	const withBound = unit === 'month' || unit === 'year';
	const said = withBound ? phrase : { text, start };
	const deictic = isDeictic(when, text) ? { isDeictic: true as const } : {};
	const date = (words: string): Figure => ({
		kind: 'date',
		text: words,
		value: null,
		unit,
		index: said.start,
		...deictic,
	});
	const [, day, time] = DAY_THEN_TIME.exec(said.text) ?? [];
	if (day === undefined || time === undefined) return [date(said.text)];
	return [date(day), timeFigure(time, said.start + said.text.length - time.length, when.time)];
}

/** Nobody could look it up in a calendar; an hour is a claim where it stands in figures. */
function isDeictic({ day, month, quarter, year, time }: DateMention['when'], text: string): boolean {
	const isTimed = time !== undefined && /\d/.test(text);
	return !isTimed && [day, month, quarter, year].every((part) => part === undefined);
}

/** "Monday 12:15" is two figures, "Monday at 12:15" is one. */
const DAY_THEN_TIME = /^(.*(?<!\b(?:at|around|after|before|from|about)),?)\s(\d{1,2}:[0-5]\d.*)$/i;

function timeFigure(text: string, index: number, time = ''): Figure {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	return { kind: 'time', text, value: hours * 60 + minutes, index };
}

const NEARBY: ReadonlySet<string> = new Set(['today and yesterday', 'this morning', 'tonight', 'at an hour']);

function unitOf(
	{ day, weekday, month, quarter, year, relative, feast, part, in: counted }: DateMention['when'],
	form: string,
) {
	if (NEARBY.has(form) || counted !== undefined || feast !== undefined) return null;
	if (day !== undefined || weekday !== undefined || relative === 'day') return 'day';
	if (month !== undefined) return 'month';
	if (quarter !== undefined) return part === undefined ? 'quarter' : 'period';
	if (relative !== undefined || part !== undefined) return 'period';
	return year === undefined ? null : 'year';
}
