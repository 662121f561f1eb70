/**
 * Spoken words in written form, by rules that change no meaning: what only fills is dropped, a sum that was corrected
 * in the same breath goes with what corrects it, sums and days stand in figures. Nothing is put in other words.
 */

import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { capital } from '#language/capitals.ts';
import { datesIn } from '#language/dates/dates.ts';
import { resolveDays } from '#language/dates/resolve.ts';
import type { DateMention, When } from '#language/dates/when.ts';
import { ended } from '#prose/sentences.ts';
import type { CallText } from '../call-text.ts';
import { sumText } from '../sums.ts';
import { OF_ONE_SPEAKER, OUR } from './pronoun-cues.ts';
import { ASIDE, CORRECTING, COUNTED, DOUBLED, FILLER, OPENER } from './spoken-cues.ts';
import { BEFORE_A_DATE } from './step-cues.ts';

/** "so, er, it's forty-two hundred a month then" becomes "It's £4,200 a month then." */
export function written(call: CallText, said: string): string {
	return ended(capital(inFigures(call, withoutFillers(said))));
}

/** Without what fills, opens or counts aloud, and without a word said twice. */
function withoutFillers(said: string): string {
	const bare = said
		.trim()
		.replace(FILLER.pattern, ' ')
		.replace(ASIDE.pattern, ' ')
		.replace(DOUBLED.pattern, '$1')
		.replace(/\s+/g, ' ')
		.trim()
		.replace(OPENER.pattern, '')
		.replace(COUNTED.pattern, '')
		.replace(OPENER.pattern, '');
	return bare === '' ? said.trim() : bare;
}

/** Sums and shares as figures, and days as dates, where they were said in words. */
export function inFigures(call: CallText, text: string): string {
	const amounts = amountsIn(text);
	const cuts = amounts.flatMap(({ corrects, start }) => {
		const before = corrects === undefined ? undefined : amounts[corrects];
		const between = before && text.slice(before.end, start);
		return before && between !== undefined && CORRECTING.pattern.test(between)
			? [{ start: before.start, end: start, as: '' }]
			: [];
	});
	const sums = amounts
		.filter(({ start }) => !cuts.some((cut) => start >= cut.start && start < cut.end))
		.flatMap((amount) => {
			const as = figureOf(call, amount, amounts);
			return as === '' ? [] : [{ start: amount.start, end: amount.end, as }];
		});
	const days = datesIn(text).flatMap((date) => {
		const as = dateOf(call, date);
		const [lead] = BEFORE_A_DATE.pattern.exec(date.text) ?? [''];
		return as === '' ? [] : [{ start: date.start + lead.length, end: date.end, as }];
	});
	const changes = [...cuts, ...sums, ...days].toSorted((a, b) => b.start - a.start);
	return changes.reduce((whole, { start, end, as }) => whole.slice(0, start) + as + whole.slice(end), text);
}

/** From here on a bare number reads better in figures. */
const LARGE = 100;

function figureOf(call: CallText, { kind, value, text, currency, reading }: Amount, beside: readonly Amount[]): string {
	if (value === null || /\d/.test(text)) return '';
	// "Forty percent to start, forty when it runs": the second share would stay in words.
	if (kind === 'percent') return beside.some((one) => one.kind === 'number') ? '' : `${value.toLocaleString('en-US')}%`;
	if (kind !== 'money' && kind !== 'number') return '';
	const known = [...call.facts.prices, ...call.facts.budget].find(({ amount }) => amount === value);
	if (known === undefined && (reading !== undefined || (currency === undefined && value < LARGE))) return '';
	const of = currency ?? known?.currency;
	return sumText({ amount: value, per: null, ...(of === undefined ? {} : { currency: of }) });
}

const NAMES_OF_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** What a written date is made of. */
const DATED: ReadonlySet<string> = new Set(['day', 'month', 'year', 'weekday', 'bound', 'relative', 'offset']);

/** "15 July", "Monday 8 September"; the words for a day as a date where the transcript says when the call was. */
function dateOf(call: CallText, { when, text }: DateMention): string {
	if (Object.keys(when).some((key) => !DATED.has(key))) return '';
	const { day, month, year, weekday } = whenOf(call, when);
	if (day === undefined || month === undefined || /\d{4}-/.test(text)) return '';
	const name = weekday === undefined ? '' : `${NAMES_OF_DAYS[weekday - 1]} `;
	const named = new Date(Date.UTC(2000, month - 1, 1)).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });
	return `${name}${day} ${named}${year === undefined ? '' : ` ${year}`}`;
}

function whenOf({ call }: CallText, when: When): When {
	if (when.day !== undefined && when.month !== undefined) return when;
	// A weekday alone may be one of next week, of which was spoken before.
	const isADay = when.day !== undefined || when.relative === 'day';
	const days = call.header.date === undefined || !isADay ? null : resolveDays(when, call.header.date);
	if (days === null || days.from !== days.to) return {};
	const [, month, day] = days.from.split('-').map(Number);
	const weekday = when.weekday;
	return { day: day ?? 0, month: month ?? 0, ...(weekday === undefined ? {} : { weekday }) };
}

const AS_YOURS: Record<string, string> = {
	we: 'you',
	us: 'you',
	our: 'your',
	ours: 'yours',
	ourselves: 'yourselves',
};

function yours(word: string): string {
	const as = AS_YOURS[word.toLowerCase()] ?? word;
	return /^\p{Lu}/u.test(word) ? capital(as) : as;
}

/**
 * What a client says of themselves, as they read it: "we had sixty thousand" becomes "You had $60,000". Null where more
 * than we and you would have to change.
 */
export function toThem(call: CallText, said: string): string | null {
	if (OF_ONE_SPEAKER.pattern.test(said) || said.search(OUR.pattern) === -1) return null;
	return written(call, said.replace(OUR.pattern, yours));
}

/** The words for a day as they stand in a list of steps: "by Friday", "by 15 July". */
export function writtenDay(call: CallText, when: string): string {
	return inFigures(call, when);
}
