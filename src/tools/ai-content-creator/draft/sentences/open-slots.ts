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
export const ABOUT_THEME = '[add an answer of any kind that belongs to “{words}”]';
export const ABOUT_TROUBLE = '[add what you tell people who have this trouble: “{words}”]';
export const ABOUT_SEASON = '[add what your readers should do about this, and by which day: “{words}”]';

export const ANSWER = '[add your answer: {question}]';

export const QUESTIONS: Readonly<Record<AnswerKind, readonly string[]>> = {
	question: [
		'Which question did a customer ask you last week, and what did you reply?',
		'What do people ask before they buy, and what is the honest reply?',
		'Which question have you answered so often that you know the reply by heart?',
	],
	mistake: [
		'What do customers do before they call you that makes your work harder, and what should they do instead?',
		'What did you have to put right this month that could have been avoided, and how?',
		'What do people pay for that they do not need, and what do they need?',
	],
	opinion: [
		'What does nearly everybody in your trade do that you would stop, and why?',
		'Which common advice do you disagree with, and why?',
		'What do you tell friends about your trade that is not on your website?',
	],
	result: [
		'Which result of this year are you proudest of, and what was it before?',
		'What takes a customer less time or money since you worked for them, in figures?',
		'What did you count before a job and again after it?',
	],
	story: [
		'Which job of this year would you tell a friend about, and how did it end?',
		'Which customer nearly said no, and what happened then?',
		'What went wrong once, and what do you do differently since?',
	],
	steps: [
		'What happens between the first call and the finished job, in four steps?',
		'How do you check your own work before a customer sees it, step by step?',
	],
	check: [
		'What can people check themselves in five minutes, and what does it show?',
		'How does somebody see that it is time to call you?',
	],
	scene: [
		'Which moment of your work today would make a good photo, and what happens in it?',
		'What happens in the first hour of your day?',
		'Which tool would you not lend to anybody, and why?',
	],
	dated: [
		'For which day of the next three months should your customers prepare, and how?',
		'What do customers forget every year, and when should they think of it?',
	],
	offer: [
		'What is the first step with you, what does it cost, and what do people have after it?',
		'For whom is your work not meant, and whom should they ask instead?',
	],
};

/** When all the questions are asked. */
export const ANY_ANSWER = '[add an answer of any kind for {platform}, week {week}, {time}]';
