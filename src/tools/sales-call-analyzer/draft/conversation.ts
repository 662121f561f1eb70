import {
	answerTo,
	cited,
	citedOnly,
	doubts,
	openDoubts,
	saidBy,
	saidIn,
	shortened,
	sideOf,
	turnOf,
} from '#call-facts/call-text.ts';
import type { Fact, Objection } from '#call-facts/facts.ts';
import { accepts } from '#call-facts/told/accepts.ts';
import { SMALL_TALK } from '#call-facts/told/cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import { overlap, stems } from '#language/stems.ts';
import { questionsIn } from '#transcript/questions.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import { askedLate, type Reading, unscoredBecause } from '../reading.ts';
import { HIGH_SHARE } from '../reference.ts';

type Answer = SalesCallAnswer['callAnalysis'];
type Talk = Answer['conversationAnalysis'];
type Improvement = Talk['areasForImprovement'][number];
/** An improvement, with what is good enough. */
type Advice = Improvement & { target: string; lines: number[] };
type Raised = Answer['objectionAnalysis']['objectionsRaised'][number];

const MOST_QUESTIONS = 3;
const MOST_ADVICE = 5;
const LONGEST_ANSWER = 400;

export function conversation(reading: Reading): Talk {
	return {
		strengths: strengths(reading),
		areasForImprovement: improvements(reading).map(({ target, lines, ...improvement }) => improvement),
		missedOpportunities: [],
	};
}

function strengths(reading: Reading): Talk['strengths'] {
	const asked = fruitfulQuestions(reading);
	const dated = datedOnBothSides(reading);
	const { questions } = phrases.STRENGTH;
	return [
		...(asked.length > 0
			? [{ area: questions.area, impact: questions.impact, description: asked.map(citedOnly).join(' ') }]
			: []),
		...(dated.length > 0
			? [
					{
						area: phrases.STRENGTH.dated.area,
						impact: phrases.STRENGTH.dated.impact,
						description: phrases.STRENGTH.dated.description(dated),
					},
				]
			: []),
	];
}

/** Of a question that can be read alone. */
const FEWEST_WORDS = 5;
const ASKS_FOR_FACTS = /\b(?:what|how|which|who|when|where|why)\b/i;

/** The seller's questions right before a turn that holds what was worth knowing. */
function fruitfulQuestions(reading: Reading) {
	const { pains, goals, figures, budget, timing, deciders, alternatives } = reading.facts;
	const told = new Set(
		[...pains, ...goals, ...figures, ...budget, ...timing, ...deciders, ...alternatives].flatMap(({ lines }) => lines),
	);
	const questions = reading.turns.flatMap((turn, index) => {
		const next = reading.turns[index + 1];
		const question = questionsIn(turn.text).at(-1);
		const isFruitful = next !== undefined && told.has(next.number) && sideOf(reading, next) === 'buyer';
		if (!isFruitful || sideOf(reading, turn) !== 'seller' || question === undefined) return [];
		const isPlain = ASKS_FOR_FACTS.test(question) && question.split(' ').length >= FEWEST_WORDS;
		return isPlain && !SMALL_TALK.pattern.test(question) ? [saidIn(reading, question, turn)] : [];
	});
	return questions.filter(({ quote }) => quote !== '').slice(0, MOST_QUESTIONS);
}

function datedOnBothSides(reading: Reading): number[] {
	const dated = reading.facts.next.filter(({ when }) => when !== null);
	const sides = new Set(dated.map(({ owner }) => reading.facts.sides[owner]));
	return sides.has('seller') && sides.has('buyer') ? dated.map((promise) => saidBy(reading, promise).line) : [];
}

