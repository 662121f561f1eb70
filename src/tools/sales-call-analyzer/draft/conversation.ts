import { citedOnly, saidIn, sideOf } from '#call-facts/call-text.ts';
import { SMALL_TALK } from '#call-facts/told/cues.ts';
import { SUPPOSES } from '#call-facts/told/earlier-cues.ts';
import { questionsIn } from '#transcript/questions.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { advice } from './advice/advice.ts';

type Answer = SalesCallAnswer['callAnalysis'];
type Talk = Answer['conversationAnalysis'];

const MOST_QUESTIONS = 3;
/** One may be chance. */
const FEWEST_QUESTIONS = 2;

export function conversation(reading: Reading): Talk {
	return {
		strengths: strengths(reading),
		areasForImprovement: advice(reading).map(({ id, target, lines, ...improvement }) => improvement),
		missedOpportunities: [],
	};
}

function strengths(reading: Reading): Talk['strengths'] {
	const asked = fruitfulQuestions(reading);
	const { area, impact } = phrases.STRENGTH.questions;
	return asked.length < FEWEST_QUESTIONS ? [] : [{ area, impact, description: asked.map(citedOnly).join(' ') }];
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
