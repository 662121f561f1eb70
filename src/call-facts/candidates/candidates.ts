/**
 * What a call offers for the parts of a proposal or a plan, the likeliest first: whole sentences, sums, names and days,
 * each with the words that show it. Nothing is put in other words.
 */

import { amountsIn } from '#language/amounts/amounts.ts';
import { datesIn } from '#language/dates/dates.ts';
import { namesADay } from '#language/dates/when.ts';
import { wholeSentences } from '#language/sentences.ts';
import { quoted } from '#prose/sentences.ts';
import type { Suggestion } from '#shared/suggestions.ts';
import { answerTo, type CallText, saidBy, saidIn, sideOf, turnOf } from '../call-text.ts';
import type { Fact } from '../facts.ts';
import { FARTHEST } from '../near-words.ts';
import { PROOF } from './cues.ts';
import { WANTS } from './plan-cues.ts';
import { TERMS } from './price-cues.ts';
import { ASKS, PUTS_OFF_AN_ANSWER, YES_OR_NO } from './question-cues.ts';
import {
	asOurWords,
	attributed,
	distinct,
	MOST,
	passage,
	quotesOf,
	sentencesOf,
	standsAlone,
	trimmed,
} from './spoken.ts';
import { BEGINS, LASTS, MAY_BEGIN, TAKES_BACK, WORRY } from './timing-cues.ts';
import { toThem } from './written.ts';

const byConfidence = (a: Fact, b: Fact) => b.confidence - a.confidence;

/** Their troubles in their words, the main ones first. */
export function troubles(call: CallText): Suggestion[] {
	const { pains } = call.facts;
	const ranked = pains.toSorted((a, b) => Number(b.main) - Number(a.main) || byConfidence(a, b));
	return withWritten(call, quotesOf(call, ranked));
}

/** What they want to have instead, in their words. */
export function goals(call: CallText): Suggestion[] {
	const found = call.facts.goals.toSorted(byConfidence);
	return distinct([...withWritten(call, quotesOf(call, found)), ...alsoWanted(call, found)]).slice(0, MOST + 1);
}

/** Each quote, and beside it its words as the client reads them, where they say "we". */
function withWritten(call: CallText, quotes: readonly Suggestion[]): Suggestion[] {
	return quotes.flatMap((one) => {
		const words = /“([^“”]+)”/.exec(one.text)?.[1] ?? '';
		const asTheirs = toThem(call, words);
		return asTheirs === null ? [one] : [one, { ...one, text: asTheirs }];
	});
}

/** What else is wanted in the turns of their goals. */
function alsoWanted(call: CallText, found: readonly Fact[]): Suggestion[] {
	return found.flatMap(({ lines }) => {
		const turn = turnOf(call, lines[0] ?? 0);
		return wholeSentences(turn?.text.slice(0, FARTHEST) ?? '')
			.filter((one) => WANTS.pattern.test(one) && standsAlone(one))
			.map((one) => saidIn(call, one, turn))
			.filter(({ quote }) => quote !== '')
			.map(quoteOf);
	});
}

/** What they count their trouble in, in their words. */
export function figures(call: CallText): Suggestion[] {
	return quotesOf(call, call.facts.figures.toSorted(byConfidence));
}

/** When it begins and how long it takes, as the seller says it; then days of the buyer. */
export function dates(call: CallText): Suggestion[] {
	const begins = call.turns.flatMap((turn) => {
		const isSellers = sideOf(call, turn) === 'seller';
		const sentences = wholeSentences(turn.text.slice(0, FARTHEST));
		return sentences
			.filter(
				(one, index) =>
					standsAlone(one) && isADate(one, isSellers) && !TAKES_BACK.pattern.test(sentences[index + 1] ?? ''),
			)
			.map((sentence) => saidIn(call, sentence, turn))
			.filter(({ quote }) => quote !== '')
			.map((said) => ({ isSellers, offered: isSellers ? asOurWords(call, said) : quoteOf(said) }));
	});
	const ofSeller = begins.filter(({ isSellers }) => isSellers);
	const ofBuyer = begins.filter(({ isSellers }) => !isSellers);
	const meetings = new Set(call.facts.next.flatMap(({ lines }) => lines));
	const named = call.facts.timing.filter(({ lines }) => !meetings.has(lines[0] ?? 0)).toSorted(byConfidence);
	const theirs = quotesOf(call, named).filter(({ quote }) => !isPast(quote));
	return distinct([...ofSeller, ...ofBuyer].map(({ offered }) => offered).concat(theirs)).slice(0, MOST);
}

/** Whether a sentence says when it begins, or, of the seller, how long it takes; a price or a worry does not. */
function isADate(sentence: string, isSellers: boolean): boolean {
	const amounts = amountsIn(sentence);
	const isTerm = TERMS.pattern.test(sentence) && !LASTS.pattern.test(sentence);
	if (amounts.some(({ kind }) => kind === 'money') || isTerm || isPast(sentence)) return false;
	if (!isSellers && WORRY.pattern.test(sentence) && !MAY_BEGIN.pattern.test(sentence)) return false;
	const lasts = amounts.some(({ kind, unit = '' }) => kind === 'duration' && /^(?:day|week|month)$/.test(unit));
	return (
		(BEGINS.pattern.test(sentence) && datesIn(sentence).some(namesADay)) ||
		(isSellers && lasts && LASTS.pattern.test(sentence))
	);
}

function isPast(text: string): boolean {
	const named = datesIn(text).filter(namesADay);
	return named.length > 0 && named.every(({ when }) => (when.in?.count ?? when.offset ?? 0) < 0);
}

function quoteOf({ quote, line, name }: ReturnType<typeof saidIn>): Suggestion {
	return { text: attributed(trimmed(quote), name), quote, line, speaker: name };
}

/** What the seller says it did for another client, with a figure. */
export function proof(call: CallText): Suggestion[] {
	const told = sentencesOf(call, 'seller', PROOF.pattern).filter(({ quote }) => amountsIn(quote).length > 0);
	return distinct(told.map((said) => asOurWords(call, said))).slice(0, MOST);
}

const FEWEST_OF_A_QUESTION = 4;

/** Their questions about the offer, each with the seller's answer in the words of the call. */
export function answeredQuestions(call: CallText): Suggestion[] {
	const doubts = call.facts.objections.filter(({ answered }) => answered);
	return distinct(
		doubts.flatMap((doubt) => {
			const { quote, line, name } = saidBy(call, doubt);
			const question = wholeSentences(quote).findLast((sentence) => sentence.endsWith('?'));
			const answer = answerTo(call, doubt.lines[0] ?? 0);
			const said = answer && answerIn(answer.text);
			const asked = question === undefined ? '' : trimmed(question);
			if (!said || asked.split(' ').length < FEWEST_OF_A_QUESTION || !ASKS.pattern.test(asked)) return [];
			return [{ text: `You asked: ${quoted(asked)} Our answer: ${quoted(said)}`, quote, line, speaker: name }];
		}),
	).slice(0, MOST);
}

const SHORT_ANSWER = 6;

/** The first words that can stand alone, with a short yes or no before them; none where it is put off. */
function answerIn(text: string): string {
	const said = passage(text);
	const before = text.slice(0, Math.max(0, text.indexOf(said))).trim();
	if (said === '' || PUTS_OFF_AN_ANSWER.pattern.test(said)) return '';
	const isShort = YES_OR_NO.pattern.test(before) && before.split(' ').length <= SHORT_ANSWER;
	return isShort && text.includes(`${before} ${said}`) ? `${before} ${said}` : said;
}
