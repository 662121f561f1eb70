import { capital } from '#language/capitals.ts';
import { ownPoints } from './own-points.ts';
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
 * First one question about the job of each point, of the goal and of the niche; then what asks for what is not known, and
 * about the points that are about no job on the list; then the second question about each job; then, up to six of a kind,
 * further ones about jobs, and open ones. What the member assumes is not put into the listener's mouth: such a
 * point stands in the member's words, to be asked in other ones.
 */
export function questionsOf({ jobs, points, unknowns, goal }: Plan): Questions {
	const goalAsks = unknownIn(goal);
	const ofUnknowns = [
		...unknowns.map(questionFor),
		goalAsks === null ? null : questionFor({ words: goal, about: goalAsks }),
	].filter((question) => question !== null);
	const ofJobs = jobs.flatMap(({ sentences }) => [...sentences.workflow, ...sentences.test]);
	const isAsked = (words: string) => [...ofUnknowns, ...ofJobs].some((question) => question.includes(words));
	const arranged = (kind: keyof typeof MOST, between: readonly string[]): string[] => {
		const asked = [
			...jobs.map(({ sentences }) => sentences[kind][0]),
			...between,
			...jobs.map(({ sentences }) => sentences[kind][1]),
		].slice(0, MOST[kind]);
		const open = Object.entries(OPEN_QUESTIONS[kind]).toSorted(
			([one], [other]) => Number(isAsked(one)) - Number(isAsked(other)),
		);
		const further = [
			...jobs.flatMap(({ sentences }) => sentences[kind].slice(2)),
			...open.map(([, question]) => question),
		];
		return [...asked, ...further.slice(0, Math.max(0, FEWEST - asked.length))];
	};
	return {
		workflowAndProcess: arranged('workflow', [...new Set([...ofUnknowns, ...ownPoints(points, 'workflow')])]),
		painPointValidation: arranged('test', ownPoints(points, 'test')),
	};
}

/** What asks for an uncertainty before the closing: a question of ours, or its own words; nothing where neither can. */
export function questionFor({ words, about }: Pick<Plan['unknowns'][number], 'words' | 'about'>): string | null {
	if (about === 'closing' || about === 'stop' || about === 'stated' || about === 'own') return null;
	return about === 'direct' ? capital(words) : UNKNOWN_QUESTIONS[about];
}

/** Whether the closing asks for an uncertainty, in words that the member finds. */
export function isAskedLast(unknown: Plan['unknowns'][number], { painPointValidation }: Questions): boolean {
	return unknown.about === 'own' && testOf(unknown, painPointValidation) === 0;
}

/** Which of the validation questions asks for the cost that is not known, counted from one; 0 for none. */
export function testOf({ costOf }: Pick<Plan['unknowns'][number], 'costOf'>, asked: readonly string[]): number {
	return asked.indexOf(costOf?.sentences.test.find((question) => question.includes('cost you')) ?? '') + 1;
}
