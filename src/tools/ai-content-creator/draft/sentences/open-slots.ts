import type { AnswerKind } from '../../answers.ts';

/** What an open slot shows: never a text to post, always something to answer. */

export const TITLE = 'Open slot {n} of {total}';

/** An answer that is begun: `words` is its first line. */
export const REPLY_MISSING = '[add your reply to “{words}”]';
export const REST_MISSING = '[add what belongs to this: “{words}”]';

/** An answer that does not fit its place; `name` is its field, `problem` what the field says after a colon. */
export const DOES_NOT_FIT = '[add {name} again, “{words}”{problem}]';

/** A whole answer that is in no slot. */
export const SUITS_NO_PLATFORM =
	'[add a shorter form of this, or one of at least two sentences for a video: “{words}”]';
export const TOO_FAR =
	'[add another answer here, since the day of this tip, {date}, is too near or too far: “{words}”]';
export const NO_FIRST_DAY = '[add the first day of the calendar, so that this goes out before {date}: “{words}”]';

/** What the form holds elsewhere, in the member's words. */
export const ABOUT_TROUBLE = '[add what you tell people who have this trouble: “{words}”]';
export const ABOUT_SEASON = '[add what your readers should do about this, and by which day: “{words}”]';

export const ANSWER = '[add your answer: {question}]';

/** Questions that fit every trade: the second where one of its kind is answered. Of results and dates there is none. */
export const QUESTIONS: Readonly<Record<AnswerKind, readonly string[]>> = {
	question: [
		'Which question comes before nearly every order, and what do you reply?',
		'Which question have you answered so often that you know the reply by heart?',
	],
	mistake: [
		'What do customers do before they call you that makes your work harder, and what should they do instead?',
		'Which mistake of others did you see last month, and how is it avoided?',
	],
	opinion: [
		'What does nearly everybody in your trade do that you would stop, and why?',
		'Which common advice do you disagree with, and why?',
	],
	result: [],
	story: [
		'Which job of this year would you tell a friend about, and how did it end?',
		'Which customer nearly said no, and what happened then?',
	],
	steps: [
		'What happens between the first call and the finished job, in four steps?',
		'How do you check your own work before a customer sees it, step by step?',
	],
	check: ['What can people check themselves in five minutes, and what does it show?'],
	scene: [
		'Which moment of your work today would make a good photo, and what happens in it?',
		'What happens in the first hour of your day?',
	],
	dated: [],
	offer: ['What is the first step with you, and what does it cost?'],
};

/** When nothing of the member's own is left to ask about: such slots are listed together. */
export const FURTHER = '[add your answer: What did a customer ask you this week, and what did you reply?]';
