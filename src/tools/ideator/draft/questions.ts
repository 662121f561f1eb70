import type { Problem } from '#content/problem.ts';
import { fill } from '#prose/fill.ts';
import { inMarks } from './items.ts';
import { type Kind, kindOf } from './kinds.ts';
import type { Plan } from './plan.ts';
import { GENERAL, OPEN, OPEN_BY_KIND, UNKNOWN_QUESTIONS } from './sentences/open-questions.ts';
import { unknownIn } from './unknowns.ts';

export interface Questions {
	workflowAndProcess: string[];
	painPointValidation: string[];
}

/** How many questions of each kind a point gets. */
export const FOR_A_POINT = 2;
const FEWEST = 6;

/**
 * For each point the questions about its job, or open ones around its own words; then what goal, niche and
 * uncertainties ask for beside them, and general questions up to six of a kind.
 */
export function questionsOf(plan: Plan): Questions {
	const seen = new Set<Problem>();
	const openQuestions = openQuestionsInTurn();
	const ofPoints = plan.points.map(({ words, taken }) => {
		if (taken === null || seen.has(taken)) return openQuestions(words);
		seen.add(taken);
		return taken.sentences;
	});
	const besides = plan.beside.flatMap(({ taken }) => (taken ? [taken.sentences] : []));
	const asked = new Set([...plan.unknowns.map(({ about }) => about), unknownIn(plan.goal)]);
	const unknowns = [...asked].flatMap((about) =>
		about === null || about === 'closing' ? [] : [UNKNOWN_QUESTIONS[about]],
	);
	return {
		workflowAndProcess: filled(
			[...ofPoints.flatMap(({ workflow }) => workflow), ...besides.map(({ workflow }) => workflow[0]), ...unknowns],
			GENERAL.workflow,
		),
		painPointValidation: filled(
			[...ofPoints.flatMap(({ test }) => test), ...besides.map(({ test }) => test[0])],
			GENERAL.test,
		),
	};
}

/** Open questions around the words of a point: those for how it is told, once, and otherwise the next in order. */
function openQuestionsInTurn() {
	const spare = OPEN.values();
	const used = new Set<Kind>();
	return (words: string) => {
		const kind = kindOf(words);
		const isNew = kind !== null && !used.has(kind);
		if (isNew) used.add(kind);
		const { workflow, test } = isNew ? OPEN_BY_KIND[kind] : (spare.next().value ?? OPEN[0]);
		const around = (sentence: string) =>
			sentence.includes('{words}') ? fill(sentence, { words: inMarks(words) }) : sentence;
		return { workflow: workflow.map(around), test: test.map(around) };
	};
}

function filled(questions: string[], general: readonly string[]): string[] {
	return [...questions, ...general.slice(0, Math.max(0, FEWEST - questions.length))];
}
