/** What a call offers for a plan beyond a proposal: costs with their arithmetic, measures, what is done first and later. */

import { amountsIn } from '#language/amounts/amounts.ts';
import { namesADay } from '#language/dates/when.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Suggestion } from '#shared/suggestions.ts';
import { type CallText, type Said, saidBy, saidIn, turnOf } from '../call-text.ts';
import type { Pain, Price } from '../facts.ts';
import { acceptedPrices, sumText } from '../sums.ts';
import { dates, figures } from './candidates.ts';
import { COSTS, LATER, LOSES, MEASURE, MONEY_ONLY, OVER, RESULT } from './plan-cues.ts';
import { described, scope } from './scope.ts';
import { asOurWords, attributed, distinct, MOST, passage, sentencesOf, standsAlone, trimmed } from './spoken.ts';

const TIMES = { week: 52, month: 12, quarter: 4 } as const;

/** A sum that they lose each week, month or quarter because of a trouble, for a year, with its factors. */
export interface YearlyCost {
	pain: Pain;
	/** "R65,000 a month × 12 = R780,000 a year" */
	sum: string;
	/** The sentence that names it. */
	said: Said;
}

/** None for a sum of a season, of a day or of the past, or whose sentence does not say that it is lost or paid. */
export function yearlyCosts(call: CallText): YearlyCost[] {
	return call.facts.pains.flatMap((pain) => {
		const turn = turnOf(call, pain.lines[0] ?? 0);
		if (turn === undefined || turn.dates.some(namesADay)) return [];
		return turn.amounts.flatMap(({ kind, value, per, currency, phrase }) => {
			const sentence = wholeSentences(turn.text).find(
				(one) => one.includes(phrase.text) && LOSES.pattern.test(one) && !OVER.pattern.test(one),
			);
			if (
				kind !== 'money' ||
				value === null ||
				(per !== 'week' && per !== 'month' && per !== 'quarter') ||
				sentence === undefined
			)
				return [];
			const money = currency === undefined ? {} : { currency };
			const each = sumText({ amount: value, per, ...money });
			const whole = sumText({ amount: value * TIMES[per], per: 'year', ...money });
			return [{ pain, said: saidIn(call, sentence, turn), sum: `${each} × ${TIMES[per]} = ${whole}` }];
		});
	});
}

/** Yearly sums with their factors, then sentences of their troubles that say what is lost, then what was worked out. */
export function costs(call: CallText): Suggestion[] {
	const yearly = yearlyCosts(call).map(({ sum, said: { quote, line, name } }) => ({
		text: sum,
		quote,
		line,
		speaker: name,
	}));
	const lost = figures(call).filter(({ text }) => LOSES.pattern.test(text) || COSTS.pattern.test(text));
	return distinct([...yearly, ...moneyOfTroubles(call), ...workedOut(call), ...lost]).slice(0, MOST);
}

function moneyOfTroubles(call: CallText): Suggestion[] {
	return call.facts.pains.flatMap((pain) => {
		const turn = turnOf(call, pain.lines[0] ?? 0);
		const priced = wholeSentences(turn?.text ?? '').filter(
			(sentence) =>
				standsAlone(sentence) &&
				(LOSES.pattern.test(sentence) || COSTS.pattern.test(sentence)) &&
				amountsIn(sentence).some(({ kind, isInferred }) => kind === 'money' && !isInferred),
		);
		return priced
			.map((sentence) => saidIn(call, sentence, turn))
			.filter(({ quote }) => quote !== '')
			.map(({ quote, line, name }) => ({ text: attributed(trimmed(quote), name), quote, line, speaker: name }));
	});
}

/** In turns. */
const NEAR = 4;
const SHORT = 3;

/** "That's thirty-three grand a month", said of their troubles soon after them; no price of the seller. */
function workedOut(call: CallText): Suggestion[] {
	const pains = call.facts.pains.flatMap(({ lines }) => lines.slice(0, 1));
	const asked = new Set(call.facts.prices.map(({ amount }) => amount));
	const after = call.turns.filter(({ number }) => pains.some((pain) => number >= pain && number <= pain + NEAR));
	return after.flatMap((turn) =>
		wholeSentences(turn.text)
			.filter((one) => RESULT.pattern.test(one) && COSTS.pattern.test(one) && one.split(' ').length > SHORT)
			.filter((one) =>
				amountsIn(one).some(({ kind, value }) => kind === 'money' && value !== null && !asked.has(value)),
			)
			.map((one) => saidIn(call, one, turn))
			.filter(({ quote }) => quote !== '')
			.map(({ quote, line, name }) => ({ text: attributed(trimmed(quote), name), quote, line, speaker: name })),
	);
}

/** Sentences of their goals that name a figure or a limit, then their figures. */
export function measures(call: CallText): Suggestion[] {
	const named = call.facts.goals.flatMap((goal) => {
		const { quote, line, name } = saidBy(call, goal);
		const found = wholeSentences(quote).filter((sentence) => MEASURE.pattern.test(sentence) && standsAlone(sentence));
		return found.map((sentence) => ({ text: attributed(passage(sentence), name), quote, line, speaker: name }));
	});
	return distinct([...named, ...figures(call)]).slice(0, MOST);
}

const FEWEST_WORDS = 10;

/**
 * What the seller says after "here's what we'd do" in the same turn, then the sentence with the agreed price, or the last
 * one named, then all else that they say is done.
 */
export function firstWork(call: CallText): Suggestion[] {
	const agreed = acceptedPrices(call);
	const priced = (agreed.length > 0 ? agreed : ofTheLastTurn(call.facts.prices))
		.map((price) => saidBy(call, price))
		.filter(
			({ quote }) =>
				standsAlone(quote) &&
				!opensWithASum(quote) &&
				!MONEY_ONLY.pattern.test(quote) &&
				quote.split(' ').length >= FEWEST_WORDS,
		);
	const first = described(call).filter(
		({ quote }) => standsAlone(quote) && !LATER.pattern.test(quote) && quote.split(' ').length >= LEAST_WORDS,
	);
	const ours = [...first, ...priced].map((said) => asOurWords(call, said));
	return distinct([...ours, ...scope(call)]).slice(0, MOST);
}

/** "It's a hundred and sixty thousand for the build": a price before all else. */
function opensWithASum(quote: string): boolean {
	return amountsIn(quote).some(({ kind, start }) => kind === 'money' && start < OPENING);
}

/** In characters. */
const OPENING = 16;
const LEAST_WORDS = 6;

function ofTheLastTurn(prices: readonly Price[]): Price[] {
	const last = Math.max(...prices.map(({ lines }) => lines[0] ?? 0));
	return prices.filter(({ lines }) => lines[0] === last);
}

/** What the seller says comes after the first part. */
export function laterWork(call: CallText): Suggestion[] {
	return distinct(sentencesOf(call, 'seller', LATER.pattern).map((said) => asOurWords(call, said))).slice(0, MOST);
}

/** When the first part is done: neither the days of a later one nor goals of theirs. */
export function firstDates(call: CallText): Suggestion[] {
	const goals = new Set(call.facts.goals.flatMap(({ lines }) => lines.flatMap((n) => turnOf(call, n)?.line ?? [])));
	return dates(call).filter(({ quote, line }) => !LATER.pattern.test(quote) && !goals.has(line));
}
