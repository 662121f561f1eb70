import { sideOf } from '#call-facts/call-text.ts';
import { ASKS_BY_WHEN } from '#call-facts/told/asked-cues.ts';
import { AWAY, MUST_BE } from '#call-facts/told/main-cues.ts';
import { WILL_NOT } from '#call-facts/told/no-promise-cues.ts';
import { namesADayAhead } from '#call-facts/told/told.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { datesIn } from '#language/dates/dates.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import { isBound } from '../worth/used-cues.ts';
import { theirMoney, whoDecides } from './main-buyers.ts';
import { byWeight, lateness, type MainFact, told, turnsWith } from './main-fact.ts';
import { otherOffers, theirVolume } from './main-figures.ts';
import { theirPrice } from './main-prices.ts';
import { troubles, weightOfFigures } from './main-troubles.ts';
import { OPENS } from './plain-cues.ts';

/** What somebody who was there would tell first, each in whole sentences of the call. */

/** The weightiest facts, as many as asked for, in the order in which they are read. */
export function mainFacts(reading: Reading, most: number, taken: readonly Utterance[] = []): MainFact[] {
	const all = troubles(reading);
	const first = all.find(({ kind }) => kind !== 'figures') ?? all[0];
	const others = all.filter((one) => one !== first);
	const isMeasured = ({ said, further }: MainFact) => further !== undefined || weightOfFigures(said.quote) > 1;
	const [second] = others.filter((one) => one.weight > (isMeasured(one) ? MEASURED : UNMEASURED));
	const third = others.find((one) => one !== second && isMeasured(one) && one.weight > SURE);
	const found = [
		...theirPrice(reading),
		ranked(first, 1),
		ranked(theirVolume(reading)[0], 0.65),
		ranked(theirMoney(reading)[0], 0.7),
		ranked(otherOffers(reading)[0], 0.55),
		ranked(whoDecides(reading)[0], 0.5),
		ranked(theirDates(reading)[0], 0.55),
		ranked(second, 0.3),
		ranked(third, 0),
	].filter((one) => one !== undefined);
	const apart = found.filter(
		(one, index) => !taken.includes(one.turn) && !found.slice(0, index).some((other) => isSame(one, other)),
	);
	const kept = new Set(apart.toSorted((a, b) => b.weight - a.weight).slice(0, most));
	return apart
		.filter((one) => kept.has(one))
		.map(({ further, ...one }, index, all) => {
			const isTold =
				all.some(({ said }) => said.quote === further?.quote) ||
				all.slice(0, index).some((other) => other.further?.quote === further?.quote);
			return further === undefined || isTold ? one : { ...one, further };
		});
}

/** What a further trouble must weigh, with a figure and without. */
const MEASURED = 0.7;
const UNMEASURED = 0.95;
/** What a third one must weigh. */
const SURE = 1;

function ranked(fact: MainFact | undefined, base: number): MainFact | undefined {
	return fact && { ...fact, weight: base + fact.weight * 0.3 };
}

function isSame(one: MainFact, other: MainFact): boolean {
	if (one.said.quote === other.further?.quote) return true;
	const said = wholeSentences(one.said.quote);
	return one.turn === other.turn && said.some((sentence) => other.said.quote.includes(sentence));
}

function theirDates(reading: Reading): MainFact[] {
	if (reading.facts.outcome.kind === 'refused') return [];
	const read = turnsWith(reading, reading.whole.facts.timing);
	// Where no date was read, one by which something has to be.
	const all = read.size > 0 ? [...read] : reading.turns.map((turn) => [turn, BY_WORDS] as const);
	return byWeight(
		all.flatMap(([turn, likely]) => {
			const weight = likely * 0.6 + (MUST_BE.pattern.test(turn.text) ? 0.25 : 0);
			const isPlain = likely > SURELY && MUST_BE.pattern.test(turn.text);
			if ([WILL_NOT, AWAY].some(({ pattern }) => pattern.test(turn.text))) return [];
			if ((isOfAStep(reading, turn) && !isPlain) || onlyAnswers(reading, turn)) return [];
			if (turn.dates.length === 0 || weight < 0.35) return [];
			if (read.size === 0 && !namesADeadline(reading, turn)) return [];
			const weigh = (one: string) =>
				/^(?:not|no)\b|(?:\bnot|n['’]t) want/i.test(one)
					? -1
					: (datesIn(one).length > 0 ? 2 : 0) + (MUST_BE.pattern.test(one) ? 1 : 0);
			return told(reading, 'date', turn, weight, weigh).filter(
				({ asked, said: { quote } }) =>
					namesADayAhead(turn, quote) &&
					(isBound(quote) || ASKS_BY_WHEN.pattern.test(asked?.quote ?? '')) &&
					!NAMES_NO_DAY.test(quote) &&
					!wholeSentences(quote)[0]?.endsWith('?'),
			);
		}),
	);
}

/** "Maybe in autumn, maybe next year. We don't know what." "Don't be ringing me in May." */
const NAMES_NO_DAY =
	/\bdon['’]t (?:be )?(?:ring|call|chas)\w*\b|\bmaybe\b[^.?!]+\bmaybe\b|\b(?:don['’]t|do not) know (?:what|when|yet)\b/i;

/** In so far a date by which something must be is none of the step beside it. */
const SURELY = 0.9;

/** "When's your year end?" "Thirty-first of March.": a bare day in answer to a question for another one than theirs. */
function onlyAnswers({ turns }: Reading, { index, text, words }: Utterance): boolean {
	const question = turns[index - 1]?.text ?? '';
	return (
		words.length <= BARE &&
		question.endsWith('?') &&
		!ASKS_BY_WHEN.pattern.test(question) &&
		!MUST_BE.pattern.test(text)
	);
}

/** In words. */
const BARE = 5;

/** How likely a date is that is only named. */
const BY_WORDS = 0.6;

/** Of a call: later days are those of promises. */
const BUSINESS = 0.6;

/** Whether they name a day by which something has to be. */
export function namesADeadline(reading: Reading, turn: Utterance): boolean {
	if (sideOf(reading, turn) !== 'buyer' || lateness(reading, turn) > BUSINESS) return false;
	const isDeadline = (one: string) =>
		(MUST_BE.pattern.test(one) || /^if\b/i.test(one)) &&
		turn.dates.some(({ text, when }) => one.includes(text) && (when.bound === 'by' || when.bound === 'before'));
	return wholeSentences(turn.text).some(
		(one) => namesADayAhead(turn, one) && (isDeadline(one) || OPENS.pattern.test(one)),
	);
}

/** In turns: what is said of a day right after it is settled is about that day. */
const BESIDE = 2;

/** Whether a turn makes a promise, answers one, or belongs to the talk of the day to meet. */
function isOfAStep({ facts }: Reading, { number }: Utterance): boolean {
	const steps = facts.next.flatMap(({ lines, when }) => (when === null ? [] : lines.slice(0, 1)));
	return steps.some((line) => number >= line && number - line <= BESIDE);
}
