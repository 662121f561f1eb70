import { counted } from '#language/inflect.ts';
import type { Partially } from '#tools/define.ts';
import type { IdeatorOutput } from './contract.ts';

/** How many questions there are, and how many of the member's points have questions of their own. */
export function verdict({ discoveryCallToolkit }: Partially<IdeatorOutput>): string[] {
	const questions = discoveryCallToolkit?.callFramework?.discoveryQuestions;
	const all = [...(questions?.workflowAndProcess ?? []), ...(questions?.painPointValidation ?? [])].length;
	const points = discoveryCallToolkit?.takenAs ?? [];
	const understood = points.filter((point) => point?.name !== undefined && point.name !== '').length;
	const left = points.length - understood;
	const others = left === 0 ? '' : `; the other${left === 1 ? ' is' : 's are'} asked about in general`;
	return [
		`${counted(all, 'question')} to ask.`,
		points.length === 0 ? '' : `${understood} of your ${counted(points.length, 'point')} understood${others}.`,
	];
}
