import type { AnswerKind } from '../../answers.ts';

interface Form {
	templateName: string;
	structure: string;
}

export const FORMS: Readonly<Record<AnswerKind, Form>> = {
	question: {
		templateName: 'A question, answered',
		structure: 'The question as customers put it; the plain yes or no; the reason in two or three sentences',
	},
	mistake: {
		templateName: 'A mistake and its remedy',
		structure: 'What people do, in one sentence and without blame; what to do instead, as something one can do today',
	},
	opinion: {
		templateName: 'An opinion with its reason',
		structure: 'One sentence that somebody could disagree with; why you hold it; what follows from it',
	},
	result: {
		templateName: 'A result with its number',
		structure: 'What it was before, what it is now, and what was counted; how it came about',
	},
	story: {
		templateName: 'One job, told in order',
		structure: 'How it was; what was done; how it is now. A line each, and the name only with consent',
	},
	steps: {
		templateName: 'How it is done, step by step',
		structure: 'A title of a few words; three to six steps, each a sentence that makes sense on a card of its own',
	},
	check: {
		templateName: 'A check that readers can make',
		structure: 'What to do, beginning with the verb; what to count or look at; what it shows',
	},
	scene: {
		templateName: 'A scene from the day',
		structure: 'What happens, in one sentence; what it is for; a photo of it',
	},
	dated: {
		templateName: 'A tip for a date',
		structure: 'What to do and by which day; how to do it; what happens to those who forget',
	},
	offer: {
		templateName: 'The offer, plainly',
		structure: 'What you do, beginning with We; how it works; the first step and what it costs',
	},
};

/** While nothing is written; the example is of another trade. */
export const FIRST_FORM = {
	templateName: 'A question and its answer',
	structure: 'The question as customers put it; the plain yes or no; the reason',
	example:
		'A painter: ‘Can I paint over wallpaper?’ Yes, if every seam sticks. Run a fingernail along three of them. Where one lifts, the paper has to come off first.',
} as const;
