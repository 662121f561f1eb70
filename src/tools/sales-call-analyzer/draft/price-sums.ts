import { isGivenAway } from '#call-facts/accepted.ts';
import { SUPPOSES } from '#call-facts/told/number-cues.ts';
import { IN_JEST, TO_OTHERS } from '#call-facts/told/offer-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { datesIn } from '#language/dates/dates.ts';
import type { Reading } from '../reading.ts';

/** Which sums of a call may be prices. */

/** Less is seldom a price. */
const LEAST_PRICE = 10;
/** Less may be a count of anything. */
export const LEAST_NAMED = 100;

/** Of the price before it: what is far from it is the number of something. */
const LOWEST = 0.15;
const HIGHEST = 1.1;

/** Whether a sum may take the place of a price: "eighteen" may be so many hundreds or thousands. */
export function isLike(sum: number, prices: ReadonlySet<number>, lowest = LOWEST): boolean {
	const readings = [sum, ...(sum < 100 ? [sum * 100] : []), ...(sum < 1000 ? [sum * 1000] : [])];
	return [...prices].some((price) => readings.some((one) => one >= price * lowest && one <= price * HIGHEST));
}

/** Whether a buyer named a sum before a turn. */
export function namedByThem({ turns, facts }: Reading): (sum: number, before: Utterance) => boolean {
	const first = new Map<number, number>();
	for (const { speaker, amounts, index } of turns)
		if (facts.sides[speaker] === 'buyer')
			for (const { value } of amounts) if (value !== null && !first.has(value)) first.set(value, index);
	return (sum, { index }) => (first.get(sum) ?? index) < index;
}

/** Whether a sum of a sentence is no offer: an hour, what is paid to others or saved, will not be done or is only supposed. */
export function isNone(sentence: string): boolean {
	const isSo = [WILL_NOT_DO, SAVES, SUPPOSED, STORY, TO_OTHERS.pattern, SUPPOSES.pattern, IN_JEST.pattern, THEIR_SUM];
	return isSo.some((one) => one.test(sentence)) || isGivenAway(sentence) || namesAnHour(sentence);
}

/** "I had a food company, two lakhs a month." "They'd been stuck on five thousand." */
const STORY =
	/\b(?:losing|lost|fined|spent|cost (?:him|her|them))\b|\bI(?:['’]ve got|['’]d| had| did) (?:an?|one|this)\b|\b(?:s?he|they)(?:['’]d| was| were| went| did| had| bills?| charges?| paid| wanted)\b/i;

/** "Say yours comes to forty." */
const SUPPOSED = /\b(?:say (?:yours|it|that) (?:comes|was|were|is)|imagin(?:e|ing)|hypothetical(?:ly)?)\b/i;

/** What the seller reckons from figures of theirs: "So that's close to a hundred thousand a month, then." */
const THEIR_SUM =
	/\b(?:on|by|with|at) your (?:own )?figures?\b|\bthat['’]s (?:close to|about|nearly|almost|what|right around)\b[^.?!]{1,60}(?:, then|, right|\?)/i;

/** "I can't do one seventy-two." */
const WILL_NOT_DO = /\b(?:can['’]t|cannot|could(?:n['’]t| not)|won['’]t) (?:do|go|come|take|drop|sign)\b/i;

/** What they would save is no price. */
const SAVES = /\b(?:you['’]d (?:save|get back)|sav(?:es?|ings?)|off (?:the|your) (?:waste|losses|scrap))\b/i;

/** "Thursday the sixteenth? I could do twelve-thirty." */
function namesAnHour(sentence: string): boolean {
	const isMoney = amountsIn(sentence).some(({ kind }) => kind === 'money');
	return !isMoney && datesIn(sentence).length > 0;
}

/** Money, and a number that may be some. */
function isSum({ kind, value }: Amount): boolean {
	return (kind === 'money' || kind === 'number') && (value ?? 0) >= LEAST_PRICE;
}

export function sumsOf(amounts: readonly Amount[]): number[] {
	return amounts.filter(isSum).flatMap(({ value }) => value ?? []);
}

export function sumsIn(words: string): number[] {
	return sumsOf(amountsIn(words));
}

export function sumAmounts(words: string): Amount[] {
	return amountsIn(words).filter(isSum);
}
