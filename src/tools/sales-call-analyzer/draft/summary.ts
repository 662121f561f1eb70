import {
	cited,
	citedOnly,
	lastWord,
	likeliest,
	nameOf,
	openDoubts,
	saidBy,
	saidIn,
	shortened,
	turnOf,
} from '#call-facts/call-text.ts';
import { NO, PLAIN_NO } from '#call-facts/cues.ts';
import type { Commitment, Fact, Figure, OutcomeKind } from '#call-facts/facts.ts';
import { acceptedPrices, lineOf, moneyThatIsThere, sumText } from '#call-facts/sums.ts';
import { BOTH } from '#call-facts/told/promises.ts';
import { standingWords } from '#call-facts/told/standing-words.ts';
import { wholeSentences } from '#language/sentences.ts';
import { listOf } from '#prose/sentences.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import { type Reading, unscoredBecause } from '../reading.ts';
import { meetingIn } from './next.ts';
import { figureOf, mainTrouble, putRight, reasonOf } from './trouble.ts';

type Answer = SalesCallAnswer['callAnalysis'];

const MOST_PRICES = 3;
const MOST_SHOWN = 5;

/** How the call ended, with the words that show it. */
export function outcomeText(reading: Reading): string {
	const reason = unscoredBecause(reading);
	if (reason !== null) return phrases.notice(reason);
	const { kind } = reading.facts.outcome;
	const meeting = kind === 'next-step' ? meetingIn(reading.facts.next) : undefined;
	const shown = lastWord(reading);
	const said =
		meeting === undefined ? shown && saidIn(reading, endingWords(shown.text, kind), shown) : saidBy(reading, meeting);
	return said === undefined ? `${phrases.OUTCOME[kind]}.` : `${phrases.OUTCOME[kind]}: ${cited(said)}`;
}

/** In characters: a turn may be as long as a whole call. */
const FARTHEST = 4000;
const LONGEST = 260;

/** The words in which each ending is plainest. */
const PLAINEST: Record<OutcomeKind, RegExp> = {
	agreed: /\b(?:let's|deal|go ahead|yes|i'm in|we're in|do it|done|sign)\b/i,
	refused: new RegExp(`${PLAIN_NO.pattern.source}|${NO.pattern.source}|(?:^|\\s)No\\.`, 'i'),
	'next-step': /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|tomorrow|send|call|ring|show)\b/i,
	open: /\S/,
};

/** A long turn from the sentence on that shows the ending, as far as it is quick to read. */
function endingWords(text: string, kind: OutcomeKind): string {
	const near = text.slice(0, FARTHEST);
	if (near.length <= LONGEST) return near;
	const first = wholeSentences(near).find((sentence) => PLAINEST[kind].test(sentence)) ?? '';
	return shortened(near.slice(near.indexOf(first)), LONGEST);
}

export function highlights(reading: Reading): string[] {
	const { next, timing, outcome } = reading.facts;
	const main = mainTrouble(reading);
	const figure = main && figureOf(reading, main);
	const why = outcome.kind === 'refused' ? reasonOf(reading) : undefined;
	const [open] = outcome.kind === 'refused' ? [] : openDoubts(reading);
	const meeting = outcome.kind === 'refused' ? undefined : meetingIn(next);
	const step = next.find(({ when, owner }) => when !== null && owner !== BOTH);
	const shown = new Set([main?.lines[0], why?.turn.number, ...reading.facts.budget.map(({ lines }) => lines[0])]);
	const date = likeliest(timing.filter(({ lines, quote }) => !shown.has(lines[0]) && !/\bpromis/i.test(quote)));
	return [
		why === undefined ? '' : phrases.reason(cited(saidIn(reading, why.quote, why.turn))),
		moneyText(reading),
		main === undefined ? '' : `${phrases.mainTrouble(cited(saidBy(reading, main)))}${correction(reading, main)}`,
		figure === undefined ? '' : inFigures(reading, figure),
		open === undefined ? '' : phrases.leftOpen(cited(saidBy(reading, open))),
		meeting === undefined
			? ''
			: phrases.nextOf(
					BOTH,
					meeting.when ?? '',
					outcome.kind === 'next-step' ? '' : citedOnly(saidBy(reading, meeting)),
				),
		step === undefined ? '' : stepText(reading, step),
		date === undefined ? '' : phrases.theirDate(cited(saidBy(reading, date))),
		rivalsOfTheForm(reading),
	].filter((text) => text !== '');
}

