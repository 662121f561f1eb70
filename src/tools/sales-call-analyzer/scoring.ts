import { absentDeciders } from '#call-facts/call-text.ts';
import { overLimit } from '#call-facts/sums.ts';
import { counted, countedInWords } from '#language/inflect.ts';
import { at } from '#prose/places.ts';
import { listOf } from '#prose/sentences.ts';
import type { CallAnalysis, SalesCallAnswer } from './contract.ts';
import { askedLate, brokenOff, type Reading, unscoredBecause } from './reading.ts';
import { QUESTIONS, referenceShare } from './reference.ts';

/**
 * The three computed scores, for the built-in engine and for a model's answer alike. Rules of thumb of
 * ours: the parts that were judged (BANT, objections) come from the answer, everything else from the call.
 */

export type Addend = CallAnalysis['scoring']['overall'][number];

export interface Scores {
	overallScore: number | null;
	dealProbability: number | null;
	listeningScore: number | null;
	scoring: CallAnalysis['scoring'];
}

const HANDLING = { Excellent: 10, Good: 8, Fair: 5 } as const;
const POOR = 2;
const LOWEST_PROBABILITY = 5;

function oneDecimal(value: number): number {
	return Math.round(value * 10 + 1e-9) / 10;
}

function sum(addends: readonly Addend[]): number {
	return addends.reduce((total, { value }) => total + value, 0);
}

/** Of forty points. */
function bantPoints(answer: SalesCallAnswer['callAnalysis']): number {
	const { budget, authority, need, timeline } = answer.qualificationAnalysis.bantScore;
	return budget.score + authority.score + need.score + timeline.score;
}

function handlingOf(effectiveness: string): number {
	return HANDLING[effectiveness as keyof typeof HANDLING] ?? POOR;
}

/** Where a call that ended so stands, before what is open is taken off. */
const ENDED = { agreed: 90, 'next-step': 50, open: 20, refused: 5 } as const;
const OPEN_DOUBT = 5;
const MOST_DOUBTS = 4;
const OPEN_MATTER = 10;

function probability(answer: SalesCallAnswer['callAnalysis'], reading: Reading): Addend[] {
	const { kind } = reading.facts.outcome;
	const addends: Addend[] = [{ part: 'How it ended', value: ENDED[kind], reason: ENDED_REASON[kind] }];
	if (kind === 'refused') return addends;
	// Each matter counts once, as it is shown.
	const open = answer.objectionAnalysis.objectionsRaised.filter(
		({ handlingEffectiveness }) => handlingOf(handlingEffectiveness) === POOR,
	);
	if (open.length > 0) {
		const reason = `${countedInWords(open.length, 'doubt')} left open`;
		addends.push({ part: 'Open doubts', value: -OPEN_DOUBT * Math.min(MOST_DOUBTS, open.length), reason });
	}
	if (kind !== 'agreed') {
		const [absent] = absentDeciders(reading);
		const limit = overLimit(reading);
		if (absent) addends.push({ part: 'Who decides', value: -OPEN_MATTER, reason: 'not all were on the call' });
		if (limit) addends.push({ part: 'Price', value: -OPEN_MATTER, reason: 'above the sum they named' });
	}
	const left = sum(addends);
	if (left < LOWEST_PROBABILITY)
		addends.push({ part: 'Lowest value', value: LOWEST_PROBABILITY - left, reason: 'the rule never goes below 5%' });
	return addends;
}

const ENDED_REASON = {
	agreed: 'they said yes',
	'next-step': 'a next step is agreed',
	open: 'nothing is settled',
	refused: 'they said no',
} as const;

function questionAddend(questions: number): Addend | null {
	if (questions >= QUESTIONS.low) return null;
	const value = questions >= 7 ? -1 : questions >= 3 ? -2 : -4;
	return { part: 'Questions', value, reason: `${counted(questions, 'question')}, ${QUESTIONS.low} take nothing off` };
}

