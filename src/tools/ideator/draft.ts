import type { IdeatorInput, IdeatorOutput, TakenAs } from './contract.ts';
import { closing, nextSteps, opening } from './draft/framework.ts';
import { inMarks } from './draft/items.ts';
import { planOf, type Reading } from './draft/plan.ts';
import { preparation } from './draft/preparation.ts';
import { questionsOf } from './draft/questions.ts';
import { NONE } from './taken-as.ts';

/** The built-in engine: a toolkit for one call, with questions about the jobs that the member's points are about. */
export function draft(input: IdeatorInput): IdeatorOutput {
	const plan = planOf(input);
	const discoveryQuestions = questionsOf(plan);
	return {
		discoveryCallToolkit: {
			callPrep: preparation(plan, discoveryQuestions),
			callFramework: { opening: opening(plan), discoveryQuestions, closing: closing(plan, discoveryQuestions) },
			postCall: { nextSteps: nextSteps(plan), ideas: plan.ideas.map(inMarks) },
			takenAs: [...plan.points, ...plan.beside].map(takenAs),
		},
	};
}

function takenAs({ words, taken, others }: Reading): TakenAs {
	return {
		words,
		id: taken?.id ?? NONE,
		name: taken?.name ?? '',
		others: others.map(({ id, name }) => ({ id, name })),
	};
}
