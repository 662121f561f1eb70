import { sideOf } from '#call-facts/call-text.ts';
import { NO, PLAIN_NO } from '#call-facts/cues.ts';
import type { Fact, Figure, Pain } from '#call-facts/facts.ts';
import { standingWords } from '#call-facts/told/standing-words.ts';
import { isTakenBack, replaces } from '#call-facts/told/taken-back.ts';
import { REASON } from '#call-facts/told/trouble-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import type { AmountKind } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';

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
/** From there on also what is no doubt about the offer. */
const LAST = 0.6;
/** In words. */
const FEWEST = 5;
const LONGEST = 45;

/** How much a figure weighs in a reason. */
const OF_A_REASON = 0.5;

/** The plainest reason that somebody gave before they said no. */
export function reasonOf(reading: Reading): { turn: Utterance; quote: string } | undefined {
	const { turns, facts } = reading;
	const from = Math.floor(turns.length * LATE);
	const end = Math.max(...facts.outcome.lines);
	const doubted = new Map(
		reading.whole.facts.objections.map(({ lines: [line = 0], confidence }) => [line, confidence]),
	);
	const given = turns
		.slice(from)
		.filter((turn) => sideOf(reading, turn) === 'buyer' && turn.number <= end)
		.flatMap((turn) =>
			wholeSentences(turn.text)
				.filter((one) => REASON.pattern.test(one) && !one.endsWith('?'))
				.slice(0, 1)
				.map((sentence) => ({ turn, quote: standingWords(turn.text, withWhatFollows(turn.text, sentence)), sentence })),
		)
		.filter(({ quote }) => quote.split(' ').length >= FEWEST)
		.filter(({ turn }) => doubted.has(turn.number) || turns.indexOf(turn) >= turns.length * LAST)
		.filter(({ sentence }) => !PLAIN_NO.pattern.test(sentence) && !NO.pattern.test(sentence));
	const plainness = ({ quote, turn }: { quote: string; turn: Utterance }) =>
		[...quote.matchAll(new RegExp(REASON.pattern.source, 'gi'))].length +
		(doubted.get(turn.number) ?? 0) +
		(weightOfFigures(quote) > 1 ? OF_A_REASON : 0);
	return given.toSorted((a, b) => plainness(b) - plainness(a))[0];
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