function listening(reading: Reading): Addend[] {
	const seller = reading.measurements.sides.find(({ role }) => role === 'salesperson');
	const reference = referenceShare(reading.input.callType);
	const addends: Addend[] = [{ part: 'Start', value: 10, reason: '' }];
	const over = Math.floor(((seller?.share ?? 0) - reference + 1e-9) / 5);
	if (over > 0) {
		addends.push({
			part: 'Talk share',
			value: -over,
			reason: `${seller?.share}% of the talk, ${countedInWords(over, 'full step')} of 5 over ${reference}%`,
		});
	}
	const questions = questionAddend(seller?.questions ?? 0);
	if (questions !== null) addends.push(questions);
	const broken = brokenOff(reading);
	if (broken.length > 0) {
		const reason = `${countedInWords(broken.length, 'turn')} of theirs broke off before yours ${at(...broken)}`;
		addends.push({ part: 'Cut off', value: -broken.length, reason });
	}
	if (askedLate(reading) === 0) addends.push({ part: 'Second half', value: -1, reason: 'no question asked there' });
	const total = sum(addends);
	if (total < 0) addends.push({ part: 'Lowest value', value: -total, reason: 'a score never goes below 0' });
	return addends;
}

function overall(answer: SalesCallAnswer['callAnalysis'], heard: number): Addend[] {
	const objections = answer.objectionAnalysis.objectionsRaised;
	const points = bantPoints(answer);
	const addends: Addend[] = [
		{
			part: 'Qualification',
			value: oneDecimal(points / 4),
			reason: `mean of the four BANT scores, ${oneDecimal(points)} of 40 points`,
		},
		{ part: 'Listening', value: heard, reason: '' },
	];
	// One doubt that was met says little of how doubts are met, nor do some of them.
	if (objections.length > 1 && answer.prospectInsights.concerns.length === 0) {
		const ratings = objections.map(({ handlingEffectiveness }) => handlingOf(handlingEffectiveness));
		const mean = oneDecimal(ratings.reduce((total, rating) => total + rating, 0) / ratings.length);
		addends.push({
			part: 'Objection handling',
			value: mean,
			reason: ratedAs(objections.map(({ handlingEffectiveness }) => handlingEffectiveness)),
		});
	}
	// How it ended, and a next step, count in the qualification.
	return addends;
}

/** "1 Good, 2 Fair". */
function ratedAs(ratings: readonly string[]): string {
	const kinds = ['Excellent', 'Good', 'Fair', 'Poor'];
	const named = ratings.map((rating) => (kinds.includes(rating) ? rating : 'Poor'));
	const counts = kinds.map((kind) => ({ kind, count: named.filter((rating) => rating === kind).length }));
	return listOf(counts.filter(({ count }) => count > 0).map(({ kind, count }) => `${count} ${kind}`));
}

function mean(addends: readonly Addend[]): number {
	return oneDecimal(sum(addends) / addends.length);
}

const NOTE = 'The scores follow fixed rules of ours and are no forecast. The overall score is the mean of its parts.';

/** Scores of an answer whose quotes were checked; all null where the call cannot be judged. */
export function scored(answer: SalesCallAnswer['callAnalysis'], reading: Reading): Scores {
	const reason = unscoredBecause(reading);
	if (reason !== null) {
		const note = `No score was computed. ${reason}`;
		return {
			overallScore: null,
			dealProbability: null,
			listeningScore: null,
			scoring: { overall: [], dealProbability: [], listening: [], note },
		};
	}
	const heard = listening(reading);
	const listeningScore = oneDecimal(sum(heard));
	const parts = overall(answer, listeningScore);
	const chance = probability(answer, reading);
	return {
		overallScore: mean(parts),
		dealProbability: Math.round(sum(chance)),
		listeningScore,
		scoring: { overall: parts, dealProbability: chance, listening: heard, note: NOTE },
	};
}
