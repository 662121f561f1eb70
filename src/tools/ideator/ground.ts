import { industries } from '#content/industries.ts';
import { groundIn, textsIn } from '#evidence/grounding.ts';
import type { Grounded } from '#tools/define.ts';
import { contract, type IdeatorInput, type IdeatorOutput } from './contract.ts';
import { draft } from './draft.ts';

const OF_TRADES = textsIn(industries);

/**
 * Removes quotes that are not in the answers, and lists figures and names that are in neither the answers nor the
 * catalogue. Our own method ("a few lines", "the same day") counts as given.
 */
export function ground(answer: IdeatorOutput, input: IdeatorInput): Grounded<IdeatorOutput> {
	const catalogue = [...OF_TRADES, ...textsIn(draft(input))];
	const { value, grounding } = groundIn(answer, Object.values(input), catalogue);
	return { output: contract.output.parse(value), grounding };
}
