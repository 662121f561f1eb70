import { fits } from '#business/fit/fit.ts';
import { fill } from '#prose/fill.ts';
import type { PromptInput } from '../contract.ts';
import { fenced } from './as-given.ts';
import type { Context } from './context.ts';
import { type Kind, ON_MATERIAL } from './kind.ts';
import { CONTEXT, PLACES } from './sentences.ts';

/** Words of a task that point at something outside the prompt. */
export const POINTS = {
	id: 'points',
	pattern:
		/\b(?:attached|pasted|(?:the|this|my|our) (?:transcript|recording)|from (?:the|these|my|our) (?:[\p{L}-]+ )?(?:notes|photos|reviews|survey))\b/iu,
	finds: [
		'Check the attached list',
		'Use the text pasted in',
		'Turn the transcript into a page',
		'Make a page from this transcript',
		'List what was promised in my recording',
		'Make a case study of our recording',
		'Write a post from the notes',
		'Write a post from these notes',
		'Write a page from my interview notes',
		'Describe the flat from our photos',
		'Pick quotes from the reviews',
		'List wishes from the survey',
	],
	leaves: ['Write from the heart', 'Take notes', 'Write about recording a song'],
} as const;

/** Longer than this after the first line or a colon, the task holds its text itself. */
const ENOUGH = 60;

/** The material between tags, or the place for it; empty where the task is about none. */
export function materialOf(input: PromptInput, kind: Kind, context: Context): string[] {
	const { task, material } = input;
	if (material !== '') {
		const isName = fits('name', material) === null;
		return [CONTEXT.material, fenced('material', isName ? fill(PLACES.named, { material }) : material)];
	}
	const isAsked = ON_MATERIAL.has(kind) || kind === 'answer' || POINTS.pattern.test(task);
	if (!isAsked || context.whole !== '' || holdsText(task)) return [];
	const isAbove = context.facts.length > 0;
	const place =
		kind === 'answer'
			? isAbove
				? PLACES.messageUnlessAbove
				: PLACES.message
			: isAbove
				? PLACES.materialUnlessAbove
				: PLACES.material;
	return [CONTEXT.material, fenced('material', place)];
}

/** Whether a task says what to do, and then holds the text to do it to. */
export function holdsText(task: string): boolean {
	const start = task.search(/[\n:]/);
	return start !== -1 && task.length - start > ENOUGH;
}
