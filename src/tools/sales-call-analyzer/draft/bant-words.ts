import { likeliest, saidIn, sideOf } from '#call-facts/call-text.ts';
import type { Fact, Pain } from '#call-facts/facts.ts';
import { PERSON } from '#call-facts/people-cues.ts';
import { isFromASum } from '#call-facts/sums.ts';
import { ASKS_BY_WHEN } from '#call-facts/told/asked-cues.ts';
import { DECISION, HAS_A_SAY, NOT_MINE, SIGNING_LIMIT } from '#call-facts/told/decision-cues.ts';
import { MUST_BE } from '#call-facts/told/main-cues.ts';
import { BOTH } from '#call-facts/told/promises.ts';
import { namesADayAhead } from '#call-facts/told/told.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import type { AmountKind } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { wholeSentences } from '#language/sentences.ts';
import { questionsIn } from '#transcript/questions.ts';
import type { Reading } from '../reading.ts';
import { ASKS_THEIR_MONEY } from './advice/money-cues.ts';
import { endedBy } from './ending.ts';
import { BEGINS, OPENS, SHORT_OF_MONEY, WISHES } from './plain-cues.ts';
import { saysYes } from './says-yes.ts';
import { NOT_NOW, SAYS_WHOSE } from './summary-cues.ts';

/** What shows their money, who decides, their need and their dates in words alone, where nothing surer was read. */

/** In characters. */
const LONGEST = 400;

function factIn({ number }: Utterance, quote: string): Fact {
	return { lines: [number], quote, confidence: 1, by: 'words' };
}

/** The first sentence of each turn that is one. */
function sentencesOf(turns: readonly Utterance[], isOne: (sentence: string, turn: Utterance) => boolean): Fact[] {
	return turns.flatMap((turn) => {
		const quote = wholeSentences(turn.text).find((one) => !one.endsWith('?') && isOne(one, turn));
		return quote === undefined ? [] : [factIn(turn, quote)];
	});
}

function theirTurns(reading: Reading): Utterance[] {
	return reading.turns.filter((turn) => sideOf(reading, turn) === 'buyer');
}

/** "Cash is tight till about February." */
export function shortOfMoney(reading: Reading): Fact[] {
	return sentencesOf(theirTurns(reading), (one) => SHORT_OF_MONEY.pattern.test(one));
}

/** From which sum others decide. */
export function fromASum(reading: Reading): Fact[] {
	return sentencesOf(theirTurns(reading), isFromASum);
}

/** What they say to a price, the last first. */
export function saidToThePrice(reading: Reading): Fact[] {
	const named = new Set(reading.facts.prices.flatMap(({ lines }) => lines));
	const replies = theirTurns(reading).filter(
		({ index, text }) => JUDGES_A_PRICE.test(text) && named.has(reading.turns[index - 1]?.number ?? 0),
	);
	return replies.toReversed().map((turn) => factIn(turn, turn.text.slice(0, LONGEST)));
}

/** What they answer to a question for their money, with a sum or without. */
export function saidOfTheirMoney(reading: Reading): Fact[] {
	const isAsked = ({ index }: Utterance) => {
		const before = reading.turns[index - 1];
		return (
			before !== undefined &&
			sideOf(reading, before) === 'seller' &&
			questionsIn(before.text).some((one) => ASKS_THEIR_MONEY.pattern.test(one))
		);
	};
	return theirTurns(reading)
		.filter(isAsked)
		.map((turn) => factIn(turn, turn.text.slice(0, LONGEST)));
}

const JUDGES_A_PRICE =
	/\b(?:more than (?:i|we)\b|prices?|steep|cheap|dear|expensive|afford|reasonable|too (?:much|high)|a lot)\b/i;

/** In how far somebody who decides is told by the line alone. */
const SURE = 0.6;

export function sureDecider({ whole }: Reading): Fact | undefined {
	return likeliest(whole.facts.deciders.filter(({ confidence }) => confidence > SURE));
}

/** Whether words say in themselves that somebody decides: "He hasn't said anything" does not. */
export function tellsWhoDecides(words: string): boolean {
	return [DECISION, HAS_A_SAY, SIGNING_LIMIT, PERSON].some(({ pattern }) => pattern.test(words));
}

/** Of a call: where they say what they came for. */
const EARLY = 0.4;
/** In words. */
const FEWEST = 6;

/** What they say early that they want. */
export function wishes(reading: Reading): Fact[] {
	const end = Math.ceil(reading.turns.length * EARLY);
	return sentencesOf(
		theirTurns(reading).filter(({ index }) => index < end),
		(one) => WISHES.pattern.test(one) && !/\bknow\b/.test(one) && one.split(' ').length > FEWEST,
	);
}

/** The days on which it is to begin, the last first. */
export function beginnings(reading: Reading): Fact[] {
	const both = reading.facts.next.filter(({ owner, kind }) => owner === BOTH && kind !== 'meet');
	const named = sentencesOf(reading.turns, (one, turn) => BEGINS.pattern.test(one) && namesADayAhead(turn, one));
	return [...both, ...named.toReversed()];
}

/** The main trouble: of those that may be it one that holds a figure. */
export function mainTrouble({ facts }: Reading): Pain | undefined {
	const doubted = new Set(facts.objections.flatMap(({ lines }) => lines));
	const weight = ({ quote, lines: [line = 0], confidence }: Pain) =>
		(doubted.has(line) ? 0 : weightOfFigures(quote)) * OF_A_FIGURE + confidence;
	return facts.pains.filter(({ main }) => main).toSorted((a, b) => weight(b) - weight(a))[0];
}

