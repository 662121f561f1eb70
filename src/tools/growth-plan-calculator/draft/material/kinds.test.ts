import { describe, expect, it } from 'vitest';
import type { TroubleId } from '#reading/troubles.ts';
import { customerKinds } from './kinds/customers.ts';
import { peopleKinds } from './kinds/people.ts';
import { workKinds } from './kinds/work.ts';
import { kindNamed } from './kinds.ts';

/** What a plan aims at with each kind, and what it counts. */
const AIMS: readonly [TroubleId, goal: string, measure: string][] = [
	['leads', 'answer every enquiry while the asker is still deciding', 'hours from an enquiry to its first answer'],
	['unanswered', 'let nobody who calls wait for a next day', 'calls without an answer, by hour of the day'],
	['silent', 'get answers without chasing them', 'questions that got an answer at the first try'],
	['noshow', 'know before the day who will come', 'bookings that were kept, cancelled in time and missed, by weekday'],
	['customers', 'hear from unhappy customers before they go', 'customers who left, with the reason they gave'],
	[
		'complaints',
		'turn each complaint into one that does not come again',
		'complaints by subject, and days to an answer',
	],
	['slow', 'shorten the way from request to result', 'time from request to result, step by step'],
	['late', 'see trouble while something can still be done', 'cases noticed in time and cases noticed too late'],
	['followup', 'do what was promised, or show it as open', 'promises kept by the day named'],
	['loss', 'lose less, and know why', 'losses, with the reason for each'],
	['repeat', 'finish each job at the first go', 'jobs finished at the first go'],
	['handwork', 'give the hours spent by hand back to those who spend them', 'hours spent by hand, by person and task'],
	['wrong', 'catch mistakes before they leave the house', 'mistakes found inside and mistakes found by customers'],
	['stuck', 'keep work moving', 'cases that wait, and how long the oldest has waited'],
	['blind', 'let people look up where things stand', 'questions about where something stands'],
	['search', 'keep one place for what people need to know', 'questions that needed a colleague for an answer'],
	[
		'thin',
		'have the details before the work starts',
		'jobs that began with all details, and calls made to complete the others',
	],
	['outage', 'keep it running when it is needed', 'stoppages with hour, length and cause'],
	[
		'outgrown',
		'fit the tools to the work of today',
		'things that people do beside the system because it cannot do them',
	],
	['unused', 'fill what is paid for anyway', 'hours or places that stay empty, by weekday'],
	['waste', 'make only what is used', 'what is thrown away, by day and reason'],
	['cost', 'know what each part costs, and pay for what is used', 'monthly cost, part by part'],
	['nuisance', 'have hours without disturbance', 'disturbances by hour and source'],
	['leaving', 'take work off those who carry most', 'hours beyond the plan, by person'],
	['staff', 'manage the busy hours with the people there are', 'hours for which nobody could be found'],
	[
		'knowhow',
		'bring newer people to where the experienced ones are',
		'questions that a newer colleague has to take to somebody else',
	],
	['rejected', 'give people something they want to keep', 'people who use it unasked a month after the start'],
	['worse', 'turn the trend', 'the figure month by month, with the past year before it'],
	['hard', 'make the hardest everyday task routine', 'attempts until it is done'],
	['trouble', 'take away what gets in the way', 'times it happens in an ordinary week'],
];

const ids = Object.keys({ ...customerKinds, ...workKinds, ...peopleKinds }) as TroubleId[];
const GOAL =
	/^(?:answer|bring|catch|do|fill|finish|fit|get|give|have|hear|keep|know|let|lose|make|manage|see|shorten|take|turn) /;

describe('a kind of trouble in a plan', () => {
	it.each(AIMS)('“%s” aims to %s', (id, goal, measure) => {
		expect(kindNamed(id).goal).toBe(goal);
		expect(kindNamed(id).measure).toBe(measure);
	});

	it('has an aim for every kind', () => {
		expect(AIMS.map(([id]) => id)).toEqual(ids);
	});

	it.each(ids)('“%s” has each text in the form that its place needs', (id) => {
		const { about, issue, goal, measure, cause, cost, win, shows, effort, work, hand, doubt, reply, prevent, later } =
			kindNamed(id);
		expect(goal).toMatch(GOAL);
		expect(measure).not.toMatch(GOAL);
		for (const inside of [about, goal, measure, cause]) expect(inside).toMatch(/^\p{Ll}.*[^.?]$/u);
		for (const heading of [issue, win, shows, work, hand, prevent, later]) expect(heading).toMatch(/^\p{Lu}.*[^.?]$/u);
		expect(effort).toMatch(/^(?:Low|Medium|High): \p{Ll}.*[^.]$/u);
		expect(cost).toMatch(/\[add [^\]]+\]/);
		expect(doubt).toMatch(/^\p{Lu}.*\?$/u);
		expect(reply).toMatch(/^\p{Lu}.*\.$/u);
	});
});
