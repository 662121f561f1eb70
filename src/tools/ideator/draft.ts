import type { IdeatorInput, IdeatorOutput } from './contract.ts';
import { nextSteps } from './draft/after.ts';
import { framework } from './draft/framework.ts';
import { planOf } from './draft/plan.ts';
import { preparation } from './draft/preparation.ts';

/**
 * The built-in engine: a toolkit for one call, from the member's six answers and what the catalogue knows of the trade.
 */
export function draft(input: IdeatorInput): IdeatorOutput {
	const plan = planOf(input);
	return {
		discoveryCallToolkit: {
			callPrep: preparation(plan),
			callFramework: framework(plan),
			postCall: { nextSteps: nextSteps(plan) },
		},
	};
}
