import type { CallText } from '#call-facts/call-text.ts';
import { callTextOfInput } from '#call-facts/ledger-of-input.ts';
import type { GrowthPlanInput } from './contract.ts';
import { sourceOf } from './source.ts';

/** What is known of the call; read once for each input object. */
export function callOf(input: GrowthPlanInput): CallText {
	return callTextOfInput(input, sourceOf(input));
}
