import type { Problem } from '#content/problem.ts';
import type { Plan } from './plan.ts';
import { OPEN, UNKNOWN_QUESTIONS } from './sentences/open-questions.ts';
import { unknownIn } from './unknowns.ts';

export interface Questions {
	workflowAndProcess: string[];
	painPointValidation: string[];
}

const FEWEST = 6;
/** What a call of some 25 minutes has room for. */
const MOST = { workflow: 12, test: 10 };
/** How many open questions of each kind a point gets that is about no job on the list. */
const FOR_A_POINT = 2;

/** Open questions that ask what those of a job, or of an uncertainty, ask already. */
const ASKED_BY: Readonly<Record<string, readonly string[]>> = {
	overload: ['hours', 'postponed', 'plan'],
	paperwork: ['hours'],
	inbox: ['asked'],
	'one-person': ['away', 'hand'],
	rework: ['faults', 'twice', 'cost'],
	complaints: ['complaint'],
	programs: ['tools'],
	'first-weeks': ['explained'],
	'same-questions': ['asked'],
	tasks: ['tasks', 'people'],
	time: ['changed'],
};

/** The jobs that points, goal and niche are about, each once. */
export function problemsOf({ points, beside }: Plan): Problem[] {
	return [...new Set([...points, ...beside].flatMap(({ taken }) => taken ?? []))];
}

/**
 * First one question about the job of each point, of goal and niche, what uncertainties ask for, and open ones for
 * points that are about no job on the list; then the second of each point; then open ones up to six of a kind.
 */
export function questionsOf(plan: Plan): Questions {
	const jobs = problemsOf(plan);
	const ofPoints = jobs.filter((job) => plan.points.some(({ taken }) => taken === job));
	const unknowns = unknownsOf(plan);
	const asked = new Set([...jobs.map(({ id }) => id), ...unknowns].flatMap((id) => ASKED_BY[id] ?? []));
	const count = plan.points.filter(({ taken }) => taken === null).length;
	const arranged = (kind: keyof typeof MOST, between: readonly string[]) => {
		const open = Object.entries(OPEN[kind]).flatMap(([id, question]) => (asked.has(id) ? [] : [question]));
		const questions = [
			...jobs.map(({ sentences }) => sentences[kind][0]),
			...between,
			...open.slice(0, count),
			...ofPoints.map(({ sentences }) => sentences[kind][1]),
			...open.slice(count, FOR_A_POINT * count),
		];
		const spare = open.slice(FOR_A_POINT * count);
		return [...questions, ...spare.slice(0, Math.max(0, FEWEST - questions.length))].slice(0, MOST[kind]);
	};
	const ofUnknowns = unknowns.map((id) => UNKNOWN_QUESTIONS[id]);
	return { workflowAndProcess: arranged('workflow', ofUnknowns), painPointValidation: arranged('test', []) };
}

/** What uncertainties and the goal ask for, each once; the closing asks for the rest. */
function unknownsOf({ unknowns, goal }: Plan): (keyof typeof UNKNOWN_QUESTIONS)[] {
	const about = new Set([...unknowns.map((unknown) => unknown.about), unknownIn(goal)]);
	return [...about].filter((one) => one !== null && one !== 'closing' && one !== 'direct');
}
