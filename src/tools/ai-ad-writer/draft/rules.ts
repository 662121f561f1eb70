/** What an ad may not claim, or not without proof, as word lists. */

export type Reason = 'outcome' | 'superlative' | 'attribute' | 'certainty';

/** Promises about the viewer's health, weight or money. */
const OUTCOME =
	/\b(?:los(?:e|es|ing)|drop(?:s|ping)?|shed(?:s|ding)?)\b[^.]{0,30}\b(?:kg|kilos?|lbs?|pounds?|stone|inches|weight|fat)\b|\b(?:cures?|curing|heals?|healing|reverses?)\b|\b(?:earn|make|makes|earning|making)\b[^.]{0,20}[$£€]\s?\d|\b(?:double|triple)s? your (?:income|money|savings)\b|\b(?:financial freedom|passive income|get rich|risk[- ]free|no risk|guaranteed (?:returns?|income|profits?|approval|results?))\b/i;
const SUPERLATIVE =
	/(?:\b(?:the|our|world's|town's|city's|country's)\s+(?:very\s+)?(?:best|finest|cheapest|fastest|safest|leading|most \p{L}+)\b|\bbest (?:in|on|of)\b|\b(?:number one|no\. ?1|unbeatable|unrivall?ed|unmatched|world[- ]class|second to none)\b|#1(?!\d))/iu;
/** Absolute certainty. A guarantee or warranty with a term is a fact and does not count. */
const CERTAINTY =
	/\b(?:100 ?%|always works?|never fails?)\b|\bguaranteed\b(?! (?:for|by)\b)|\b(?:we|i) guarantee\b(?![^.]*\b(?:days?|weeks?|months?|years?|lifetime)\b)/i;
/** Guarantees, warranties and free services that come with the product. */
const WARRANTED =
	/(?<!\b(?:no|without|without a|without any) )\b(?:guarantee[sd]?|warrant(?:y|ies)|free (?:\p{L}+ ){0,2}(?:service|check|check-up|repairs?|returns?|inspection|maintenance))\b/iu;
/** Personal traits that Meta does not let ads assert or imply: body, health, money troubles, age, belief, origin. */
const TRAIT =
	/\b(?:overweight|obes\w+|fat|belly|diabet\w+|depress\w+|anxiety|anxious(?! (?:dogs?|cats?|pets?|puppies|horses?))|insomnia|adhd|autis\w+|addict\w+|alcoholi\w+|menopaus\w+|pregnan\w+|infertil\w+|cancer|arthritis|chronic|disabled|disabilit\w+|acne|wrinkl\w+|cellulite|bald\w*|hair loss|erectile|std|hiv|bankrupt\w*|debts?|indebted|bad credit|poor credit|divorc\w+|single (?:mothers?|mums?|moms?|dads?|parents?)|widow\w*|convict\w*|criminal record|gay|lesbian|bisexual|queer|transgender|lgbt\w*|black|asian|hispanic|latin[oax]s?|muslims?|christians?|jew\w*|hindus?|immigrants?|seniors?|elderly|retire\w+)\b/i;

export function hasTrait(text: string): boolean {
	return TRAIT.test(text);
}

/** Why a piece of the input must stay out of the ads; null if it may be used. */
export function reasonAgainst(text: string): Reason | null {
	if (OUTCOME.test(text)) return 'outcome';
	if (SUPERLATIVE.test(text)) return 'superlative';
	if (CERTAINTY.test(text)) return 'certainty';
	return /\b(?:you|your|you're|yourself)\b/i.test(text) && TRAIT.test(text) ? 'attribute' : null;
}

/** Whether a text promises a guarantee, a warranty or a free service. */
export function isWarranted(text: string): boolean {
	return WARRANTED.test(text);
}

const END =
	/\b(?:until|till|through|before|ends?|ending|this (?:week|month)|today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

/** Whether an offer says when it ends. */
export function namesEnd(offer: string): boolean {
	return END.test(offer);
}

const NAME = String.raw`\p{Lu}\p{Ll}+(?:[-’']\p{Lu}?\p{Ll}+)*(?: \p{Lu}\p{Ll}+(?:[-’']\p{Lu}?\p{Ll}+)*)*`;
const PERSON = new RegExp(
	String.raw`\b(?:by|Dr\.?|coach|chef|novelist|sisters|brothers) (?:(?:\p{Ll}+ ){0,2}(?=\p{Lu}))?(?<by>${NAME})|^(?<lead>\p{Lu}\p{Ll}+) (?:\p{Lu}\p{Ll}+ )?(?:(?:and|&) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? )?(?:has|have|teaches|taught|runs|founded|trained|started|leads)\b`,
	'u',
);

/** The person that a sentence about a business names; null if that is not certain. */
export function personIn(sentence: string): string | null {
	const { by, lead } = PERSON.exec(sentence)?.groups ?? {};
	return by ?? lead ?? null;
}
