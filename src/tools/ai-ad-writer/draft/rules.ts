import { datesIn } from '#language/dates/dates.ts';
import { BARRED } from './sentences/notes.ts';

/** What Meta bars in ads, whoever says it. */

/** Promises about body, health or money. */
const OUTCOME =
	/\b(?:lose|drop) \S{1,10} ?(?:kg|kilos|lbs|pounds|stone)\b|\b(?:cures|heals) \p{L}+|\b(?:earn|make) [$£€]\s?\d|\b(?:get rich|passive income|risk-free)\b/iu;
const CERTAINTY = /\b(?:always works|never fails)\b|(?<![\d.])100 ?%|\bguaranteed (?:approval|results|income)\b/i;
/** Body, health, money troubles, age, belief, origin. */
const TRAITS =
	'overweight depressed anxious diabetic pregnant infertile disabled addicted bald bankrupt ashamed divorced widowed gay lesbian transgender asian muslim christian jewish immigrant elderly';
/** The viewer and the trait in one breath: "your anxious dog" is no trait of the viewer. */
const TRAIT = new RegExp(
	`\\b(?:you are|you're|you’re|are you) (?:[^\\s.?!]{1,20} ){0,3}(?:in debt|(?:single mother|${TRAITS.replaceAll(' ', '|')})s?)\\b`,
	'i',
);

/** Why a text must stay out of ads; null if it may stand there. */
export function barred(text: string): string | null {
	if (OUTCOME.test(text)) return BARRED.outcome;
	if (CERTAINTY.test(text)) return BARRED.certainty;
	return TRAIT.test(text) ? BARRED.attribute : null;
}

/** Whether an offer says when it ends. */
export function namesEnd(offer: string): boolean {
	return datesIn(offer).length > 0;
}
