import { counted } from '#language/inflect.ts';
import { listOf, shortened } from '#prose/sentences.ts';
import type { Partially } from '#tools/define.ts';
import type { IdeatorOutput } from './contract.ts';
import { inMarks } from './draft/items.ts';

/** The most characters by which a point is named. */
const LONGEST = 60;

/** How many questions there are, and how many of the member's points have questions of their own. */
export function verdict({ discoveryCallToolkit }: Partially<IdeatorOutput>): string[] {
	const questions = discoveryCallToolkit?.callFramework?.discoveryQuestions;
	const all = [...(questions?.workflowAndProcess ?? []), ...(questions?.painPointValidation ?? [])].length;
	const points = discoveryCallToolkit?.takenAs ?? [];
	const left = points.filter((point) => !point?.name).map((point) => inMarks(shortened(point?.words ?? '', LONGEST)));
	const verb = left.length === 1 ? 'is' : 'are';
	const others = left.length === 0 ? '' : `; ${listOf(left)} ${verb} asked about in general`;
	return [
		`${counted(all, 'question')} to ask.`,
		points.length === 0
			? ''
			: `${points.length - left.length} of your ${counted(points.length, 'point')} matched to questions of ours${others}.`,
	];
}
