import { capital } from '#language/capitals.ts';

/** Days that a call names relative to its own date, worked out where the header gives that date. */

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const MONTHS = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
] as const;

function weekdayIn(text: string): number {
	const found = /\b(sun|mon|tues|wednes|thurs|fri|satur)day\b/i.exec(text);
	return found === null ? -1 : WEEKDAYS.indexOf(`${found[1]?.toLowerCase()}day` as (typeof WEEKDAYS)[number]);
}

/** A day that names its own number needs no reckoning. */
const DAY_OF_MONTH =
	/\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/i;

/** "Tuesday 30 January 2024". */
export function longDate(date: Date): string {
	const weekday = WEEKDAYS[date.getUTCDay()] ?? '';
	return `${capital(weekday)} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/**
 * The day that `words` mean on a call held on `callDate` (ISO), or null where they name none that can be
 * worked out. "Next week" (said in the words or in `context`) means the week that begins with the next
 * Monday; a bare weekday is the first one after the call.
 */
export function resolvedDay(words: string, context: string, callDate: string | undefined): string | null {
	if (callDate === undefined) return null;
	const day = new Date(`${callDate.slice(0, 10)}T00:00:00Z`);
	if (Number.isNaN(day.getTime())) return null;
	const move = (days: number) => new Date(day.getTime() + days * 86_400_000);
	if (/\btomorrow\b/i.test(words)) return longDate(move(1));
	const weekday = weekdayIn(words);
	if (weekday < 0 || DAY_OF_MONTH.test(words)) return null;
	if (/\bnext week\b/i.test(`${words} ${context}`)) {
		const untilMonday = (8 - day.getUTCDay()) % 7 || 7;
		return longDate(move(untilMonday + ((weekday + 6) % 7)));
	}
	return longDate(move((weekday - day.getUTCDay() + 7) % 7 || 7));
}
