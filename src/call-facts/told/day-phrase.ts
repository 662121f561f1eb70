import type { DateMention } from '#language/dates/when.ts';
import type { Utterance } from '../utterances.ts';
import { JOINS } from './hour-cues.ts';

/** A day with the hours and days that are said right beside it: "Thursday, October ninth, at ten". */
export function phraseOf({ text, dates }: Utterance, day: DateMention): string {
	const sorted = dates.toSorted((a, b) => a.start - b.start);
	let first = sorted.indexOf(day);
	let last = first;
	const joins = (a: DateMention | undefined, b: DateMention | undefined) =>
		a !== undefined && b !== undefined && !isToday(b) && JOINS.pattern.test(text.slice(a.end, b.start));
	while (joins(sorted[first - 1], sorted[first])) first -= 1;
	while (joins(sorted[last], sorted[last + 1])) last += 1;
	return text.slice(sorted[first]?.start, sorted[last]?.end).replace(/^[,\s]+/, '');
}

/** "The invitation for Tuesday today": another day. */
export function isToday({ when: { relative, weekday } }: DateMention): boolean {
	return relative === 'day' && weekday === undefined;
}
