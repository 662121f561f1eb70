import { cited, doubts, saidBy, turnOf } from '#call-facts/call-text.ts';
import type { Fact } from '#call-facts/facts.ts';
import { sumText } from '#call-facts/sums.ts';
import { isPutRight } from '#call-facts/told/taken-back.ts';
import { quotesIn } from '#evidence/quotes.ts';
import { listOf } from '#prose/sentences.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import { type Reading, unscoredBecause } from '../reading.ts';
import { told } from '../told-once.ts';
import { type IsUsed, isUsed as isUsedByReaders } from '../worth/used.ts';
import type { WorthWeights } from '../worth/weights.ts';
import { acceptance } from './acceptance.ts';
import { alsoSaid } from './also-said.ts';
import { outcomeText } from './ending.ts';
import { stillOpen } from './no-doubt.ts';
import { concerns, mainDoubt } from './objections.ts';
import { alone, passage, passageText } from './passage.ts';
import { together } from './passages.ts';
import { sumsIn } from './price-sums.ts';
import { pricesNamed } from './prices.ts';
import { stepInOutcome, stepsAhead } from './step-ahead.ts';
import { stepText } from './step-words.ts';
import { NOT_SURE } from './summary-cues.ts';

type Answer = SalesCallAnswer['callAnalysis'];

const MOST_SHOWN = 5;

/**
 * The prices, what somebody who was there would tell, the main doubt and what comes next, each in words that can be read alone.
 *
 * @param weights of which else is worth telling
 * @param isUsed whether readers use a line, which begins with its label
 */
export function highlights(reading: Reading, weights?: WorthWeights, isUsed: IsUsed = isUsedByReaders): string[] {
	const isRefused = reading.facts.outcome.kind === 'refused';
	const ending = outcomeText(reading);
	const ifUsed = (text: string) => (text !== '' && isUsed(text) ? [text] : []);
	const price = priceText(reading, ending);
	const doubt = ifUsed(mainDoubt(reading));
	const inOutcome = stepInOutcome(reading);
	const steps = (isRefused ? [] : stepsAhead(reading, MOST_STEPS))
		.filter((step) => step !== inOutcome)
		.flatMap((step) => ifUsed(phrases.nextOf(stepText(reading, step))));
	const also = alsoSaid(reading, [ending, ...price, ...doubt, ...steps], weights, isUsed).map((said) =>
		passageText(reading, said),
	);
	const above = told();
	above.add(ending, ...price, ...also);
	return [
		...price,
		...also.map(phrases.fromTheCall),
		...doubt.filter((one) => !above.has(one)),
		...steps.filter((one) => !above.has(one)),
	];
}

const MOST_STEPS = 3;

/**
 * What the seller asked for last, as far as the ending does not tell it, nor the sum to which they said yes; in figures what
 * the member put right.
 */
function priceText(reading: Reading, ending: string): string[] {
	const named = pricesNamed(reading);
	const last = named.length > 1 ? named.slice(1) : named;
	const said = together(
		reading,
		last.map(({ turn, text }) => passage(reading, turn, text)),
	);
	const words = said.filter((one) => !one.every(({ text }) => ending.includes(text)));
	const isTold =
		reading.facts.outcome.kind === 'agreed' &&
		highest(ending) >= highest(words.map((one) => passageText(reading, one)).join(' ')) * NEARLY;
	if (words.length === 0 || isTold) return [];
	const corrected = reading.facts.prices.filter(
		({ by, lines }) => by === 'member' && named.some(({ turn }) => lines.includes(turn.number)),
	);
	const isPlain = corrected.every(({ currency }) => currency !== undefined);
	const sums = isPlain ? listOf([...new Set(corrected.map(sumText))]) : '';
	return words.map((one, index) => phrases.price(index === 0 ? sums : '', passageText(reading, one, 'seller')));
}

/** Of the last price: from here on a sum of the ending is the one to which they said yes. */
const NEARLY = 0.5;

/** The highest sum that is quoted. */
function highest(text: string): number {
	return Math.max(0, ...quotesIn(text).flatMap(sumsIn));
}

export function sentiment(reading: Reading): Answer['sentimentAnalysis'] {
	const { facts, measurements } = reading;
	const { signals, outcome } = facts;
	const buyers = measurements.sides.find(({ role }) => role === 'prospect');
	const last = signals.reduce((latest, signal) => Math.max(latest, saidBy(reading, signal).line), 0);
	return {
		overallSentiment:
			unscoredBecause(reading) === null ? phrases.MOOD[outcome.kind](stillOpen(reading).length) : 'Neutral',
		prospectEngagement: phrases.engagement(buyers?.share ?? null, buyers?.questions ?? 0),
		interestLevel: signals.length === 0 ? '' : phrases.interest(signals.length, last),
		trustLevel: phrases.TRUST,
	};
}

export function insights(reading: Reading): Answer['prospectInsights'] {
	const { signals, timing, next, outcome } = reading.facts;
	const pains = reading.facts.pains.filter((pain) => !isPutRight(reading.whole, pain));
	// Who takes an answer as good shows how a doubt was met.
	const accepted = doubts(reading).flatMap((doubt) => acceptance(reading, doubt)?.number ?? []);
	const doubted = reading.facts.objections.map(({ lines }) => lines[0]);
	const elsewhere = new Set([...next.map(({ lines }) => lines[0]), ...accepted, ...doubted]);
	const dated = (pain: Fact) => timing.find(({ lines }) => lines[0] === pain.lines[0]);
	return {
		painPoints: pains
			.toSorted((a, b) => Number(b.main) - Number(a.main))
			.slice(0, MOST_SHOWN)
			.map((pain) => ({
				painPoint: painText(reading, pain),
				severity: pain.main ? 'High' : 'Medium',
				urgency: dated(pain) === undefined ? '' : phrases.dateNamed(saidBy(reading, pain).line),
			}))
			.filter(({ painPoint }) => painPoint !== ''),
		// What they like after a no is not the offer.
		buyingSignals: (outcome.kind === 'refused' ? [] : signals)
			.filter(({ lines, quote }) => !elsewhere.has(lines[0]) && !NOT_SURE.pattern.test(quote))
			.slice(0, MOST_SHOWN)
			.map((signal) => cited(saidBy(reading, signal))),
		concerns: concerns(reading),
	};
}

function painText(reading: Reading, { lines: [line = 0], quote }: Fact): string {
	const turn = turnOf(reading, line);
	return turn === undefined ? '' : passageText(reading, alone(reading, turn, quote));
}
