import { type ProfileSection, sentence } from '../section.ts';

export const questions: ProfileSection = {
	id: 'questions',
	title: 'Questions and objections',
	note: 'What you ask first, and what you are asked most.',
	parts: [
		sentence('openingQuestion', 'Your question to open with', 'One question.', 'question'),
		sentence('objection', 'The objection you hear most', 'As a question, in their words.', 'objection'),
		sentence('objectionAnswer', 'Your short answer', 'Up to three sentences, 40 words.', 'answer'),
	],
};
