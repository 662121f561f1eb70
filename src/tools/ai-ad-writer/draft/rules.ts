import { datesIn } from '#language/dates/dates.ts';
import { BARRED } from './sentences/notes.ts';

/** What Meta bars in ads, whoever says it. */

/** Promises about body, health or money. */
const OUTCOME =
	/\b(?:lose|shed|drop) \S{1,10} ?(?:kg|kilos|lbs|pounds|stone|inches)\b|\b(?:cures|heals|reverses) \p{L}+|\b(?:earn|make) (?:up to )?[$£€]\s?\d|\b(?:get rich|passive income|risk-free)\b/iu;
const CERTAINTY =
	/\b(?:always works|never fails)\b|(?<![\d.])100 ?%|\bguaranteed (?:approval|results|income|returns)\b/i;
/** Body, health, money troubles, age, belief, origin. */
const TRAIT =
	/\b(?:overweight|depressed|anxious|diabetic|pregnant|infertile|disabled|addicted|bald|bankrupt|ashamed|in debt|divorced|single mothers?|widowed|gay|lesbian|transgender|black|asian|muslims?|christians?|jewish|immigrants?)\b/i;
const YOU = /\b(?:you|your|yourself)\b/i;

/** Why a text must stay out of ads; null if it may stand there. */
export function barred(text: string): string | null {
	if (OUTCOME.test(text)) return BARRED.outcome;
	if (CERTAINTY.test(text)) return BARRED.certainty;
	return YOU.test(text) && TRAIT.test(text) ? BARRED.attribute : null;
}

/** Whether an offer says when it ends. */
export function namesEnd(offer: string): boolean {
	return datesIn(offer).length > 0;
}