/** What to do differently, each resting on something in the call. */
export function improvements(reading: Reading): Advice[] {
	const { facts, measurements } = reading;
	const { ADVICE } = phrases;
	if (unscoredBecause(reading) !== null) return [];
	const seller = measurements.sides.find(({ role }) => role === 'salesperson');
	// Any sum of theirs counts, however doubtful it is.
	const [price, sum] = [earliest(reading, facts.prices), earliest(reading, reading.whole.facts.budget)];
	const found: (Advice | false)[] = [
		price !== null &&
			sum !== null &&
			price < sum &&
			advice(ADVICE.priceFirst, ADVICE.priceFirst.issue(price, sum), price, sum),
		reading.whole.facts.next.length === 0 &&
			facts.outcome.kind === 'open' &&
			advice(ADVICE.noStep, ADVICE.noStep.issue),
		(seller?.share ?? 0) > HIGH_SHARE && advice(ADVICE.talk, ADVICE.talk.issue(seller?.share ?? 0)),
		askedLate(reading) === 0 && advice(ADVICE.noLateQuestion, ADVICE.noLateQuestion.issue),
	];
	return found.filter((one) => one !== false).slice(0, MOST_ADVICE);
}

function advice(of: Omit<Advice, 'issue' | 'lines'>, issue: string, ...lines: number[]): Advice {
	const { area, impact, recommendation, target } = of;
	return { area, impact, issue, recommendation, target, lines };
}

function earliest(reading: Reading, facts: readonly Fact[]): number | null {
	const lines = facts.flatMap(({ lines: numbers }) => numbers.flatMap((number) => turnOf(reading, number)?.line ?? []));
	return lines.length === 0 ? null : Math.min(...lines);
}

const PRICE = /\b(?:prices?|costs?|expensive|cheaper|afford|dearer|(?:too|very|bit|so|that's) dear)\b|[$£€]\d/i;

/** Each doubt with its answer. */
export function objections(reading: Reading): Answer['objectionAnalysis'] {
	return { objectionsRaised: doubts(reading).map((doubt) => raised(reading, doubt)) };
}

function raised(reading: Reading, doubt: Objection): Raised {
	const number = doubt.lines[0] ?? 0;
	const turn = turnOf(reading, number);
	const answer = answerTo(reading, number);
	return {
		objection: cited(saidBy(reading, doubt)),
		category: categoryOf(turn),
		handlingEffectiveness: handling(reading, doubt, answer),
		salesPersonResponse: answer === undefined ? phrases.NO_REPLY : answerText(reading, answer),
		improvedResponse: '',
	};
}

function answerText(reading: Reading, answer: Utterance): string {
	const said = saidIn(reading, answer.text, answer);
	return citedOnly({ ...said, quote: shortened(said.quote, LONGEST_ANSWER) });
}

/**
 * Excellent: the buyer's next turn takes the answer as good, in words. Fair: it holds the same doubt again. Poor: nothing
 * was answered. Good: else.
 */
function handling(
	reading: Reading,
	doubt: Objection,
	answer: Utterance | undefined,
): 'Excellent' | 'Good' | 'Fair' | 'Poor' {
	if (openDoubts(reading).includes(doubt) || answer === undefined) return 'Poor';
	const reply = reading.turns[reading.turns.indexOf(answer) + 1];
	const isEnd = reply !== undefined && reading.facts.outcome.lines.includes(reply.number);
	if (reply === undefined || isEnd || sideOf(reading, reply) !== 'buyer') return 'Good';
	const [first = ''] = wholeSentences(reply.text).filter((sentence) => sentence.split(' ').length > 1);
	if (accepts(first) || accepts(reply.text)) return 'Excellent';
	return INSISTS.test(reply.text) || overlap(stems(doubt.quote), stems(reply.text)) > 1 ? 'Fair' : 'Good';
}

const INSISTS = /^(?:\W*(?:yes|yeah|okay|ok|mm|hmm|maybe|see|well)\b)*\W*(?:but|still|so it's not|even so|you see)\b/i;

function categoryOf(turn: Utterance | undefined): string {
	return turn !== undefined && PRICE.test(turn.text) ? 'Price' : 'Doubt';
}
