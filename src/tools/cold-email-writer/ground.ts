import { findIndustry } from '#content/industries.ts';
import { groundIn, textsIn } from '#evidence/grounding.ts';
import { RULES } from '#prose/email/rules.ts';
import type { Grounded } from '#tools/define.ts';
import type { ColdEmailInput, ColdEmailOutput } from './contract.ts';
import { NEUTRAL_TASKS } from './draft/natures.ts';

/** When e-mails go out is our own plan, not a claim. */
const OWN = [
	'Day 1',
	...[2, 3, 4, 5].map((days) => `${days} days later`),
	...Array.from({ length: 16 }, (_, day) => `Day ${day}`),
];

/**
 * Removes quotes that nobody entered, and lists figures and names that are in neither the input nor the trade's
 * catalogue.
 */
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
