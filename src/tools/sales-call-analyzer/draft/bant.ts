import { ticksOf } from '#call-facts/bant.ts';
import {
	absentDeciders,
	lastWord,
	linesOf,
	openDoubts,
	saidBy,
	saidIn,
	shortened,
	sideOf,
} from '#call-facts/call-text.ts';
import type { Bant, Fact } from '#call-facts/facts.ts';
import { acceptedPrices, limitFor, lineOf, sumText } from '#call-facts/sums.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import { type Reading, unscoredBecause } from '../reading.ts';

type Qualification = SalesCallAnswer['callAnalysis']['qualificationAnalysis'];
type BantPart = Qualification['bantScore']['budget'];

const MOST_QUOTES = 3;
/** In characters. */
const LONGEST_QUOTE = 200;

export function qualification(reading: Reading): Qualification {
	const { facts } = reading;
	const { prices, budget, deciders, pains, goals, figures, timing, next } = facts;
	// After a yes or a no, nothing is left to qualify.
	const isOpen = facts.outcome.kind === 'open' || facts.outcome.kind === 'next-step';
	const asks = unscoredBecause(reading) === null && isOpen;
	const part = (key: keyof Bant, shown: readonly Fact[], ask: string) => bantPart(reading, key, shown, asks ? ask : '');
	const bantScore = {
		budget: part('budget', [...budget, ...prices], budget.length === 0 ? phrases.ASK.budget : ''),
		authority: part(
			'authority',
			deciders.length === 0 ? theirYes(reading) : deciders,
			deciders.length > 0 ? '' : phrases.ASK.authority,
		),
		need: part(
			'need',
			[...pains.filter(({ main }) => main), ...goals, ...figures],
			pains.length === 0 ? phrases.ASK.trouble : figures.length === 0 ? phrases.ASK.need : '',
		),
		timeline: part(
			'timeline',
			[...timing, ...next.filter(({ when }) => when !== null)],
			timing.length === 0 ? phrases.ASK.timeline : '',
		),
	};
	const points = Object.values(bantScore).reduce((sum, { score }) => sum + score, 0);
	return {
		overallQualification: unscoredBecause(reading) === null ? phrases.qualification(points) : phrases.NOT_SCORED,
		bantScore,
		riskFactors: risks(reading),
	};
}

function bantPart(reading: Reading, key: keyof Bant, shown: readonly Fact[], nextQuestion: string): BantPart {
	const quotes = shown
		.toSorted((a, b) => b.confidence - a.confidence)
		.map((fact) => shortened(saidBy(reading, fact).quote, LONGEST_QUOTE))
		.filter((quote) => quote !== '');
	const evidence = [...new Set(quotes)].slice(0, MOST_QUOTES);
	if (evidence.length === 0) return { score: 0, assessment: phrases.NOT_DISCUSSED, evidence, nextQuestion };
	if (unscoredBecause(reading) !== null) return { score: 0, assessment: phrases.NOT_SCORED, evidence, nextQuestion };
	const score = reading.facts.bant[key];
	const ticks = ticksOf(reading.facts)[key];
	const told = ticks.map(({ what, points, lines }) => phrases.tick(what, points, linesOf(reading, lines)));
	const sum = ticks.reduce((total, { points }) => total + points, 0);
	return { score, assessment: phrases.score(score, told.join(', '), sum), evidence, nextQuestion };
}

/** The words of a buyer that closed the call with a yes: who says yes for the firm decides, unless told otherwise. */
function theirYes(reading: Reading): Fact[] {
	const { outcome } = reading.facts;
	const yes = lastWord(reading);
	if (outcome.kind !== 'agreed' || yes === undefined || sideOf(reading, yes) !== 'buyer') return [];
	const { quote } = saidIn(reading, yes.text.slice(0, 400), yes);
	return [{ lines: [yes.number], quote, confidence: outcome.confidence, by: 'weights' }];
}

function risks(reading: Reading): string[] {
	const open = openDoubts(reading).map((doubt) => saidBy(reading, doubt).line);
	const [absent] = absentDeciders(reading);
	const price = acceptedPrices(reading)[0] ?? reading.facts.prices.at(-1);
	const limit = price && limitFor(reading, price);
	return [
		...(open.length > 0 ? [phrases.RISK.openDoubts(open.length, open)] : []),
		...(absent ? [phrases.RISK.absent(saidBy(reading, absent).line)] : []),
		...(price && limit?.amount && price.amount > limit.amount
			? [phrases.RISK.overLimit(sumText(price), sumText(limit), [lineOf(reading, price), lineOf(reading, limit)])]
			: []),
	];
}
