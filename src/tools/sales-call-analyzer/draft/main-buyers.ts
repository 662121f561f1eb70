import { sideOf } from '#call-facts/call-text.ts';
import { PERSON } from '#call-facts/people-cues.ts';
import { isFromASum } from '#call-facts/sums.ts';
import { DECISION, HAS_A_SAY, SIGNING_LIMIT } from '#call-facts/told/decision-cues.ts';
import { OWN_LIMIT, THEIR_MONEY } from '#call-facts/told/main-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import { byWeight, lateness, type MainFact, told, turnsWith } from './main-fact.ts';
import { sumsOf } from './price-sums.ts';

/** What they have, and who decides over it. */

/** Less is seldom money, where no currency is said. */
const LEAST_SUM = 50;

/** "I've got fifteen thousand put by" counts no puts. */
function holdsMoney(words: string): boolean {
	return amountsIn(words).some(
		({ kind, value, low, unit }) =>
			kind === 'money' || ((kind === 'number' || unit === 'put') && (value ?? low ?? 0) >= LEAST_SUM),
	);
}

function holdsANumber(words: string): boolean {
	return amountsIn(words).some(({ kind }) => kind === 'number' || kind === 'count');
}

/** "I've got thirty in the draft budget." */
function holdsTheirSum(words: string): boolean {
	return holdsMoney(words) || (/\bbudget\b/i.test(words) && holdsANumber(words));
}

/** The sums that they have or would pay, the plainest first; none from which others decide. */
export function theirMoney(reading: Reading): MainFact[] {
	const likely = turnsWith(reading, reading.whole.facts.budget);
	const isTheirs = (words: string) => THEIR_MONEY.pattern.test(words);
	return byWeight(
		reading.turns.flatMap((turn) => {
			if (sideOf(reading, turn) !== 'buyer') return [];
			const before = reading.turns[turn.index - 1]?.text ?? '';
			const isAsked = ASKS_WHAT_THEY_HAVE.test(before) && holdsMoney(turn.text) && !isFromASum(turn.text);
			const isSaid = isAsked || wholeSentences(turn.text).some((one) => isTheirs(one) && holdsTheirSum(one));
			const isLimit =
				(isFromASum(turn.text) || SIGNING_LIMIT.pattern.test(turn.text)) &&
				!isSaid &&
				!OWN_LIMIT.pattern.test(turn.text);
			const weight = (likely.get(turn) ?? 0) * 0.7 + (isSaid ? 0.33 : 0) + lateness(reading, turn) * 0.1;
			if (weight < (isSaid ? LEAST_SAID : LEAST_MONEY) || isLimit || repeatsOurs(reading, turn)) return [];
			const weigh = (one: string) =>
				namesAnother(reading, one) || TOO_MUCH.test(one) || SUPPOSED.test(one)
					? -1
					: (holdsMoney(one) ? 2 : holdsANumber(one) ? 1 : 0) + (isTheirs(one) ? 2 : 0);
			return told(reading, 'money', turn, weight, weigh).filter(
				({ said: { quote } }) =>
					!(RECKONS.test(quote) && namesOnlyOurs(reading, quote)) &&
					!(WORKS_OUT.test(quote) && !isTheirs(quote)) &&
					(holdsTheirSum(quote) || (likely.has(turn) && (holdsANumber(quote) || isTheirs(quote)))),
			);
		}),
	);
}

/** "And has he put any figure on it?" */
const ASKS_WHAT_THEY_HAVE =
	/\b(?:budget|(?:set|put) aside|in mind|figure on (?:it|this)|price range|ballpark)\b[^.!]*\?/i;

/** Less is what they bid or speak of, where no word says that they have it. */
const LEAST_MONEY = 0.55;
const LEAST_SAID = 0.35;

/** Whether the seller named all sums of a turn before it: it answers a price, and stands with that. */
function repeatsOurs(reading: Reading, { index, amounts }: Utterance): boolean {
	const sums = sumsOf(amounts);
	const ours = reading.turns
		.slice(0, index)
		.filter((turn) => sideOf(reading, turn) === 'seller')
		.flatMap((turn) => sumsOf(turn.amounts));
	return sums.length > 0 && sums.every((sum) => ours.includes(sum));
}

