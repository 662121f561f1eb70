import type { AnswerKind } from '../../answers.ts';

/** After the member's own sentence. */
export const AUDIENCE = 'For: {audience}';

export const ALL_WRITTEN = 'Written from your answers: all {slots} pieces.';
export const SOME_WRITTEN =
	'Written from your answers: {written} of {slots} pieces. Each of the others is an open slot with a question.';
export const NONE_WRITTEN = 'There is no answer to write from yet, so every slot holds a question.';

export const NONE_NAMED = 'None named';
export const NO_THEME = 'No theme named';

/** What the pieces are about where no pillars and no themes are named. */
export const SUBJECTS: Readonly<Record<AnswerKind, string>> = {
	question: 'Questions that customers ask',
	mistake: 'Mistakes, and what to do instead',
	opinion: 'What we think',
	result: 'What came of our work',
	story: 'Stories of single jobs',
	steps: 'How the work is done',
	check: 'What you can check yourself',
	scene: 'Scenes from our days',
	dated: 'Days to prepare for',
	offer: 'What we offer',
};

export const NO_TRENDS = 'None listed, since they change by the day';
