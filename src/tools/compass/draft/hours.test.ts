import { describe, expect, it } from 'vitest';
import { about, niches, surveyor } from '../testing.ts';
import { timeIn } from './hours.ts';

describe('the hours that the member has', () => {
	it.each(['30h/week', '30 h a week', 'I can 30 hours in week'])('read the time from “%s”', (anythingElse) => {
		expect(niches({ ...surveyor, anythingElse })[0]?.scores?.time.points).toBe(2);
	});

	it.each([
		['30', 30],
		['30ish', 30],
		['30-ish', 30],
		['about 30', 30],
		['ca. 30', 30],
		['~30', 30],
		['max 10', 10],
		['up to 20', 20],
		['20+', 20],
		['10-12', 10],
		['15 to 20', 15],
		['twenty', 20],
	])('a number alone is one of hours: “%s”', (hoursAWeek, hours) => {
		expect(timeIn({ ...surveyor, hoursAWeek })).toEqual({ hours, text: `${hoursAWeek} hours a week` });
	});

	it('says as it was typed what is more than a number', () => {
		const typed = { ...surveyor, hoursAWeek: '20 in winter, less in summer' };
		expect(timeIn(typed)).toEqual({ hours: 20, text: '“20 in winter, less in summer”' });
	});

	it.each([
		['10-12h', 10],
		['ten to twelve hours', 10],
		['12 hrs', 12],
		['15h per week', 15],
		['2 hours a day', 10],
		['5h a day', 25],
		['two days', 14],
		['1.5 days', 10.5],
		['half a day', 3.5],
		['2 days + weekends', 14],
		['one weekend day, 7 hours', 7],
	])('“%s” is counted', (hoursAWeek, hours) => {
		expect(timeIn({ ...surveyor, anythingElse: '', hoursAWeek })?.hours).toBe(hours);
	});

	it.each([
		...[
			'evenings and one weekend day',
			'5 mornings',
			'after the school run till 3',
			'3 evenings',
			'mornings',
			'some afternoons',
		],
		...['Friday', 'weekends', 'nights', 'part time', 'school hours'],
	])('“%s” is told, and counts for something', (hoursAWeek) => {
		const typed = { ...surveyor, anythingElse: '', hoursAWeek };
		expect(niches(typed)[0]?.scores?.time).toEqual({ points: 1, reason: `“${hoursAWeek}”` });
		expect(about(typed)).not.toContain('Not used');
	});

	it.each([
		'till 3',
		'til 3',
		'until 3',
		'from 9',
		'after 3',
		'before 3',
		'3 pm',
		'9 am',
		'3pm',
		'9am',
		'9:30',
		'9-3',
		'0',
	])('“%s” is no number of hours', (hoursAWeek) => {
		const typed = { ...surveyor, anythingElse: '', hoursAWeek };
		expect(timeIn(typed)).toBeNull();
		expect(about(typed)).toContain(`Not used, since it does not say how many hours a week: “${hoursAWeek}”`);
		expect(niches(typed)[0]?.scores?.time).toEqual({ points: 0, reason: 'no number of hours a week' });
	});

	it.each(['I have 8 hours after work', 'one hour', '12 hrs', '1 hr', 'about 14h'])(
		'of another answer are read from “%s”',
		(words) => {
			expect(timeIn({ ...surveyor, anythingElse: `£900 a month. ${words}` })?.hours).toBeGreaterThan(0);
		},
	);

	it.each(['A roof takes me 6 hours', 'Roofs take 6 hours', '6 hours each'])(
		'“%s” is how long a job takes',
		(anythingElse) => {
			expect(timeIn({ ...surveyor, anythingElse })).toBeNull();
		},
	);

	it('are those of the other answer where the field tells of no time', () => {
		expect(timeIn({ ...surveyor, hoursAWeek: 'depends' })).toEqual({ hours: 22, text: '22 hours a week' });
		expect(timeIn({ ...surveyor, hoursAWeek: 'mornings' })).toEqual({ hours: null, text: '“mornings”' });
	});
});
