import type { DateMention } from '#language/dates/when.ts';
import type { Utterance } from '../utterances.ts';
import { JOINS } from './hour-cues.ts';

/** A day with the hours and days that are said right beside it: "Thursday, October ninth, at ten". */
export function phraseOf({ text, dates }: Utterance, day: DateMention): string {
	const at = dates.indexOf(day);
	let [first, last] = [at, at];
	const joins = (a: DateMention | undefined, b: DateMention | undefined) =>
		a !== undefined && b !== undefined && !isToday(b) && JOINS.pattern.test(text.slice(a.end, b.start));
	while (at - first < MOST_BESIDE && joins(dates[first - 1], dates[first])) first -= 1;
	while (last - at < MOST_BESIDE && joins(dates[last], dates[last + 1])) last += 1;
	return text.slice(dates[first]?.start, dates[last]?.end).replace(/^[,\s]+/, '');
}

/** Hours and days on each side of a day: more are a list of days. */
const MOST_BESIDE = 4;

/** "The invitation for Tuesday today": another day. */
export function isToday({ when: { relative, weekday } }: DateMention): boolean {
	return relative === 'day' && weekday === undefined;
}
