import { capital } from '#language/capitals.ts';
import { fill } from '#prose/fill.ts';
import { inMarks } from './items.ts';
import type { Plan } from './plan.ts';
import type { Reading } from './readings.ts';
import { AROUND, UNKNOWN_QUESTIONS } from './sentences/open-questions.ts';
import { unknownIn } from './unknowns.ts';

export interface Questions {
	workflowAndProcess: string[];
	painPointValidation: string[];
}

type Kind = keyof typeof AROUND;

const FEWEST = 6;
/** What a call of some 25 minutes has room for. */
const MOST = { workflow: 12, test: 10 };

/** The longest text that is repeated within a question. */
const LONGEST = 120;

/** The points with questions of their own, in the order of their first ones: of several about one job, the first. */
function begun(points: readonly Reading[]): Reading[] {
	return points.filter(
		({ taken }, index) => points.findIndex((one) => one.taken === taken) === index || taken === null,
	);
}

/** The number of a point's first question, which is the same in both lists. */
export function firstNumber(points: readonly Reading[], point: Reading): number {
	return begun(points).findIndex((one) => one === point || (one.taken !== null && one.taken === point.taken)) + 1;
}

/**
 * First one question for each point, about its job or around its own words; then those about goal, niche and what is
 * not known; then the second about each point; then further ones around the points, up to six of a kind.
 */
export function questionsOf(plan: Plan): Questions {
	const own = begun(plan.points);
	const jobs = own.flatMap(({ taken }) => taken ?? []);
	const beside = [...new Set(plan.beside.flatMap(({ taken }) => taken ?? []))].filter((job) => !jobs.includes(job));
	const wordsAlone = own.filter(({ taken }) => taken === null);
	const inTurn = [...wordsAlone, ...own.filter(({ taken }) => taken !== null)];
	const arranged = (kind: Kind, between: readonly string[]): string[] => {
		const left = Object.entries(AROUND[kind]);
		const around = (point: Reading, next: (typeof left)[number] | undefined) => {
			if (next) left.splice(left.indexOf(next), 1);
			return next ? [fill(next[1], { point: asNamed(plan, point) })] : [];
		};
		const asked = [
			...own.flatMap((point) => (point.taken ? [point.taken.sentences[kind][0]] : around(point, left[0]))),
			...beside.map(({ sentences }) => sentences[kind][0]),
			...between,
			...jobs.map(({ sentences }) => sentences[kind][1]),
			...(kind === 'test' ? wordsAlone.flatMap((point) => around(point, left.at(-1))) : []),
		].slice(0, MOST[kind]);
		for (let turn = 0; asked.length < FEWEST; turn += 1) {
			const point = inTurn[turn % inTurn.length];
			if (!point || left.length === 0) break;
			// The word that a question turns on tells whether another has asked that already.
			const next = left.findLast(([word]) => !asked.some((one) => one.includes(word)));
			asked.push(...around(point, next ?? left.at(-1)));
		}
		return asked;
	};
	return { workflowAndProcess: arranged('workflow', toBeAsked(plan)), painPointValidation: arranged('test', []) };
}

function asNamed({ points }: Plan, point: Reading): string {
	return point.words.length <= LONGEST ? inMarks(point.words) : `your point ${points.indexOf(point) + 1}`;
}

/** What asks for an uncertainty: a question of ours, or its own words. */
export function questionFor({ words, about }: Pick<Plan['unknowns'][number], 'words' | 'about'>): string | null {
	if (about === null || about === 'closing') return null;
	return about === 'direct' ? capital(words) : UNKNOWN_QUESTIONS[about];
}

/** What asks for the uncertainties and the goal, each once. */
function toBeAsked({ unknowns, goal }: Plan): string[] {
	const all = [...unknowns, { words: goal, about: unknownIn(goal) }];
	return [...new Set(all.flatMap((unknown) => questionFor(unknown) ?? []))];
}
