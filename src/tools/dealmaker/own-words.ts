import type { DealInput } from './contract.ts';

/** All that the member wrote beside the call. */
export function ownWords({ additionalContext, answers, secondOption, thirdOption }: DealInput): string[] {
	return [additionalContext, ...[answers, secondOption, thirdOption].flatMap((part) => Object.values(part))].filter(
		(text) => text !== '',
	);
}
