import { groundIn, textsIn } from '#evidence/grounding.ts';
import { RULES } from '#prose/email/rules.ts';
import type { Grounded } from '#tools/define.ts';
import type { ColdEmailInput, ColdEmailOutput } from './contract.ts';
import { misfits } from './draft/misfits.ts';
import * as advice from './draft/sentences/advice.ts';
import * as direct from './draft/sentences/direct.ts';
import * as interview from './draft/sentences/interview.ts';

/** When emails go out, and how much fills a gap, is our own plan and not a claim. */
const OWN = [
	'Day 1',
	...[2, 3, 4, 5].map((days) => `${days} days later`),
	...Array.from({ length: 16 }, (_, day) => `Day ${day}`),
	...[20, 30, 40, 50].map((words) => `about ${words} words`),
];

/** Removes quotes that nobody entered, and lists figures and names that are not in the input. */
export function ground(answer: ColdEmailOutput, input: ColdEmailInput): Grounded<ColdEmailOutput> {
	const catalogue = [
		...textsIn([{ ...advice }, { ...direct }, { ...interview }]),
		...misfits(input, ''),
		...RULES.map(({ basis }) => basis),
		...OWN,
		...Object.keys(input),
	];
	const { value, grounding } = groundIn(answer, textsIn(input), catalogue);
	return { output: value, grounding };
}
