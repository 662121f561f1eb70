import { describe, expect, it } from 'vitest';
import { hourIn } from './hour.ts';
import { meetingOf } from './meeting.ts';
import { around, callIn } from './testing.ts';

const agreed = (...lines: string[]) => meetingOf(callIn(around(...lines)))?.when;

describe('the day on which both sides meet', () => {
	it('is the one of which the hour is asked for', () => {
		const talk = [
			"Sam: This Thursday's probably too soon for you, is it?",
			"Bea: This Thursday I'm in Carlisle. Week after. Third?",
			'Sam: Thursday the third of December. What time?',
			'Bea: She has her dinner at half twelve. Two?',
			"Sam: Two o'clock.",
		];
		expect(agreed(...talk)).toBe("Thursday the third of December, two o'clock");
		expect(agreed(...talk.with(2, 'Sam: Thursday the third of December.'))).toBeUndefined();
	});

	it('is the date as it was put right', () => {
		const talk = [
			'Bea: Tuesday is good. If you come at six, nobody disturbs us.',
			'Sam: Okay, Tuesday the twenty-third, at six.',
			'Bea: Tuesday is the twenty-fourth.',
			'Sam: Sorry, I look at the wrong month. Tuesday the twenty-fourth at six.',
		];
		expect(agreed(...talk)).toBe('Tuesday the twenty-fourth at six');
		expect(agreed(...talk.slice(0, 2))).toBe('Tuesday the twenty-third, at six');
	});

	it('is none for a case that nobody hopes for', () => {
		const day = (begins: string) =>
			agreed(
				"Sam: How's the Wednesday, the twentieth?",
				'Bea: We will be pruning, so pick a day.',
				`Sam: ${begins} we go to the Thursday, the twenty-first. There's a backup day in the price.`,
				"Bea: Oh that's good, because I was going to ask.",
			);
		expect(day("And if it's blowing sideways")).toBeUndefined();
		expect(day('And')).toBe('Thursday, the twenty-first');
	});

	it('is none on which something begins, or is decided', () => {
		const day = (asked: string) =>
			agreed(`Sam: ${asked}`, 'Bea: The first of June?', "Sam: First of June, yeah. That'd suit us.");
		expect(day('So when would you like to meet us?')).toBe('The first of June');
		expect(day('So when would you like to start?')).toBeUndefined();
		const decided = (said: string) =>
			agreed('Sam: When do we talk, then?', `Bea: ${said} Let's say the tenth of April?`, 'Sam: Tenth of April. Fine.');
		expect(decided('I am here in spring.')).toBe('the tenth of April');
		expect(decided("If you start in May, I'd know by the end of March.")).toBeUndefined();
	});

	it('is the one that is said back with its hour after some talk of it', () => {
		const talk = [
			'Sam: So shall we have a call that week? Thursday, the twenty-sixth?',
			"Bea: I'm not here on the Thursday, I've a funeral.",
			'Sam: Friday?',
			'Bea: Fridays are awful. Monday after?',
			'Sam: Monday the thirtieth. Yeah, I can do that. Morning or afternoon?',
			'Bea: Two?',
			"Sam: Two o'clock, Monday the thirtieth. I'll send an invite.",
		];
		expect(agreed(...talk)).toBe("Two o'clock, Monday the thirtieth");
		expect(agreed(...talk.with(6, "Sam: No, Monday the thirtieth at two I can't."))).toBeUndefined();
	});

	it.each([
		['the hour that was said instead', 'So Monday, nine o’clock, Ikeja?', 'Make it ten, traffic.', 'Monday, ten'],
		[
			'half past the hour that was offered',
			'Monday the second, nine o’clock?',
			'Half past. Nobody is human at nine.',
			'Monday the second, half past nine',
		],
		[
			'an hour that only the answer names',
			'Shall I come over on Thursday?',
			'Do. Half seven.',
			'on Thursday, half seven',
		],
		[
			'a date without its article',
			'The twelfth of November, ten o’clock, come to the office.',
			'Twelfth, ten o’clock.',
			'The twelfth of November, ten o’clock',
		],
		[
			'a day told, not asked',
			'I’ll meet you there on the twelfth, seven o’clock.',
			'Seven.',
			'the twelfth, seven o’clock',
		],
		[
			'the hour of this call',
			'Let’s you and me talk Tuesday, same time.',
			'Tuesday, same time. Done.',
			'Tuesday, same time',
		],
		[
			'a day behind a promise for another',
			'I’ll send it by Monday, and we talk again Friday at ten?',
			'Ten works.',
			'Friday at ten',
		],
		['an answer to when', 'And we speak again when?', 'On Friday the fifth, at nine.', 'On Friday the fifth, at nine'],
	])('is told with %s', (_what, offer, answer, when) => {
		const words = [`Sam: ${offer}`, `Bea: ${answer}`].map((line) => line.replaceAll('’', "'"));
		expect(agreed(...words)).toBe(when.replaceAll('’', "'"));
	});

	it.each([
		['refused by its name', 'A demo on Thursday?', 'Not Thursday. We have the auditors.'],
		['on which they are busy', 'Then a Zoom on Friday?', "I've three matters on Friday. Let me think."],
		['by which something is handed over', "And you'll have the wording on Friday.", 'Friday. And no red ink.'],
		['on which work starts', 'So we start the seventh of July and skip a week.', 'July is good.'],
		['that today is', 'Today is the sixth of October.', 'Good. Then we do it.'],
	])('is none %s', (_what, offer, answer) => {
		expect(agreed(`Sam: ${offer}`, `Bea: ${answer}`)).toBeUndefined();
	});

	it('is the one said instead, as soon as the first side takes that up', () => {
		const day = [
			'Sam: Could you walk us round? Thursday, say?',
			"Bea: Thursday there is audit. Friday. Three o'clock.",
		];
		expect(agreed(...day, 'Sam: Friday at three, grand.')).toBe('Friday at three');
	});

	it('is a week later where somebody says so', () => {
		const lines = [
			'Sam: Shall we meet on Tuesday, seven sharp?',
			"Bea: Seven is good, if it's Tuesday week.",
			'Sam: Done.',
		];
		expect(agreed(...lines)).toBe('Tuesday week, seven');
	});

	it('keeps its hour when the day is said again at the end', () => {
		const lines = ['Sam: Shall we talk on Friday at two?', 'Bea: Two is fine.', 'Sam: Good.', 'Bea: Yes.'];
		expect(agreed(...lines, 'Sam: Thanks, see you Friday.', 'Bea: Okay.')).toBe('on Friday at two');
	});
});

it.each([
	['Half past nine. At nine I count coats.', 'Half past nine'],
	['I teach till ten. Quarter past.', 'quarter past eight'],
	['Ten is my Dutch call. Eleven.', 'Eleven'],
	['Nobody is human here at nine.', undefined],
])('the hour in “%s”', (text, hour) => {
	expect(hourIn({ text }, { text: "eight o'clock", time: '08:00' })?.text).toBe(hour);
});
