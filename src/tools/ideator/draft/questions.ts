import { fillIfKnown } from '#prose/fill.ts';
import { given } from '#prose/lists.ts';
import { inMarks } from './items.ts';
import type { Plan } from './plan.ts';
import { OPEN_QUESTIONS, OWN_POINT } from './sentences/open-questions.ts';
import { questionFor, unknownIn } from './unknowns.ts';

export type Questions = ReturnType<typeof questionsOf>;

const FEWEST = 6;
/** What a call of some 25 minutes has room for. */
const MOST = { workflow: 12, test: 10 };

/**
 * First one question about the job of each point, of the goal and of the niche; then what asks for what is not known, and
 * about the points that are about no job on the list; then the second question about each job; then, up to six of a kind,
 * further ones about jobs, and open ones. What the member assumes is not put into the listener's mouth: such a
 * point stands in the member's words, to be asked in other ones.
 */
export function questionsOf({ jobs, points, unknowns, goal }: Plan) {
	const ofUnknowns = [...unknowns.map(({ question }) => question), questionFor(unknownIn(goal), goal)];
	const between = new Set([...given(ofUnknowns), ...ownPoints(points, 'workflow')]);
	const ofJobs = jobs.flatMap(({ sentences }) => [...sentences.workflow, ...sentences.test]);
	const isAsked = (words: string) => [...ofUnknowns, ...ofJobs].some((question) => question.includes(words));
	const arranged = (kind: keyof typeof MOST, between: Iterable<string>): string[] => {
		const about = jobs.map(({ sentences }) => sentences[kind]);
		const asked = [...about.map(([first]) => first), ...between, ...about.map(([, second]) => second)];
		const open = Object.entries(OPEN_QUESTIONS[kind]).toSorted(
			([one], [other]) => Number(isAsked(one)) - Number(isAsked(other)),
		);
		const further = [...about.flatMap((sentences) => sentences.slice(2)), ...open.map(([, question]) => question)];
		const chosen = asked.slice(0, MOST[kind]);
		return [...chosen, ...further.slice(0, Math.max(0, FEWEST - chosen.length))];
	};
	return {
		workflowAndProcess: arranged('workflow', between),
		painPointValidation: arranged('test', ownPoints(points, 'test')),
	};
}

/** What asks, in one of the lists, for the points that are about no job of ours. */
export function ownPoints(points: Plan['points'], kind: keyof typeof OWN_POINT): string[] {
	const own = points.filter(({ taken }) => taken === null).map(({ words }) => inMarks(words));
	const ways = Object.values(OWN_POINT[kind]);
	return given(ways.map((way, index) => fillIfKnown(way, { words: own[index] ?? '' })));
}
