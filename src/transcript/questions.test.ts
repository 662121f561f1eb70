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
		['okay what is it in the greenhouse that keeps breaking', ['what is it in the greenhouse that keeps breaking']],
		['okay how much is that', ['how much is that']],
		['is is that only for the pump', ['is that only for the pump']],
		['um at the second shop is this', ['is this']],
		['lovely [sil] can you read me the meter please', ['can you read me the meter please']],
		['how long have you had it', ['how long have you had it']],
	])('finds those of %j', (text, questions) => expect(questionsIn(text)).toEqual(questions));

	it.each([
		'what i was hoping to hear was that it works',
		'we could do that for you if you could send the form',
		"you keep the old boiler then don't you [comment]",
		'now what’s he [partword] he rents the van',
		'is it [partword] well it depends',
		'so you would be paying both',
		'the plan which more or less lets you travel',
		'okay alright yeah',
	])('finds none in %j', (text) => expect(questionsIn(text)).toEqual([]));
});
