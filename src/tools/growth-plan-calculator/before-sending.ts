import {
	type Contradiction,
	daysOtherwise,
	namesOtherwise,
	sumsOtherwise,
	timingOtherwise,
} from '#call-facts/candidates/contradictions.ts';
import { firstDates } from '#call-facts/candidates/plan.ts';
import { listLines } from '#language/clean.ts';
import { callOf } from './call.ts';
import type { GrowthPlanInput } from './contract.ts';
import { check } from './phrases.ts';
import { LABEL } from './sections/words.ts';

/** Where an answer of the member and the call differ, by the label of the answer; worked out from the input alone. */
export function beforeSending(input: GrowthPlanInput): string[] {
	const call = callOf(input);
	const { problem, goal, phase1, phase1Dates, investment, nextSteps } = input.answers;
	const of = (label: string, found: readonly Contradiction[]) =>
		found.map(({ wrote, says, line }) => check(label, wrote, says, line));
	return [
		...of(LABEL.problem, namesOtherwise(call, problem)),
		...of(LABEL.goal, namesOtherwise(call, goal)),
		...of(LABEL.phase1, namesOtherwise(call, phase1)),
		...of(LABEL.dates, timingOtherwise(call, phase1Dates, firstDates(call))),
		...of(LABEL.investment, sumsOtherwise(call, investment)),
		...of(LABEL.nextSteps, daysOtherwise(call, listLines(nextSteps))),
		...of(LABEL.nextSteps, namesOtherwise(call, nextSteps)),
	];
}
