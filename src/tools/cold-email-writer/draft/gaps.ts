import type { ColdEmailInput } from '../contract.ts';
import { GAPS } from './sentences/shared.ts';

type Asked = keyof typeof GAPS;

/** What was not entered, by what an e-mail asks for in its place. */
const LACKS: Readonly<Partial<Record<Asked, (input: ColdEmailInput) => boolean>>> = {
	offer: ({ valueProposition }) => valueProposition === '',
	challenge: ({ specificChallenge }) => specificChallenge === '',
	fact: ({ prospectBackground }) => prospectBackground === '',
	news: ({ recentNews }) => recentNews === '',
	result: ({ result1, result2, result3 }) => `${result1}${result2}${result3}` === '',
	how: ({ howItWorks }) => howItWorks === '',
	step: ({ firstStep }) => firstStep === '',
	check: ({ check }) => check === '',
	shows: ({ check, checkShows }) => check !== '' && checkShows === '',
	takeHome: ({ classTopics }) => classTopics === '',
};

const ANYTHING = ['use', 'example'] as const;

/** Asks for the first of these that was not entered and no other e-mail asks for, otherwise for anything of use. */
export type Wanted = (...wanted: readonly [Asked, ...Asked[]]) => string;

export function gapsOf(input: ColdEmailInput): Wanted {
	const asked = new Set<Asked>();
	return (...wanted) => {
		const next =
			[...wanted, ...ANYTHING].find((one) => !asked.has(one) && (LACKS[one]?.(input) ?? true)) ?? wanted.at(-1);
		if (next === undefined) return '';
		asked.add(next);
		return GAPS[next];
	};
}
