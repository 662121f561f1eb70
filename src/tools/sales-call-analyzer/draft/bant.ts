import { bantPoints, type Reason } from '#call-facts/bant.ts';
import { absentDeciders, calledByUs, lastWord, likeliest, saidBy, shortened, turnOf } from '#call-facts/call-text.ts';
import type { Bant, Fact, OutcomeKind } from '#call-facts/facts.ts';
import { acceptedPrices, lineOf, moneyThatIsThere, overLimit, sumText } from '#call-facts/sums.ts';
import { pointsBack } from '#call-facts/told/standing-words.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import { type Reading, unscoredBecause } from '../reading.ts';
import {
	answersToWhoDecides,
	beginnings,
	daysNamed,
	deadlines,
	fromASum,
	mainTrouble,
	saidByWhen,
	saidOfDeciding,
	saidOfOthers,
	saidOfTheirMoney,
	saidToThePrice,
	saidWhoDecides,
	saidWhose,
	shortOfMoney,
	sureDecider,
	tellsWhoDecides,
	theirSums,
	theirWord,
	wishes,
} from './bant-words.ts';
import { endingSaid } from './ending.ts';

type Qualification = SalesCallAnswer['callAnalysis']['qualificationAnalysis'];
type BantPart = Qualification['bantScore']['budget'];

/** In characters. */
const LONGEST_QUOTE = 200;

export function qualification(reading: Reading): Qualification {
	const { facts, whole } = reading;
	const { budget, prices, deciders, goals, figures, timing } = facts;
	const all = whole.facts;
	// After a yes or a no, nothing is left to qualify.
	const isOpen = facts.outcome.kind === 'open' || facts.outcome.kind === 'next-step';
	const asks = unscoredBecause(reading) === null && isOpen;
	const part = (key: keyof Bant, shown: Facts, touched: Facts, ask: string) =>
		bantPart(reading, key, { shown: known(shown), touched: known(touched) }, asks ? ask : '');
	const toTime = known([...beginnings(reading), ...deadlines(reading), ...daysNamed(reading)]);
	const steps = all.next.filter(({ when }) => when !== null);
	const bantScore = {
		budget: part(
			'budget',
			[
				moneyThatIsThere(reading),
				...budget,
				...acceptedPrices(reading),
				...prices.filter(({ by }) => by === 'member'),
				...shortOfMoney(reading),
				...fromASum(reading),
				...saidOfTheirMoney(reading),
				likeliest(all.budget),
				...saidToThePrice(reading),
			],
			theirSums(reading),
			phrases.ASK.budget,
		),
		authority: part(
			'authority',
			[...saidWhoDecides(reading), ...deciders, sureDecider(reading)].filter(
				(fact) => fact !== undefined && (tellsWhoDecides(fact.quote) || !pointsBack(fact.quote)),
			),
			[
				...answersToWhoDecides(reading),
				...theirWord(reading),
				...saidWhose(reading),
				...saidOfDeciding(reading),
				...saidOfOthers(reading),
			],
			phrases.ASK.authority,
		),
		need: part(
			'need',
			[mainTrouble(reading), ...goals, ...figures],
			[likeliest(all.goals), ...wishes(reading), likeliest(all.pains)],
			phrases.ASK.trouble,
		),
		timeline: part(
			'timeline',
			[
				...timing.filter(({ quote }) => !pointsBack(quote)),
				...saidByWhen(reading),
				// A day to meet alone says nothing of when they need it.
				...(toTime.length === 0 ? [] : steps),
			],
			toTime,
			phrases.ASK.timeline,
		),
	};
	const points = Object.values(bantScore).reduce((sum, { score }) => sum + score, 0);
	return {
		overallQualification: unscoredBecause(reading) === null ? phrases.qualification(points) : phrases.NOT_SCORED,
		bantScore,
		riskFactors: risks(reading),
	};
}

type Facts = readonly (Fact | undefined)[];

function known(facts: Facts): Fact[] {
	return facts.filter((fact) => fact !== undefined);
}

interface Shown {
	/** What shows a part, the plainest first. */
	shown: readonly Fact[];
	/** What only touches it: it is not said to be undiscussed, and its points rest on how the call ended. */
	touched: readonly Fact[];
}