/** "So that's like twenty thousand eight hundred a month." */
const RECKONS = /^(?:so,? )?that['’]s (?:like|about|what|around)\b/i;
/** "So about seven thousand a year for the twelve." */
const WORKS_OUT = /^so,? (?:like|about|around)\b/i;

/** Of a price: what it may come to with tax. */
const WITH_TAX = 1.27;

/** Whether all sums are the seller's prices, as they are or with tax. */
function namesOnlyOurs({ whole }: Reading, words: string): boolean {
	const prices = whole.facts.prices.map(({ amount }) => amount);
	const sums = sumsOf(amountsIn(words)).filter((sum) => sum >= LEAST_SUM);
	const isOurs = (sum: number) => prices.some((price) => sum >= price && sum <= price * WITH_TAX);
	return sums.length > 0 && sums.every(isOurs);
}

/** A sum that they would not spend is none that they have. */
const TOO_MUCH = /\bwould(?:n['’]t| not) (?:like|want) to (?:go|ask|spend|pay)\b/i;

/** "If I'd five hundred of them, I'd be in Spain." */
const SUPPOSED = /\bif (?:i|we)(?:['’]d| had)\b/i;

function namesAnother({ facts }: Reading, words: string): boolean {
	return facts.alternatives.some(({ name }) => words.includes(name));
}

/** Who decides, somebody absent and a sum above which others do first. */
export function whoDecides(reading: Reading): MainFact[] {
	const { deciders } = reading.whole.facts;
	const { outcome } = reading.facts;
	const absent = new Set(deciders.filter(({ present }) => !present).flatMap(({ lines }) => lines));
	const likely = turnsWith(reading, deciders);
	const promised = new Set(reading.facts.next.flatMap(({ lines }) => lines));
	const named = (words: string) => deciders.some(({ who }) => words.toLowerCase().includes(who.toLowerCase()));
	return byWeight(
		reading.turns.flatMap((turn) => {
			if (sideOf(reading, turn) !== 'buyer' || (outcome.kind === 'refused' && outcome.lines.includes(turn.number)))
				return [];
			const { text, number } = turn;
			if (promised.has(number) || (absent.has(number) && (likely.get(turn) ?? 0) < SURE_ABSENT)) return [];
			if (lateness(reading, turn) < EARLY && !absent.has(number) && !isFromASum(text)) return [];
			const isPerson = PERSON.pattern.test(text) && (isFromASum(text) || absent.has(number));
			const says = HAS_A_SAY.pattern.test(text) ? 0.3 : DECISION.pattern.test(text) ? 0.15 : isPerson ? 0 : -0.5;
			const weight =
				(likely.get(turn) ?? 0) * 0.5 +
				(absent.has(number) ? 0.4 : 0) +
				(isFromASum(text) ? 0.4 : 0) +
				says +
				lateness(reading, turn) * 0.1;
			if (weight < LEAST_DECIDER) return [];
			const weigh = (one: string) =>
				(saysWho(one) ? 2 : 0) + (isFromASum(one) ? 2 : 0) + (named(one) || PERSON.pattern.test(one) ? 1 : 0);
			return told(reading, 'decider', turn, weight, weigh).filter(({ said }) => !speaksOfElse(said.quote));
		}),
	);
}

/** Of a call: who says "it's me" before that answers something else. */
const EARLY = 0.2;

/** Whoever is only spoken of is seldom one who decides below it. */
const SURE_ABSENT = 0.55;

/** Less may be anybody. */
const LEAST_DECIDER = 0.36;

/** "Ninth's no good, Anjali's on leave, and she's the one who knows it." "Could we see one? She likes to see a thing." */
function speaksOfElse(words: string): boolean {
	return IS_NO_DAY.test(words) || wholeSentences(words)[0]?.endsWith('?') === true;
}

const IS_NO_DAY = /^(?:the )?[\w-]+['’]s no good\b/i;

function saysWho(words: string): boolean {
	return DECISION.pattern.test(words) || HAS_A_SAY.pattern.test(words);
}
