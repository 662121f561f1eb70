import type { CallText } from '#call-facts/call-text.ts';
import { callTextOfInput } from '#call-facts/ledger-of-input.ts';
import type { DealInput } from './contract.ts';
import { sourceOf } from './source.ts';

/** What is known of the call; read once for each input object. */
export function callOf(input: DealInput): CallText {
	return callTextOfInput(input, sourceOf(input));
}
