import { citedOnly, saidIn, sideOf } from '#call-facts/call-text.ts';
import { lineOf, overLimit, sumText } from '#call-facts/sums.ts';
import { SMALL_TALK } from '#call-facts/told/cues.ts';
import { KNOWN_BEFORE, SUPPOSES } from '#call-facts/told/earlier-cues.ts';
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

const MOST_QUESTIONS = 3;
const MOST_ADVICE = 5;

export function conversation(reading: Reading): Talk {
	return {
		strengths: strengths(reading),
		areasForImprovement: improvements(reading).map(({ target, lines, ...improvement }) => improvement),
		missedOpportunities: [],
	};
}

function strengths(reading: Reading): Talk['strengths'] {
	const asked = fruitfulQuestions(reading);
	const { area, impact } = phrases.STRENGTH.questions;
	return asked.length === 0 ? [] : [{ area, impact, description: asked.map(citedOnly).join(' ') }];
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
		return isPlain && !SMALL_TALK.pattern.test(question) && !SUPPOSES.pattern.test(question)
			? [saidIn(reading, question, turn)]
			: [];
	});
	return questions.filter(({ quote }) => quote !== '').slice(0, MOST_QUESTIONS);
}

/** What to do differently, each resting on something in the call. */
export function improvements(reading: Reading): Advice[] {
	const { facts, measurements } = reading;
	const { ADVICE } = phrases;
	if (unscoredBecause(reading) !== null) return [];
	const seller = measurements.sides.find(({ role }) => role === 'salesperson');
	const over = overLimit(reading);
	const [price, limit] = [over && lineOf(reading, over.price), over && lineOf(reading, over.limit)];
	const found: (Advice | false)[] = [
		over !== undefined &&
			price !== undefined &&
			limit !== undefined &&
			price < limit &&
			!isKnownBefore(reading) &&
			advice(
				ADVICE.priceFirst,
				ADVICE.priceFirst.issue(sumText(over.price), sumText(over.limit), [price, limit]),
				price,
				limit,
			),
		reading.whole.facts.next.every(({ when }) => when === null) &&
			facts.outcome.kind === 'open' &&
			advice(ADVICE.noStep, ADVICE.noStep.issue),
		(seller?.share ?? 0) > HIGH_SHARE && advice(ADVICE.talk, ADVICE.talk.issue(seller?.share ?? 0)),
		askedLate(reading) === 0 && advice(ADVICE.noLateQuestion, ADVICE.noLateQuestion.issue),
	];
	return found.filter((one) => one !== false).slice(0, MOST_ADVICE);
}

/** Whether a price or a sum of theirs is spoken of as known from an earlier talk: then none comes first here. */
function isKnownBefore(reading: Reading): boolean {
	const shown = [...reading.facts.prices, ...reading.whole.facts.budget].flatMap(({ lines }) => lines.slice(0, 1));
	return shown.some((line) => {
		const index = reading.turns.findIndex(({ number }) => number === line);
		const near = reading.turns.slice(Math.max(0, index - 1), index + 2);
		return near.some(({ text }) => KNOWN_BEFORE.pattern.test(text));
	});
}

function advice(of: Omit<Advice, 'issue' | 'lines'>, issue: string, ...lines: number[]): Advice {
	const { area, impact, recommendation, target } = of;
	return { area, impact, issue, recommendation, target, lines };
}