/** A figure with the words before it that say what it counts; nothing where none do. */
function inFigures(reading: Reading, figure: Figure): string {
	const turn = turnOf(reading, figure.lines[0] ?? 0);
	if (turn === undefined) return phrases.inFigures(cited(saidBy(reading, figure)));
	const words = standingWords(turn.text, figure.quote, LEAST_OF_A_FIGURE);
	const isAlone = words.split(' ').length < FEWEST_OF_A_FIGURE;
	return isAlone ? '' : phrases.inFigures(cited(saidIn(reading, words, turn)));
}

/** In words: as many as it takes, and fewer than say what is counted. */
const LEAST_OF_A_FIGURE = 10;
const FEWEST_OF_A_FIGURE = 6;

/** "Put right as 64,000 (line 25)." */
function correction(reading: Reading, main: Fact): string {
	const figure = putRight(reading, main);
	if (figure === undefined) return '';
	const sum = figure.amount.toLocaleString('en-US');
	return ` ${phrases.putRight(sum, saidBy(reading, figure).line)}`;
}

function stepText(reading: Reading, step: Commitment): string {
	return phrases.nextOf(nameOf(reading, step.owner), step.when ?? '', citedOnly(saidBy(reading, step)));
}

/** The prices that were agreed, otherwise those that were named; then what they named themselves. */
function moneyText(reading: Reading): string {
	const agreed = acceptedPrices(reading);
	const named = reading.facts.prices.toSorted((a, b) => b.confidence - a.confidence);
	const shown = (agreed.length > 0 ? agreed : named).slice(0, MOST_PRICES);
	const [first] = agreed;
	const sum = moneyThatIsThere(reading);
	const limit = sum ?? likeliest(reading.facts.budget.filter(({ amount }) => amount !== null));
	const lines = shown.map((price) => lineOf(reading, price));
	const sums = listOf(shown.map(sumText));
	return [
		shown.length === 0 ? '' : first === undefined ? phrases.pricesNamed(sums, lines) : phrases.agreedPrice(sums, lines),
		limit === undefined
			? ''
			: sum === undefined
				? phrases.theirLimit(cited(saidBy(reading, limit)))
				: phrases.theirSum(sumText(limit), cited(saidBy(reading, limit))),
	]
		.filter((text) => text !== '')
		.join(' ');
}

/** Which of the competitors that the member listed occur in the transcript. */
function rivalsOfTheForm({ input, call }: Reading): string {
	const names = input.competitorMentions
		.split(/[,;\n/]|\band\b/)
		.map((name) => name.trim())
		.filter((name) => name.length > 1 && name.length < 60);
	const said = (name: string) =>
		call.segments.find(({ text }) => text.toLowerCase().includes(name.toLowerCase()))?.line;
	const named = names.flatMap((name) => (said(name) === undefined ? [] : `${name} (line ${said(name)})`));
	const silent = names.filter((name) => said(name) === undefined);
	return phrases.listedRivals(listOf(named), listOf(silent));
}

export function sentiment(reading: Reading): Answer['sentimentAnalysis'] {
	const { facts, measurements } = reading;
	const { signals, outcome } = facts;
	const buyers = measurements.sides.find(({ role }) => role === 'prospect');
	const last = signals.reduce((latest, signal) => Math.max(latest, saidBy(reading, signal).line), 0);
	return {
		overallSentiment:
			unscoredBecause(reading) === null ? phrases.MOOD[outcome.kind](openDoubts(reading).length) : 'Neutral',
		prospectEngagement: phrases.engagement(buyers?.share ?? null, buyers?.questions ?? 0),
		interestLevel: signals.length === 0 ? '' : phrases.interest(signals.length, last),
		trustLevel: phrases.TRUST,
	};
}

export function insights(reading: Reading): Answer['prospectInsights'] {
	const { pains, signals, timing, next } = reading.facts;
	const promised = new Set(next.map(({ lines }) => lines[0]));
	const dated = (pain: Fact) => timing.find(({ lines }) => lines[0] === pain.lines[0]);
	return {
		painPoints: pains
			.toSorted((a, b) => Number(b.main) - Number(a.main))
			.slice(0, MOST_SHOWN)
			.map((pain) => ({
				painPoint: cited(saidBy(reading, pain)),
				severity: pain.main ? 'High' : 'Medium',
				urgency: dated(pain) === undefined ? '' : phrases.dateNamed(saidBy(reading, pain).line),
			})),
		buyingSignals: signals
			.filter(({ lines }) => !promised.has(lines[0]))
			.slice(0, MOST_SHOWN)
			.map((signal) => cited(saidBy(reading, signal))),
		// Each doubt stands once, beside what was answered.
		concerns: [],
	};
}
