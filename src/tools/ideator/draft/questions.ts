import { capital } from '#language/capitals.ts';
import type { Plan } from './plan.ts';
import { OPEN_QUESTIONS, UNKNOWN_QUESTIONS } from './sentences/open-questions.ts';
import { unknownIn } from './unknowns.ts';

export interface Questions {
	workflowAndProcess: string[];
	painPointValidation: string[];
}

const FEWEST = 6;
/** What a call of some 25 minutes has room for. */
const MOST = { workflow: 12, test: 10 };

/**
 * First one question about the job of the goal, of each point and of the niche; then those about what is not known; then
 * the second about each job; then, up to six of a kind, further ones about the jobs and open ones about the work. A point
 * about no job on the list is not spoken of: what the member assumes is not put into the listener's mouth.
 */
export function questionsOf({ jobs, unknowns, goal }: Plan): Questions {
	const arranged = (kind: keyof typeof MOST, between: readonly string[]): string[] => {
		const asked = [
			...jobs.map(({ sentences }) => sentences[kind][0]),
			...between,
			...jobs.map(({ sentences }) => sentences[kind][1]),
		].slice(0, MOST[kind]);
		// The word that a question turns on tells whether another has asked that already.
		const isAsked = (word: string) => Number(asked.some((question) => question.includes(word)));
		const open = Object.entries(OPEN_QUESTIONS[kind]).toSorted(([one], [other]) => isAsked(one) - isAsked(other));
		const further = [
			...jobs.flatMap(({ sentences }) => sentences[kind].slice(2)),
			...open.map(([, question]) => question),
		];
		return [...asked, ...further.slice(0, Math.max(0, FEWEST - asked.length))];
	};
	const toBeAsked = [...unknowns, { words: goal, about: unknownIn(goal) }].flatMap((one) => questionFor(one) ?? []);
	return {
		workflowAndProcess: arranged('workflow', [...new Set(toBeAsked)]),
		painPointValidation: arranged('test', []),
	};
}

/** What asks for an uncertainty: a question of ours, or its own words. */
export function questionFor({ words, about }: Pick<Plan['unknowns'][number], 'words' | 'about'>): string | null {
	if (about === null || about === 'closing') return null;
	return about === 'direct' ? capital(words) : UNKNOWN_QUESTIONS[about];
}
