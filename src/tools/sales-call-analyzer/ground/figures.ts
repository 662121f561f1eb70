import { openDoubts } from '#call-facts/call-text.ts';
import { figuresIn, unsupportedFigures } from '#evidence/figures.ts';
import { givenIn } from '#evidence/given.ts';
import { withoutSums } from '#evidence/shown-sums.ts';
import { mayNameDate } from '#language/dates/date-words.ts';
import { mayHoldNumber } from '#language/numbers/number-words.ts';
import { countWords } from '#transcript/words.ts';
import type { CallAnalysis } from '../contract.ts';
import { promisedDays } from '../draft/step-days.ts';
import type { Reading } from '../reading.ts';
import { DISCOVERY_SHARE, EVEN_SHARE, HIGH_SHARE, QUESTIONS, SPEECH_RATE } from '../reference.ts';

/** Figures of a result that neither stand in the input, nor were measured, nor are our stated references. */

/** Fields that say what to do: "two questions" there is advice, not a claim about the call. */
const ADVICE = new Set([
	'recommendation',
	'improvedResponse',
	'developmentActions',
	'targetLevel',
	'resources',
	'strategicAdvice',
	'action',
	'timeline',
	'timing',
	'method',
	'agenda',
	'materials',
	'nextQuestion',
	'missedOpportunities',
	'nextMilestone',
	'accelerationOpportunities',
]);
const LARGEST_OF_ADVICE = 10;
/** Looking further into a line without a figure would only take time. */
const mayHoldFigure = (line: string) => mayHoldNumber(line) || mayNameDate(line);
const LINES = /\blines? \d+(?:(?:, | and | to |–|-)\d+)*/gi;

interface Texts {
	claims: string[];
	advice: string[];
}

function collect(value: unknown, texts: Texts, advises: boolean): Texts {
	if (typeof value === 'string') (advises ? texts.advice : texts.claims).push(value.replace(LINES, ''));
	else if (Array.isArray(value)) for (const item of value) collect(item, texts, advises);
	else if (typeof value === 'object' && value !== null) {
		for (const [key, item] of Object.entries(value))
			if (key !== 'evidence') collect(item, texts, advises || ADVICE.has(key));
	}
	return texts;
}

function numbersOf(value: unknown, found: number[] = []): number[] {
	if (typeof value === 'number') found.push(value);
	else if (Array.isArray(value)) for (const item of value) numbersOf(item, found);
	else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) numbersOf(item, found);
	return found;
}

function textsOf(value: unknown, found: string[] = []): string[] {
	if (typeof value === 'string') found.push(value);
	else if (Array.isArray(value)) for (const item of value) textsOf(item, found);
	else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) textsOf(item, found);
	return found;
}

/** Counts and sums that the ledger gives: how many doubts, what a price is. */
function countsOf(reading: Reading): number[] {
	const { facts, measurements } = reading;
	const { prices, budget, figures, objections, signals, pains } = facts;
	return [
		...[...prices, ...budget, ...figures].flatMap(({ amount }) => amount ?? []),
		...measurements.sides.map(({ questions }) => questions),
		objections.length,
		openDoubts(reading).length,
		signals.length,
		pains.length,
	];
}

/** Of all words, each speaker's, in percent: anybody can count them. */
function sharesOf({ turns }: Reading): string[] {
	const bySpeaker = [...Map.groupBy(turns, ({ speaker }) => speaker).values()];
	const counts = bySpeaker.map((own) => own.reduce((sum, { text }) => sum + countWords(text), 0));
	const all = counts.reduce((sum, count) => sum + count, 0);
	return counts.flatMap((count) => [0, 1].map((digits) => `${((100 * count) / all).toFixed(digits)}%`));
}

const REFERENCES = [
	DISCOVERY_SHARE,
	HIGH_SHARE,
	EVEN_SHARE,
	QUESTIONS.low,
	QUESTIONS.high,
	SPEECH_RATE.slow,
	SPEECH_RATE.fast,
];

function weighty(text: string): boolean {
	return figuresIn(text).some(
		({ kind, value, high }) =>
			kind === 'money' || kind === 'percent' || kind === 'date' || (value ?? high ?? 0) > LARGEST_OF_ADVICE,
	);
}

export function unsupportedIn(output: CallAnalysis, reading: Reading): string[] {
	const { measurements, scoring, assumptions, ledger, callSummary, talkTimeAnalysis, ...judged } = output;
	const { duration, callType, ...summary } = callSummary;
	const { claims, advice } = collect({ ...judged, summary }, { claims: [], advice: [] }, false);
	const numbers = [
		...numbersOf([measurements, scoring, talkTimeAnalysis, callSummary, output.qualificationAnalysis]),
		...countsOf(reading),
		...REFERENCES,
		40,
		10,
	];
	const { callTranscript, ...form } = reading.input;
	const given = givenIn([
		...callTranscript.split(/[\r\n]+/).filter((line) => mayHoldFigure(line)),
		...textsOf(form),
		...numbers.map((number) => String(Math.abs(number))),
		...textsOf(scoring),
		duration,
		...sharesOf(reading),
		...promisedDays(reading),
		measurements.basisNote,
	]);
	const shown = withoutSums([...claims, ...advice]);
	const claimed = unsupportedFigures(shown.slice(0, claims.length), given);
	const advised = unsupportedFigures(shown.slice(claims.length), given).filter(weighty);
	return [...new Set([...claimed, ...advised])];
}
