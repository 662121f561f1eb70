import type { ReactNode } from 'react';
import { openAnswers } from '#tools/input-paths.ts';
import { contract, type GrowthPlanInput } from '../contract.ts';
import { LABEL } from '../sections/words.ts';

/** Where each answer stands in the plan. */
const PLACES: readonly (readonly [path: string, label: string])[] = [
	['answers.problem', LABEL.problem],
	['answers.goal', LABEL.goal],
	['answers.measure', LABEL.measure],
	['answers.cost', LABEL.figures],
	['answers.phase1', LABEL.phase1],
	['answers.phase1Dates', LABEL.dates],
	['answers.phase2', LABEL.phase2],
	['answers.investment', LABEL.investment],
	['answers.nextSteps', LABEL.nextSteps],
];

/** The fields that are still open, by the label at which they stand; none while nothing can be filled in. */
export function gapsOf(input: GrowthPlanInput, gap: ((path: string) => ReactNode) | undefined): Map<string, ReactNode> {
	const open = gap === undefined ? [] : openAnswers(contract, input);
	return new Map(PLACES.filter(([path]) => open.includes(path)).map(([path, label]) => [label, gap?.(path)]));
}
