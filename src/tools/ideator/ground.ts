import { industries } from '#content/industries.ts';
import { groundIn, textsIn } from '#evidence/grounding.ts';
import type { Grounded } from '#tools/define.ts';
import { contract, type IdeatorInput, type IdeatorOutput } from './contract.ts';
import { draft } from './draft.ts';

const OF_TRADES = textsIn(industries);

/**
 * Quotes that do not stand in the answers are taken out; figures and names that stand neither there nor in the
 * catalogue are listed. The built-in draft's own method ("a few lines", "the same day") counts as ours.
 */
export function ground(answer: IdeatorOutput, input: IdeatorInput): Grounded<IdeatorOutput> {
	const catalogue = [...OF_TRADES, ...textsIn(draft(input))];
	const { value, grounding } = groundIn(answer, Object.values(input), catalogue);
	return { output: contract.output.parse(value), grounding };
}
