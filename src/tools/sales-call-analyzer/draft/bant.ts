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
import { BOTH } from '#call-facts/told/promises.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import { type Reading, unscoredBecause } from '../reading.ts';

import type { MainFact, MainKind } from './main-fact.ts';
import { mainFacts } from './main-facts.ts';
import { mainTrouble } from './trouble.ts';

type Qualification = SalesCallAnswer['callAnalysis']['qualificationAnalysis'];
type BantPart = Qualification['bantScore']['budget'];

/** In characters. */
const LONGEST_QUOTE = 200;

export function qualification(reading: Reading): Qualification {
	const { facts, whole } = reading;
	const { prices, budget, deciders, goals, figures, timing, next } = facts;
	const all = whole.facts;
	// Where nothing is agreed, a day to do something by is none to start.
	const isAgreed = facts.outcome.kind === 'agreed' || facts.outcome.kind === 'next-step';
	const dated = isAgreed ? next.filter(({ when }) => when !== null) : [];
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
	const decided = [
		...deciders,
		...saidWhoDecides(reading),
		...theirYes(reading),
		...told('decider'),
		likeliest(all.deciders),
		...theirNo(reading),
		// Who names what they would pay speaks for it.
		...told('money'),
	];
	// What was spoken of is not called undiscussed, however doubtful it is; the plainest stands first.
	const bantScore = {
		budget: part(
			'budget',
			[
				moneyThatIsThere(reading),
				...told('money'),
				...budget,
				...acceptedPrices(reading),
				...prices,
				likeliest(all.budget),
				...told('price'),
				likeliest(all.prices),
				...limitsIn(main),
			],
			phrases.ASK.budget,
		),
		authority: part('authority', decided, phrases.ASK.authority),
		need: part(
			'need',
			[mainTrouble(reading), ...goals, ...figures, ...told('trouble'), likeliest(all.pains), likeliest(all.goals)],
			phrases.ASK.trouble,
		),
		timeline: part(
			'timeline',
			[...timing, ...told('date'), ...dated.filter(({ owner }) => owner === BOTH), likeliest(all.timing), ...dated],
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
	if (said === undefined) return { score: 0, assessment: phrases.NOT_DISCUSSED, evidence: [], nextQuestion };
	const evidence = [shortened(said.quote, LONGEST_QUOTE)];
	if (unscoredBecause(reading) !== null)
		return { score: 0, assessment: phrases.NOT_SCORED, evidence, nextQuestion: '' };
	return { score: reading.facts.bant[key], assessment: phrases.restsOn(said.line), evidence, nextQuestion: '' };
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
	const [absent] = absentDeciders(reading);
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
