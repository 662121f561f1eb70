import {
	cited,
	citedOnly,
	doubts,
	lastWord,
	likeliest,
	nameOf,
	openDoubts,
	type Said,
	saidBy,
	saidIn,
	shortened,
} from '#call-facts/call-text.ts';
import { acceptedPrices, limitFor, lineOf, sumText } from '#call-facts/sums.ts';
import { wholeSentences } from '#language/sentences.ts';
import { listOf } from '#prose/sentences.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import { type Reading, unscoredBecause } from '../reading.ts';

type Answer = SalesCallAnswer['callAnalysis'];

const MOST_PRICES = 3;
/** A day that is still to come: what was late or long ago is none of theirs. */
const AHEAD =
	/\b(?:by|before|until|till|from|next|start|want|need|end of|deadline|closes?|opens?|ready|must|has to|have to|in time|this (?:week|month|year|spring|summer|autumn|fall|winter))\b/i;
const MOST_SHOWN = 8;

/** How the call ended, with the words that show it. */
export function outcomeText(reading: Reading): string {
	const reason = unscoredBecause(reading);
	if (reason !== null) return phrases.notice(reason);
	const { outcome } = reading.facts;
	const shown = lastWord(reading);
	if (shown === undefined) return `${phrases.OUTCOME[outcome.kind]}.`;
	return `${phrases.OUTCOME[outcome.kind]}: ${cited(saidIn(reading, shown.text.slice(0, LONGEST), shown))}`;
}

/** A turn may be as long as a whole call. */
const LONGEST = 400;

export function highlights(reading: Reading): string[] {
	const { pains, next, timing } = reading.facts;
	const main = likeliest(pains.filter((pain) => pain.main));
	const [open] = openDoubts(reading);
	const step = likeliest(next.filter(({ when }) => when !== null)) ?? next[0];
	const date = likeliest(timing.filter(({ quote }) => AHEAD.test(quote)));
	return [
		moneyText(reading),
		main === undefined ? '' : phrases.mainTrouble(cited(saidBy(reading, main))),
		open === undefined ? '' : phrases.leftOpen(cited(saidBy(reading, open))),
		step === undefined
			? ''
			: phrases.nextOf(nameOf(reading, step.owner), step.when ?? '', citedOnly(saidBy(reading, step))),
		date === undefined ? '' : phrases.theirDate(cited(saidBy(reading, date))),
		rivalsOfTheForm(reading),
	].filter((text) => text !== '');
}

/** The price that was agreed, otherwise those that were named; then what they named themselves. */
function moneyText(reading: Reading): string {
	const agreed = acceptedPrices(reading);
	const named = reading.facts.prices.toSorted((a, b) => b.confidence - a.confidence);
	const shown = (agreed.length > 0 ? agreed : named).slice(0, MOST_PRICES);
	const [first] = agreed;
	const limit = first === undefined ? likeliest(reading.facts.budget) : limitFor(reading, first);
	const lines = shown.map((price) => lineOf(reading, price));
	const sums = listOf(shown.map(sumText));
	return [
		shown.length === 0 ? '' : first === undefined ? phrases.pricesNamed(sums, lines) : phrases.agreedPrice(sums, lines),
		limit === undefined || limit.amount === null ? '' : phrases.theirSum(sumText(limit), cited(saidBy(reading, limit))),
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
		interestLevel: phrases.interest(signals.length, last),
		trustLevel: phrases.TRUST,
	};
}

export function insights(reading: Reading): Answer['prospectInsights'] {
	const { pains, signals, timing } = reading.facts;
	const date = likeliest(timing);
	const urgency = date === undefined ? '' : phrases.dateNamed(saidBy(reading, date).line);
	return {
		painPoints: pains
			.toSorted((a, b) => Number(b.main) - Number(a.main))
			.slice(0, MOST_SHOWN)
			.map((pain, index) => ({
				painPoint: cited(saidBy(reading, pain)),
				severity: pain.main ? 'High' : 'Medium',
				urgency: index === 0 ? urgency : '',
			})),
		buyingSignals: signals.slice(0, MOST_SHOWN).map((signal) => cited(saidBy(reading, signal))),
		concerns: doubts(reading).map((doubt) => concern(saidBy(reading, doubt))),
	};
}

/** In characters: the whole of it stands beside its answer. */
const SHORT_CONCERN = 120;
/** Of a sentence that says something by itself. */
const FEWEST_WORDS = 5;

function concern(said: Said): string {
	const telling = wholeSentences(said.quote).find((sentence) => sentence.split(' ').length >= FEWEST_WORDS);
	return cited({ ...said, quote: shortened(telling ?? said.quote, SHORT_CONCERN) });
}
