import type { Period } from './amount.ts';

const WORDS: Record<Period, string> = {
	second: 'second seconds sec secs',
	minute: 'minute minutes min mins',
	hour: 'hour hours hr hrs',
	day: 'day days',
	week: 'week weeks wk wks',
	month: 'month months mo mos',
	quarter: 'quarter quarters',
	year: 'year years yr yrs',
};

export const PERIODS: ReadonlyMap<string, Period> = new Map(
	(Object.keys(WORDS) as Period[]).flatMap((period) =>
		WORDS[period].split(' ').map((word): [string, Period] => [word, period]),
	),
);

export const ADVERBS: ReadonlyMap<string, Period> = new Map([
	['hourly', 'hour'],
	['daily', 'day'],
	['weekly', 'week'],
	['monthly', 'month'],
	['quarterly', 'quarter'],
	['yearly', 'year'],
	['annually', 'year'],
	['pcm', 'month'],
	['pa', 'year'],
]);
