import type { ColdEmailInput } from '../contract.ts';
import type { MISSING } from './sentences/advice.ts';
import { GAPS } from './sentences/shared.ts';

type Asked = keyof typeof GAPS;
type Lacks = (input: ColdEmailInput) => boolean;

/** Whether that was not entered which an e-mail or a tip asks for. */
export const LACKS: Readonly<Partial<Record<Asked | keyof typeof MISSING, Lacks>>> = {
	offer: ({ valueProposition }) => valueProposition === '',
	challenge: ({ specificChallenge }) => specificChallenge === '',
	fact: ({ prospectBackground }) => prospectBackground === '',
	news: ({ recentNews }) => recentNews === '',
	result: ({ result1, result2, result3 }) => result1 + result2 + result3 === '',
	how: ({ howItWorks }) => howItWorks === '',
	step: ({ firstStep }) => firstStep === '',
	check: ({ check }) => check === '',
	shows: ({ check, checkShows }) => check !== '' && checkShows === '',
	takeHome: ({ classTopics }) => classTopics === '',
	answer: ({ objection, objectionAnswer }) => objection !== '' && objectionAnswer === '',
	question: ({ openingQuestion }) => openingQuestion === '',
};

/** Asks for the first of these that was not entered and no other e-mail asks for, otherwise for anything of use. */
export type Wanted = (...wanted: readonly [Asked, ...Asked[]]) => string;

export function gapsOf(input: ColdEmailInput): Wanted {
	const asked = new Set<Asked>();
	return (...wanted) => {
		const open = ([...wanted, 'use', 'example'] as const).filter((one) => !asked.has(one));
		const next = open.find((one) => LACKS[one]?.(input) ?? true) ?? wanted.at(-1) ?? 'use';
		asked.add(next);
		return GAPS[next];
	};
}
