import { isGivenAway } from '#call-facts/accepted.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import { ASKS_THE_PRICE } from '#call-facts/sum-cues.ts';
import { SUPPOSES } from '#call-facts/told/number-cues.ts';
import { CONCEDES, IN_JEST, TO_OTHERS } from '#call-facts/told/offer-cues.ts';
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
	for (const price of prices) if (readings.some((one) => one >= price * lowest && one <= price * HIGHEST)) return true;
	return false;
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
	const isSo = [
		IS_BILLED,
		WILL_NOT_DO,
		SAVES,
		SUPPOSED,
		STORY,
		TO_OTHERS.pattern,
		SUPPOSES.pattern,
		IN_JEST.pattern,
		THEIR_SUM,
	];
	const isGift = isGivenAway(sentence) && !PAID_LATER.test(sentence);
	return isSo.some((one) => one.test(sentence)) || isGift || namesAnHour(sentence);
}

/** "First month completely free, then one ninety-nine." */
const PAID_LATER = /\bfree,? (?:and )?(?:then|after)\b/i;

/** "I'll send the first invoice tomorrow, so that's sixteen fifty.": a part of a price. */
const IS_BILLED = /\binvoices?\b/i;

/** "I had a food company, two lakhs a month." "They'd been stuck on five thousand." "About six thirty a lead." */
const STORY =
	/\b(?:(?:a|per) (?:lead|click|visit|booking)\b|(?:in|for) the last (?:week|month|year)\b|that was what\b|you['’]re (?:only )?out\b|you(?:['’]d| had)? said\b|losing|lost|fined|spent|cost (?:him|her|them))\b|\bI(?:['’]ve got|['’]d| had| did) (?:an?|one|this)\b|\b(?:s?he|they)(?:['’]d| was| were| went| did| had| bills?| charges?| paid| wanted)\b/i;

/** "Say yours comes to forty." "If it's everything then we'd have two hundred for ads." */
const SUPPOSED =
	/\b(?:say half of|even if I only|say (?:yours|it|that) (?:comes|was|were|is)|imagin(?:e|ing)|hypothetical(?:ly)?|you['’]d be talking|if (?:it|that)['’]s (?:even\b|[^,.]{1,40} then (?:we|you)['’]d))\b/i;

/** Whether a turn only supposes sums: none of them is offered. */
export function onlySupposes({ text }: Utterance): boolean {
	const near = text.slice(0, FARTHEST);
	return RECKONS_ALOUD.test(near) || (SUPPOSED.test(near) && !CONCEDES.pattern.test(near));
}

const RECKONS_ALOUD =
	/\b(?:arithmetic|do the (?:maths?|sums)|let['’]s be conservative|by fifty-two|times,? (?:this|that)(?:['’]s| is))\b/i;

/** What the seller reckons from figures of theirs: "So that's close to a hundred thousand a month, then." */
const THEIR_SUM =
	/\b(?:on|by|with|at) your (?:own )?figures?\b|\bthat['’]s (?:close to|about|nearly|almost|what|right around)\b[^.?!]{1,60}(?:, then|, right|\?)/i;

/**
 * "We pay her twenty-two an hour." "That's like seventeen hundred a month.": whether the seller only reckons with the money
 * that they just named.
 */
export function reckonsTheirs({ turns, facts }: Reading, turn: Utterance, sentence: string): boolean {
	const before = turns[turn.index - 1];
	if (before === undefined || facts.sides[before.speaker] !== 'buyer' || !RECKONS.test(sentence)) return false;
	const isMoney = ({ kind, value, per }: Amount) =>
		kind === 'money' || per !== undefined || (kind === 'number' && (value ?? 0) >= LEAST_NAMED);
	return (
		turn.text.trimStart().startsWith(sentence) &&
		before.amounts.some(isMoney) &&
		!ASKS_THE_PRICE.pattern.test(before.text)
	);
}

const RECKONS =
	/^(?:okay,? |right,? )*(?:so(?: that['’]s| roughly| about| like)?|that['’]s) (?!.*\b(?:I|we|our|my|me)\b)/i;

/** "We pay him nine." "Nine thousand a month.": whether they named a sum just before, in full or as so many hundreds or thousands. */
export function justNamed(before: Utterance, sum: number): boolean {
	return before.amounts.some(({ value }) => value !== null && THOUSANDS.some((by) => value * by === sum));
}

/** "Seventeen" is said of seventeen thousand. */
export const THOUSANDS = [1, 100, 1000];

/** "I can't do one seventy-two." */
const WILL_NOT_DO = /\b(?:can['’]t|cannot|could(?:n['’]t| not)|won['’]t) (?:do|go|come|take|drop|sign)\b/i;

/** What they would save is no price. */
const SAVES = /\b(?:you['’]d (?:save|get back)|sav(?:es?|ings?)|off (?:the|your) (?:waste|losses|scrap))\b/i;

/** "Thursday the sixteenth? I could do twelve-thirty." Of a month a price may be: "This month I could do seven fifty." */
function namesAnHour(sentence: string): boolean {
	const isMoney = amountsIn(sentence).some(({ kind }) => kind === 'money');
	return !isMoney && datesIn(sentence).some(({ when }) => when.weekday !== undefined || when.relative === 'day');
}

/** Money, and a number that may be some; of a range its ends. */
function isSum({ kind, value, low }: Amount): boolean {
	return (kind === 'money' || kind === 'number') && (value ?? low ?? 0) >= LEAST_PRICE;
}

export function sumsOf(amounts: readonly Amount[]): number[] {
	return amounts.filter(isSum).flatMap(({ value, low, high }) => value ?? [low ?? [], high ?? []].flat());
}

export function sumsIn(words: string): number[] {
	return sumsOf(amountsIn(words));
}

export function sumAmounts(words: string): Amount[] {
	return amountsIn(words).filter(isSum);
}
