import { bantPoints } from '#call-facts/bant.ts';
import {
	absentDeciders,
	lastWord,
	likeliest,
	nameOf,
	saidBy,
	saidIn,
	shortened,
	sideOf,
} from '#call-facts/call-text.ts';
import type { Bant, Fact } from '#call-facts/facts.ts';
import { acceptedPrices, isFromASum, lineOf, moneyThatIsThere, overLimit, sumText } from '#call-facts/sums.ts';
import { DECISION } from '#call-facts/told/decision-cues.ts';
import { pointsBack } from '#call-facts/told/in-context.ts';
import { BOTH } from '#call-facts/told/promises.ts';
import { namesADayAhead } from '#call-facts/told/told.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import { type Reading, unscoredBecause } from '../reading.ts';
import type { MainFact, MainKind } from './main-fact.ts';
import { mainFacts, namesADeadline } from './main-facts.ts';
import { BEGINS, WISHES } from './plain-cues.ts';
import { mainTrouble } from './trouble.ts';

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
	const part = (key: keyof Bant, shown: readonly (Fact | undefined)[], ask: string) =>
		bantPart(
			reading,
			key,
			shown.filter((fact) => fact !== undefined),
			asks ? ask : '',
		);
	const main = mainFacts(reading, Number.POSITIVE_INFINITY);
	const told = (...kinds: MainKind[]) => main.filter(({ kind }) => kinds.includes(kind)).map(factOf);
	const bantScore = {
		budget: part(
			'budget',
			[
				...told('money'),
				moneyThatIsThere(reading),
				...budget,
				...acceptedPrices(reading),
				...prices.filter(({ by }) => by === 'member'),
				...limitsIn(main),
			],
			phrases.ASK.budget,
		),
		authority: part(
			'authority',
			[
				...saidWhoDecides(reading),
				...deciders,
				...told('decider'),
				sureDecider(reading),
				...theirYes(reading),
				...theirNo(reading),
			],
			phrases.ASK.authority,
		),
		need: part(
			'need',
			[...told('trouble'), mainTrouble(reading), ...goals, ...figures, likeliest(all.goals), ...wishes(reading)],
			phrases.ASK.trouble,
		),
		timeline: part(
			'timeline',
			[
				...told('date'),
				...timing.filter(({ quote }) => !pointsBack(quote)),
				...beginnings(reading),
				...deadlines(reading),
			],
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

/** What the summary tells, as a fact. */
function factOf({ turn, said }: MainFact): Fact {
	return { lines: [turn.number], quote: said.quote, confidence: 1, by: 'words' };
}

/** "I couldn't get more than twenty past the board" says what there is, beside who decides. */
function limitsIn(main: readonly MainFact[]): Fact[] {
	return main.filter(({ kind, said }) => kind === 'decider' && isFromASum(said.quote)).map(factOf);
}

function bantPart(reading: Reading, key: keyof Bant, shown: readonly Fact[], nextQuestion: string): BantPart {
	const said = shown.map((fact) => saidBy(reading, fact)).find(({ quote }) => quote !== '');
	if (said === undefined) {
		const given = formOf(reading, key);
		if (given !== '') return { score: 0, assessment: phrases.byTheForm(given), evidence: [], nextQuestion: '' };
		const assessment = unscoredBecause(reading) === null ? phrases.NOT_PLAIN : phrases.NOT_DISCUSSED;
		return { score: 0, assessment, evidence: [], nextQuestion };
	}
	const evidence = [shortened(said.quote, LONGEST_QUOTE)];
	if (unscoredBecause(reading) !== null)
		return { score: 0, assessment: phrases.NOT_SCORED, evidence, nextQuestion: '' };
	const points = bantPoints({ ...reading.whole.facts, outcome: reading.facts.outcome })[key];
	return { score: reading.facts.bant[key], assessment: phrases.restsOn(points, said.line), evidence, nextQuestion: '' };
}

/** What the form says of a part. */
function formOf({ input }: Reading, key: keyof Bant): string {
	return key === 'budget' ? input.budgetDiscussed : key === 'timeline' ? input.timelineDiscussed : '';
}

/** In how far somebody who decides is told by the line alone. */
const SURE = 0.6;

function sureDecider({ whole }: Reading): Fact | undefined {
	return likeliest(whole.facts.deciders.filter(({ confidence }) => confidence > SURE));
}

/** Of a call: where they say what they came for. */
const EARLY = 0.4;
/** What they say early that they want. */
function wishes(reading: Reading): Fact[] {
	const early = reading.turns.slice(0, Math.ceil(reading.turns.length * EARLY));
	return early.flatMap((turn) => {
		const quote = wholeSentences(turn.text).find(
			(one) => WISHES.pattern.test(one) && !one.endsWith('?') && !/\bknow\b/.test(one),
		);
		const isTheirs = sideOf(reading, turn) === 'buyer' && quote !== undefined && quote.split(' ').length > FEWEST;
		return isTheirs ? [{ lines: [turn.number], quote, confidence: 1, by: 'words' }] : [];
	});
}

/** In words. */
const FEWEST = 6;

/** The days on which it is to begin, the last first. */
function beginnings(reading: Reading): Fact[] {
	const both = reading.facts.next.filter(({ owner, kind }) => owner === BOTH && kind !== 'meet');
	const named = reading.turns.flatMap((turn) => {
		const quote = wholeSentences(turn.text).find((one) => BEGINS.pattern.test(one) && namesADayAhead(turn, one));
		return quote === undefined ? [] : [{ lines: [turn.number], quote, confidence: 1, by: 'words' }];
	});
	return [...both, ...named.toReversed()];
}

/** By when something has to be, in their words. */
function deadlines(reading: Reading): Fact[] {
	return reading.turns
		.filter((turn) => namesADeadline(reading, turn))
		.map(({ number, text }) => ({ lines: [number], quote: text.slice(0, 400), confidence: 1, by: 'words' }));
}

const WHO_DECIDES =
	/\bwho\b.{0,40}\b(?:decides?|signs?|says? yes|approves?|has the (?:final|last)|involved)|(?:just|only) you (?:that|who) decid|makes the decision/i;

/** What they answered when they were asked who decides. */
function saidWhoDecides(reading: Reading): Fact[] {
	const { turns } = reading;
	return turns.flatMap((turn, index): Fact[] => {
		const asked = turns[index - 1];
		if (asked === undefined || sideOf(reading, turn) !== 'buyer' || sideOf(reading, asked) !== 'seller') return [];
		if (!WHO_DECIDES.test(asked.text) || !DECISION.pattern.test(turn.text)) return [];
		return [{ lines: [turn.number], quote: turn.text.slice(0, 400), confidence: 1, by: 'words' }];
	});
}

/** The words of a buyer that closed the call with a yes: who says yes for the firm decides, unless told otherwise. */
function theirYes(reading: Reading): Fact[] {
	const { outcome } = reading.facts;
	const yes = lastWord(reading);
	if (outcome.kind !== 'agreed' || yes === undefined || sideOf(reading, yes) !== 'buyer') return [];
	const { quote } = saidIn(reading, yes.text.slice(0, 400), yes);
	return [{ lines: [yes.number], quote, confidence: outcome.confidence, by: 'weights' }];
}

/** After a no: the words with which they say who decided. */
function theirNo(reading: Reading): Fact[] {
	if (reading.facts.outcome.kind !== 'refused') return [];
	return reading.turns
		.filter((turn) => sideOf(reading, turn) === 'buyer' && DECISION.pattern.test(turn.text))
		.slice(-1)
		.map((turn) => ({
			lines: [turn.number],
			quote: saidIn(reading, turn.text.slice(0, 400), turn).quote,
			confidence: 1,
			by: 'words',
		}));
}

function risks(reading: Reading): string[] {
	const [absent] = reading.facts.outcome.kind === 'refused' ? [] : absentDeciders(reading);
	const over = overLimit(reading);
	return [
		...(absent ? [phrases.RISK.absent(nameOf(reading, absent.who), saidBy(reading, absent).line)] : []),
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