/** How much a figure weighs beside the likelihood of a trouble. */
const OF_A_FIGURE = 0.1;
/** Money says most of a trouble, a span of time least. */
const WEIGHT: Partial<Record<AmountKind, number>> = { money: 3, percent: 2, share: 2, count: 2, duration: 1 };

function weightOfFigures(words: string): number {
	const weights = amountsIn(words).map(({ kind, value }) => ((value ?? 0) > 1 ? (WEIGHT[kind] ?? 0) : 0));
	return Math.max(0, ...weights);
}

/** Of a call: later days are those of promises. */
const BUSINESS = 0.6;

/** Whether they name a day by which something has to be. */
function namesADeadline(reading: Reading, turn: Utterance): boolean {
	if (sideOf(reading, turn) !== 'buyer' || turn.index > BUSINESS * reading.turns.length) return false;
	const isDeadline = (one: string) =>
		(MUST_BE.pattern.test(one) || /^if\b/i.test(one)) &&
		turn.dates.some(({ text, when }) => one.includes(text) && (when.bound === 'by' || when.bound === 'before'));
	return wholeSentences(turn.text).some(
		(one) => namesADayAhead(turn, one) && (isDeadline(one) || OPENS.pattern.test(one)),
	);
}

/** By when something has to be, in their words. */
export function deadlines(reading: Reading): Fact[] {
	return reading.turns
		.filter((turn) => namesADeadline(reading, turn))
		.map((turn) => factIn(turn, turn.text.slice(0, LONGEST)));
}

/** At last the days that they name, and what keeps them from naming one. */
export function daysNamed(reading: Reading): Fact[] {
	const promised = new Set(reading.facts.next.flatMap(({ lines }) => lines));
	const theirs = theirTurns(reading).filter(({ number }) => !promised.has(number));
	return [
		...sentencesOf(theirs, (one, turn) => namesADayAhead(turn, one)).toReversed(),
		...sentencesOf(theirs, (one) => NOT_NOW.pattern.test(one)),
	];
}

/** What they answered when they were asked by when they want it. */
export function saidByWhen(reading: Reading): Fact[] {
	const promised = new Set(reading.facts.next.flatMap(({ lines }) => lines));
	return answersTo(reading, ASKS_BY_WHEN.pattern, ({ dates, number }) => dates.length > 0 && !promised.has(number));
}

const WHO_DECIDES =
	/\bwho\b.{0,40}\b(?:decides?|signs?|says? yes|approves?|has the (?:final|last)|involved)|(?:just|only) you (?:that|who) decid|makes the decision|\brun (?:it|this|that|the [\w ]{1,20}) (?:by|past)\b|\b(?:husband|wife|partner|boss|brother|sister|father|mother)\b.{0,40}\b(?:view|say|involved)\b|\bany(?:one|body) else\b.{0,50}\b(?:says?|decides?|ask|sign|involved|yes|agree|happy)\b|\b(?:is|would) (?:that|it|this) (?:be )?(?:just |all )?(?:your (?:call|decision)|you\b)/i;

/** Whatever they answered when they were asked who decides. */
export function answersToWhoDecides(reading: Reading): Fact[] {
	return answersTo(reading, WHO_DECIDES, () => true);
}

/** What they answered when they were asked who decides, in words of deciding. */
export function saidWhoDecides(reading: Reading): Fact[] {
	return answersTo(reading, WHO_DECIDES, ({ text }) => DECISION.pattern.test(text));
}

function answersTo(reading: Reading, question: RegExp, isOne: (turn: Utterance) => boolean): Fact[] {
	return theirTurns(reading).flatMap((turn) => {
		const asked = reading.turns[turn.index - 1];
		const isAnswer = asked !== undefined && sideOf(reading, asked) === 'seller' && question.test(asked.text);
		return isAnswer && isOne(turn) ? [factIn(turn, turn.text.slice(0, LONGEST))] : [];
	});
}

/** Whatever sum they name, at last. */
export function theirSums(reading: Reading): Fact[] {
	return theirTurns(reading)
		.filter(({ amounts }) => amounts.some(({ kind }) => kind === 'money'))
		.map((turn) => factIn(turn, saidIn(reading, turn.text.slice(0, LONGEST), turn).quote));
}

/** Whatever they say of deciding, at last, the plainest first: "Decision is with my wife." "It's not me, it's Patricia." */
export function saidOfDeciding(reading: Reading): Fact[] {
	return [DECISION, NOT_MINE, HAS_A_SAY].flatMap(({ pattern }) =>
		sentencesOf(theirTurns(reading), (one) => pattern.test(one)),
	);
}

/** The words of a buyer that closed the call with a yes or a no: who says so for the firm decides, unless told otherwise. */
export function theirWord(reading: Reading): Fact[] {
	const { kind } = reading.facts.outcome;
	const turn = endedBy(reading);
	if ((kind !== 'agreed' && kind !== 'refused') || turn === undefined || sideOf(reading, turn) !== 'buyer') return [];
	const { quote } = saidIn(reading, turn.text.slice(0, LONGEST), turn);
	return kind === 'refused' || wholeSentences(quote).some(saysYes) ? [factIn(turn, quote)] : [];
}

/** At last what somebody by relation or office said or wants: "My husband looked at it." */
export function saidOfOthers(reading: Reading): Fact[] {
	return sentencesOf(theirTurns(reading), (one) => PERSON.pattern.test(one) && HAS_A_VIEW.test(one));
}

const HAS_A_VIEW =
	/\b(?:says?|said|wants?|thinks?|money|looks?|looked|looking|sat|talk(?:ed)?|speak|spoke|ask(?:ed)?|happy)\b/i;

/** At last whose word it is, as somebody says. */
export function saidWhose(reading: Reading): Fact[] {
	return sentencesOf(theirTurns(reading), (one) => SAYS_WHOSE.pattern.test(one));
}