function bantPart(reading: Reading, key: keyof Bant, { shown, touched }: Shown, nextQuestion: string): BantPart {
	const sayable = (facts: readonly Fact[]) =>
		facts.map((fact) => saidBy(reading, fact)).find(({ quote }) => quote !== '');
	const isScored = unscoredBecause(reading) === null;
	const plain = sayable(shown);
	const slight = plain ?? sayable(touched);
	if (slight === undefined) {
		const given = formOf(reading, key);
		if (given !== '') return { score: 0, assessment: phrases.byTheForm(given), evidence: [], nextQuestion: '' };
		return { score: 0, assessment: isScored ? phrases.NOT_PLAIN : phrases.NOT_DISCUSSED, evidence: [], nextQuestion };
	}
	const points = bantPoints({ ...reading.whole.facts, outcome: reading.facts.outcome })[key];
	const isByTheEnd = plain === undefined || points.every(([reason]) => reason === reading.facts.outcome.kind);
	const ended = isByTheEnd ? endingSaid(reading) : undefined;
	// What earned the points stands first.
	const evidence = [...new Set([ended, plain ?? (ended === undefined ? slight : undefined)])].flatMap((said) =>
		said === undefined ? [] : shortened(said.quote, LONGEST_QUOTE),
	);
	if (!isScored) return { score: 0, assessment: phrases.NOT_SCORED, evidence, nextQuestion: '' };
	const assessment = phrases.restsOn(points, (ended ?? slight).line, (reason) => lineShowing(reading, reason));
	return { score: reading.facts.bant[key], assessment, evidence, nextQuestion: '' };
}

/** Where stands what a point is given for. */
function lineShowing(reading: Reading, reason: Reason): number | undefined {
	const { prices, budget, deciders, pains, figures, goals, timing, next } = reading.whole.facts;
	if (reason === reading.facts.outcome.kind) return endingSaid(reading)?.line;
	const shown: Record<Exclude<Reason, OutcomeKind>, readonly Fact[]> = {
		price: prices,
		money: budget,
		decider: deciders.filter(({ present }) => present),
		trouble: pains.filter(({ main }) => main),
		figures,
		goal: goals,
		date: timing,
		step: next.filter(({ when }) => when !== null),
	};
	const [first] = reason in shown ? shown[reason as Exclude<Reason, OutcomeKind>] : [];
	return first && saidBy(reading, first).line;
}

/** What the form says of a part. */
function formOf({ input }: Reading, key: keyof Bant): string {
	return key === 'budget' ? input.budgetDiscussed : key === 'timeline' ? input.timelineDiscussed : '';
}

function risks(reading: Reading): string[] {
	const [absent] =
		reading.facts.outcome.kind === 'refused' ? [] : absentDeciders(reading).filter((one) => !allowed(reading, one));
	const over = overLimit(reading);
	return [
		...(absent ? [phrases.RISK.absent(calledByUs(reading, absent), saidBy(reading, absent).line)] : []),
		...(over
			? [
					phrases.RISK.overLimit(sumText(over.price), sumText(over.limit), [
						lineOf(reading, over.price),
						lineOf(reading, over.limit),
					]),
				]
			: []),
	];
}

/** Less is seldom a price. */
const LEAST_PRICE = 10;

/** "Up to two thousand I needn't call her": whether what was agreed stays within a sum that stands beside somebody absent. */
function allowed(reading: Reading, { lines: [line = 0] }: Fact): boolean {
	if (reading.facts.outcome.kind !== 'agreed') return false;
	const said = (lastWord(reading)?.amounts ?? []).flatMap(({ value }) =>
		value !== null && value >= LEAST_PRICE ? value : [],
	);
	const agreed = [...acceptedPrices(reading).map(({ amount }) => amount), ...said];
	const limit = Math.max(
		0,
		...(turnOf(reading, line)?.amounts ?? []).map(({ value, low, high }) => value ?? high ?? low ?? 0),
	);
	return agreed.length > 0 && agreed.every((sum) => sum <= limit);
}
