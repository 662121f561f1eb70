import { withAnswers } from './answers.ts';
import { beforeSending } from './before-sending.ts';
import { callOf } from './call.ts';
import type { GrowthPlanInput, GrowthPlanOutput } from './contract.ts';
import { foundInCall } from './draft/from-call.ts';
import { credibility } from './draft/from-form.ts';

/**
 * The built-in engine: what the member wrote or accepted, the form, and facts of the call as quotes under few fixed
 * sentences (`phrases.ts`). Nothing is put in other words; a section without content is absent. The same input always
 * gives the same plan.
 */
export function draft(input: GrowthPlanInput): GrowthPlanOutput {
	const call = callOf(input);
	const found = {
		...foundInCall(call, input.answers.cost !== ''),
		...credibility(input),
	};
	const notes = beforeSending(input);
	return { growthPlan: withAnswers(found, input), ...(notes.length === 0 ? {} : { beforeSending: notes }) };
}
