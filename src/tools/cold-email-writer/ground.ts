import { findIndustry } from '#content/industries.ts';
import { groundIn, textsIn } from '#evidence/grounding.ts';
import { RULES } from '#prose/email/rules.ts';
import type { Grounded } from '#tools/define.ts';
import type { ColdEmailInput, ColdEmailOutput } from './contract.ts';
import { NEUTRAL_TASKS } from './draft/natures.ts';

/** When an e-mail goes out is our own plan, not a claim. */
const OWN = [
	'Day 1',
	...[2, 3, 4, 5].map((days) => `${days} days later`),
	...Array.from({ length: 16 }, (_, day) => `Day ${day}`),
];

/** Takes out what quotes words nobody entered, and lists figures and names that neither the input nor the trade holds. */
export function ground(answer: ColdEmailOutput, input: ColdEmailInput): Grounded<ColdEmailOutput> {
	const catalogue = [
		...textsIn([findIndustry(input.targetIndustry), NEUTRAL_TASKS]),
		...RULES.map(({ basis }) => basis),
		...OWN,
		...Object.keys(input),
	];
	const { value, grounding } = groundIn(answer, textsIn(input), catalogue);
	return { output: value, grounding };
}
