import { listOf } from '#prose/sentences.ts';
import { given, type Recipes, readerOr, words } from '../recipe.ts';

/** Work of no known kind. */
export const general: Recipes<'general'> = {
	general: (brief) => ({
		role: 'You do exactly what is asked, with the care of somebody who will be asked about it later.',
		given: 'everything you may rely on',
		steps: [
			brief.parts.length > 1 ? `There are several things to do: ${listOf(brief.parts.map(words))}.` : '',
			`Say in a sentence what a good result does for ${readerOr(brief, 'the person who asked')}.`,
			given(brief.key, (fact) => `Take ${fact} as the starting point.`),
			'Do the hardest part first, since it decides the rest.',
			'Compare the result with the task, word by word.',
		],
		constraints: [
			'Where the context is silent, write [needed: …] rather than something likely.',
			'No introduction and no closing remarks.',
		],
		layout: ['The result', 'What you had to assume', 'What is still needed'],
		check: ['Does the result do all that the task says, and only that?', 'Is something in it that nobody gave you?'],
		ask: [
			'What will the result be used for, and by whom?',
			'What is known already?',
			'How will you tell a good result from a bad one?',
		],
		samples: 'They show what a good result looks like; take form and care from them.',
		unsampled: 'No example came with the task: keep to the plainest form that does the job.',
	}),
};
