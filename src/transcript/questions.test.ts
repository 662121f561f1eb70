import { describe, expect, it } from 'vitest';
import { questionsIn } from './questions.ts';

describe('questions with punctuation', () => {
	it.each([
		['What does it cost? I see. And when?', ['What does it cost?', 'And when?']],
		['Really?! You did?? Wow.', ['Really?!', 'You did??']],
		['You are ready, right?', ['You are ready, right?']],
		['See https://example.com/?a=1 for it. Fine.', []],
		['He asked "why?" and left.', ['He asked "why?"']],
		['No questions here.', []],
	])('finds those of %j', (text, questions) => expect(questionsIn(text)).toEqual(questions));
});

describe('questions without punctuation', () => {
	it.each([
		['right what is it exactly that you want us to do', ['what is it exactly that you want us to do']],
		['okay how much is that', ['how much is that']],
		['is is that just for the line', ['is that just for the line']],
		['um on a business line is this', ['is this']],
		['thank you [sil] can you give me the number please', ['can you give me the number please']],
		['how long have you had it', ['how long have you had it']],
	])('finds those of %j', (text, questions) => expect(questionsIn(text)).toEqual(questions));

	it.each([
		'what i was going to say was that it works',
		'we could do that for you if you could send the form',
		"you need the power as well don't you [comment]",
		'now what’s she [partword] she wants a box',
		'is it [partword] well it depends',
		'so you would be paying both',
		'the plan which basically allows you to ring',
		'okay alright yeah',
	])('finds none in %j', (text) => expect(questionsIn(text)).toEqual([]));
});
