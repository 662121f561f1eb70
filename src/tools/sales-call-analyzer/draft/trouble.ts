import { sideOf } from '#call-facts/call-text.ts';
import { NO, PLAIN_NO } from '#call-facts/cues.ts';
import type { Fact, Figure, Pain } from '#call-facts/facts.ts';
import { ASKS_WHY_NOT } from '#call-facts/told/asked-cues.ts';
import { standingWords } from '#call-facts/told/standing-words.ts';
import { isTakenBack, replaces } from '#call-facts/told/taken-back.ts';
import { REASON } from '#call-facts/told/trouble-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import type { AmountKind } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import { endedBy } from './ending.ts';

/** What hurts most, in which figure, and why somebody said no. */

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

/** Less may be a count of anything. */
const LEAST_SUM = 1000;

/** The figure that takes the place of one in the words of a trouble; none where those stand. */
export function putRight({ whole }: Reading, trouble: Pick<Fact, 'quote'>): Figure | undefined {
	const { figures } = whole.facts;
	const wrong = figures.find((figure) => trouble.quote.includes(figure.quote) && isTakenBack(whole, figure));
	if (wrong === undefined || wrong.amount < LEAST_SUM) return undefined;
	return figures.findLast(
		(figure) => figure.amount >= LEAST_SUM && !trouble.quote.includes(figure.quote) && replaces(figure, wrong),
	);
}

/** In turns: a reason stands in the second part of a call. */
const LATE = 0.45;
/** Where somebody asked for it. */
const ASKED = 0.3;
/** From there on also what is no doubt about the offer. */
const LAST = 0.6;
/** In words. */
const FEWEST = 5;
const LONGEST = 45;

/** How much a figure weighs in a reason. */
const OF_A_REASON = 0.5;

interface Reason {
	turn: Utterance;
	quote: string;
}

/**
 * What they answered after a no to the question why; else the plainest reason that somebody gave before it: in the words of
 * a reason, else in answer to the question for one or as the surest late doubt.
 */
export function reasonOf(reading: Reading): Reason | undefined {
	const { turns, facts } = reading;
	const end = endedBy(reading)?.number ?? Math.max(...facts.outcome.lines);
	const doubted = new Map(
		reading.whole.facts.objections.map(({ lines: [line = 0], confidence }) => [line, confidence]),
	);
	const before = (turn: Utterance) => turns[turn.index - 1]?.text ?? '';
	const isAsked = (turn: Utterance) => ASKS_WHY_NOT.pattern.test(before(turn));
	const isNamed = (turn: Utterance) => NAMES_A_REASON.test(before(turn));
	const late = turns.filter(
		(turn) =>
			sideOf(reading, turn) === 'buyer' &&
			(turn.number > end || turn.index >= Math.floor(turns.length * (isNamed(turn) ? ASKED : LATE))),
	);
	const answers = late
		.filter((turn) => turn.number > end && (isAsked(turn) || isNamed(turn)) && !NO_REASON.test(turn.text))
		.flatMap((turn) => reasonFrom(turn, () => true));
	if (answers.length > 0) return answers[0];
	const theirs = late.filter(({ number }) => number <= end);
	const given = theirs
		.filter(({ text }) => !NO_REASON.test(text))
		.flatMap((turn) => reasonFrom(turn, (one) => isNamed(turn) || ANNOUNCES.test(one) || REASON.pattern.test(one)))
		.filter(
			({ turn }) =>
				doubted.has(turn.number) || isNamed(turn) || ANNOUNCES.test(turn.text) || turn.index >= turns.length * LAST,
		);
	const plainness = ({ quote, turn }: Reason) =>
		[...quote.matchAll(new RegExp(REASON.pattern.source, 'gi'))].length +
		(doubted.get(turn.number) ?? 0) +
		(isNamed(turn) ? OF_AN_ANSWER : 0) +
		(ANNOUNCES.test(turn.text) ? OF_AN_ANNOUNCEMENT : 0) +
		(weightOfFigures(quote) > 1 ? OF_A_REASON : 0);
	const [plainest] = given.toSorted((a, b) => plainness(b) - plainness(a));
	if (plainest !== undefined) return plainest;
	const sureness = ({ turn }: Reason) => (isAsked(turn) ? OF_AN_ANSWER : 0) + (doubted.get(turn.number) ?? 0);
	const [surest] = theirs
		.filter((turn) => isAsked(turn) || (doubted.get(turn.number) ?? 0) >= SURE)
		.filter(({ number }) => !facts.outcome.lines.includes(number))
		.flatMap((turn) => reasonFrom(turn, (one) => !NO_REASON.test(one)))
		.toSorted((a, b) => sureness(b) - sureness(a));
	return surest;
}

/** "So it's not that we went with someone else." */
const NO_REASON = /\bso it['’]s not that (?:we|i)\b|\bsend (?:it|them|that) to\b/i;

/** "I'm gonna tell you what I got a problem with." */
const ANNOUNCES =
	/\b(?:what (?:i|we)(?:['’]ve)? (?:got|have) a problem with|(?:i['’]ll|let me) tell you why|here['’]s why|the (?:real |main |big )?reason(?:['’]s| is))\b/i;

/** "So is it the money?" */
const NAMES_A_REASON =
	/\b(?:is|was) it (?:only |just |mostly )?(?:about )?the (?:money|price|cost|budget|timing)\b[^.?!]*\?/i;

/** How much it weighs that a reason was asked for. */
const OF_AN_ANSWER = 0.6;
const OF_AN_ANNOUNCEMENT = 2;
/** Of a doubt that is taken for the reason. */
const SURE = 0.8;

/** From the first sentence on that is one and no mere no. */
function reasonFrom(turn: Utterance, isOne: (sentence: string) => boolean): Reason[] {
	const isNo = (one: string) => PLAIN_NO.pattern.test(one) || NO.pattern.test(one) || /^no\.$/i.test(one);
	const sentence = wholeSentences(turn.text).find((one) => isOne(one) && !one.endsWith('?') && !isNo(one));
	if (sentence === undefined) return [];
	const quote = standingWords(turn.text, withWhatFollows(turn.text, sentence));
	return quote.split(' ').length < FEWEST ? [] : [{ turn, quote }];
}

/** A sentence and those after it while they are few words. */
function withWhatFollows(text: string, sentence: string): string {
	const from = text.indexOf(sentence);
	let end = from + sentence.length;
	for (const next of wholeSentences(text.slice(end))) {
		const until = text.indexOf(next, end) + next.length;
		if (text.slice(from, until).split(' ').length > LONGEST) break;
		end = until;
	}
	return text.slice(from, end);
}
