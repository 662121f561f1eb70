import { capital } from '#language/capitals.ts';
import { fill } from '#prose/fill.ts';
import { inMarks } from './items.ts';
import type { Plan } from './plan.ts';
import { OPEN_QUESTIONS, OWN_POINT, OWN_UNKNOWNS, UNKNOWN_QUESTIONS } from './sentences/open-questions.ts';
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
 * further ones about the jobs and open ones about the subject. What the member assumes is not put into the listener's
 * mouth: such a point stands in the member's words, to be asked in other ones.
 */
export function questionsOf({ jobs, points, unknowns, goal }: Plan): Questions {
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
	const painPointValidation = arranged('test', ownPoints(points, 'test'));
	const goalAsks = unknownIn(goal);
	const toBeAsked = [
		...unknowns.map(questionFor),
		goalAsks === null ? null : questionFor({ words: goal, about: goalAsks }),
		ownUnknowns(unknowns, painPointValidation),
		...ownPoints(points, 'workflow'),
	];
	const between = new Set(toBeAsked.filter((question) => question !== null));
	return { workflowAndProcess: arranged('workflow', [...between]), painPointValidation };
}

/** What asks for the points that are about no job on the list, as far as there are ways to. */
export function ownPoints(points: Plan['points'], kind: keyof typeof MOST): string[] {
	const own = points.filter(({ taken }) => taken === null);
	return OWN_POINT[kind].slice(0, own.length).map((sentence, index) => {
		return fill(sentence, { words: inMarks(own[index]?.words ?? '') });
	});
}

/** What asks for an uncertainty: a question of ours, or its own words; nothing where neither can. */
export function questionFor({ words, about }: Pick<Plan['unknowns'][number], 'words' | 'about'>): string | null {
	if (about === 'closing' || about === 'stop' || about === 'stated' || about === 'own') return null;
	return about === 'direct' ? capital(words) : UNKNOWN_QUESTIONS[about];
}

/** One line for all the uncertainties that no question of either list asks for. */
export function ownUnknowns(unknowns: Plan['unknowns'], validation: readonly string[]): string | null {
	const own = unknowns.filter((unknown) => unknown.about === 'own' && testOf(unknown, validation) === 0);
	if (own.length === 0) return null;
	return fill(OWN_UNKNOWNS, { words: own.map(({ words }) => inMarks(words)).join(' ') });
}

/** Which of the validation questions asks for the cost that is not known, counted from one; 0 for none. */
export function testOf({ costOf }: Pick<Plan['unknowns'][number], 'costOf'>, asked: readonly string[]): number {
	return asked.indexOf(costOf?.sentences.test.find((question) => question.includes('cost you')) ?? '') + 1;
}
