import { expect, it } from 'vitest';
import { minutesIn } from './minutes.ts';

it.each([
	['30', 30],
	['30 min', 30],
	['30min.', 30],
	['25 mins', 25],
	['1 minute', 1],
	['20 Minutes', 20],
	['20 m', 20],
	['30’', 30],
	['1h', 60],
	['1 hr', 60],
	['2 hrs', 120],
	['1 hour', 60],
	['1,5 hours', 90],
	['20-30 min', 20],
	['20–30', 20],
	['20 to 30 minutes', 20],
	['about 40 minutes', 40],
	['15 or 20', 15],
	['20/30', 20],
	['about 30, depends on the tide', 30],
	['20 mins at most', 20],
	['maybe half an hour or so', 30],
	['20-', 20],
	['a quarter of an hour', 15],
	['Half an hour', 30],
	['half hour', 30],
	['three quarters of an hour', 45],
	['an hour', 60],
	['one hour', 60],
	['an hour and a half', 90],
])('"%s" is a number of minutes', (text, minutes) => {
	expect(minutesIn(text)).toBe(minutes);
});

it.each(['', 'some', '0', '999', '30 days', '2 weeks', 'at 3 pm', '15:30', '€50', '5%', 'half', 'constructor'])(
	'"%s" is none',
	(text) => {
		expect(minutesIn(text)).toBeNull();
	},
);
