import { plural, singular } from '#language/inflect.ts';
import type { Reading } from '#reading/reading.ts';
import type { Remark } from '#reading/remark.ts';

/** What the trade counts: "deals" and "a deal". */
export interface Counted {
	one: string;
	many: string;
	/** It was named right where the problem was told. */
	near?: boolean;
}

export const CASES: Counted = { one: 'case', many: 'cases' };

const NOUNS =
	/\b(deals?|orders?|jobs?|patients?|tickets?|claims?|visits?|appointments?|bookings?|enquir(?:y|ies)|inquir(?:y|ies)|leads?|quotes?|quotations?|estimates?|invoices?|receipts?|loads?|shipments?|deliver(?:y|ies)|repairs?|projects?|applications?|candidates?|tenders?|referrals?|viewings?|inspections?|renewals?|returns|contracts?|drawings?|matters?|calls?|cases?)\b(?! (?:me|us|back|you|it|them|him|her|off|out|for me|in sick|to)\b)/gi;
/** Before these the word is a verb. */
const VERB =
	/\b(?:to|we|i|they|you|he|she|can|could|will|would|don't|didn't|never|please|let me|just|'ll|people|customers|who) $/i;
/** Some talk of calls and cases without counting them. */
const FEWEST = 2;
const NEAR_FIGURE = 2;

function nounsIn({ folded }: Remark): string[] {
	return Array.from(folded.matchAll(NOUNS))
		.filter(({ index }) => !VERB.test(folded.slice(0, index)))
		.map(([word]) => plural(singular(word.toLowerCase())));
}

function weights(remarks: readonly Remark[]): Map<string, number> {
	const found = new Map<string, number>();
	for (const remark of remarks)
		for (const noun of new Set(nounsIn(remark)))
			found.set(noun, (found.get(noun) ?? 0) + (remark.figures.length > 0 ? NEAR_FIGURE : 1));
	return found;
}

/** For any number of problems: what each of them counts. Words around the problem come before the rest of the call. */
export function countedIn({ facts }: Reading): (remarks: readonly Remark[]) => Counted {
	const everywhere = weights(facts.said.prospect);
	const often = (noun: string) => everywhere.get(noun) ?? 0;
	const byWeight = (nouns: Iterable<string>) => [...nouns].sort((a, b) => often(b) - often(a))[0];
	const common = byWeight(everywhere.keys());
	return (remarks) => {
		const own = byWeight(weights(remarks).keys());
		const many = own ?? common;
		return many === undefined || often(many) < FEWEST ? CASES : { many, one: singular(many), near: own !== undefined };
	};
}
