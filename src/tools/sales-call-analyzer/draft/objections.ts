import {
	cited,
	citedOnly,
	doubts,
	type Said,
	saidBy,
	saidIn,
	shortened,
	sideOf,
	turnOf,
} from '#call-facts/call-text.ts';
import type { Objection } from '#call-facts/facts.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import { accepts } from '#call-facts/told/accepts.ts';
import { GOES_ALONG } from '#call-facts/told/earlier-cues.ts';
import { ASKS_MORE, INSISTS } from '#call-facts/told/joint-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import { overlap, stems } from '#language/stems.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import type { Reading } from '../reading.ts';
import type { MainKind } from './main-fact.ts';
import { mainFacts } from './main-facts.ts';
import { isNone, stillOpen } from './no-doubt.ts';
import { APPRECIATES } from './objection-cues.ts';
import { askedBack, replyTo } from './reply.ts';
import { reasonOf } from './trouble.ts';

type Answer = SalesCallAnswer['callAnalysis'];
type Raised = Answer['objectionAnalysis']['objectionsRaised'][number];

const LONGEST_ANSWER = 400;
/** Of one matter. */
const MOST_ANSWERS = 3;

const PRICE = /\b(?:prices?|costs?|expensive|cheaper|afford|dearer|(?:too|very|bit|so|that's) dear)\b|[$£€]\d/i;

/** Each doubt with its answer; what goes on with one stands beside it. */
export function objections(reading: Reading): Answer['objectionAnalysis'] {
	return { objectionsRaised: matters(reading).map((doubts) => raised(reading, doubts)) };
}

/** The doubts that are told, those of one matter together. */
function matters(reading: Reading): Objection[][] {
	const facts = mainFacts(reading, Number.POSITIVE_INFINITY).filter(({ kind }) => ELSEWHERE.has(kind));
	const told = new Set([
		...facts.map(({ turn }) => turn.number),
		...reading.facts.alternatives.flatMap(({ lines }) => lines.slice(0, 1)),
	]);
	// What they have, who decides and who else offers it stands above; a question about it may be a doubt all the same.
	const found = doubts(reading).filter(
		({ lines: [line = 0], quote }) => quote.includes('?') || !(told.has(line) || isRecap(reading, line)),
	);
	const together: Objection[][] = [];
	for (const doubt of found.filter((one) => !isNone(reading, one))) {
		const before = together.at(-1);
		const last = before?.at(-1);
		if (before !== undefined && last !== undefined && goesOn(reading, last, doubt)) before.push(doubt);
		else together.push([doubt]);
	}
	return together;
}

const ELSEWHERE: ReadonlySet<MainKind> = new Set(['money', 'decider', 'rival', 'volume']);

/** What is said once more after the last step is agreed, without a question. */
function isRecap({ facts }: Reading, line: number): boolean {
	const last = Math.max(0, ...facts.next.flatMap(({ lines }) => lines.slice(0, 1)));
	return last > 0 && line >= last;
}

/** In turns: what follows a reply at once, or soon with words of the doubt, is the same matter. */
const FAR = 5;
/** In words: a longer turn brings up something else. */
const SHORT = 20;

function goesOn(reading: Reading, before: Objection, { lines: [line = 0], quote }: Objection): boolean {
	const [first, then] = [turnOf(reading, before.lines[0] ?? 0), turnOf(reading, line)];
	if (first === undefined || then === undefined || first.speaker !== then.speaker) return false;
	const reply = replyTo(reading, first.number);
	const apart = reading.turns.indexOf(then) - reading.turns.indexOf(first);
	const isAtOnce = reply !== undefined && reading.turns.indexOf(then) === reading.turns.indexOf(reply) + 1;
	const isShort = then.words.length <= SHORT && !ASKS_MORE.pattern.test(then.text);
	return (isAtOnce && isShort) || (apart <= FAR && overlap(stems(before.quote), stems(quote)) > 1);
}

function raised(reading: Reading, together: readonly Objection[]): Raised {
	const replies = together.map(({ lines: [line = 0] }) => replyTo(reading, line));
	const isAnswered = replies.some((one) => one !== undefined);
	const answers = isAnswered ? replies : together.map(({ lines: [line = 0] }) => askedBack(reading, line));
	const worst = (rating: Raised['handlingEffectiveness']) => RATINGS.indexOf(rating);
	const ratings = together.map((doubt, index) => handling(reading, doubt, answers[index]));
	const given = [...new Set(answers)].filter((one) => one !== undefined).slice(0, MOST_ANSWERS);
	return {
		objection: together.map((doubt) => cited(inFull(reading, doubt))).join(' '),
		category: together.some(({ lines: [line = 0] }) => categoryOf(turnOf(reading, line)) === 'Price')
			? 'Price'
			: 'Doubt',
		handlingEffectiveness: ratings.toSorted((a, b) => worst(a) - worst(b))[0] ?? 'Fair',
		salesPersonResponse:
			given.length === 0 ? phrases.NO_REPLY : given.map((answer) => answerText(reading, answer)).join(' '),
		improvedResponse: '',
	};
}

/** The worst first. */
const RATINGS: readonly string[] = ['Poor', 'Fair', 'Good', 'Excellent'];

/** In characters: the words before a doubt in its turn say what it is about. */
const LONGEST_DOUBT = 320;

/** The words of a doubt with as much of its turn before them as is quick to read. */
function inFull(reading: Reading, doubt: Objection): Said {
	const said = saidBy(reading, doubt);
	const turn = turnOf(reading, doubt.lines[0] ?? 0);
	const text = turn?.text.slice(0, FARTHEST) ?? '';
	const at = text.indexOf(said.quote);
	if (doubt.by !== 'weights' || said.quote === '' || at < 1) return said;
	const sentences = wholeSentences(text.slice(0, at));
	let from = at;
	for (const sentence of sentences.toReversed()) {
		const start = text.lastIndexOf(sentence, from - 1);
		const isOther = accepts(sentence) || GOES_ALONG.pattern.test(sentence);
		if (start === -1 || isOther || at + said.quote.length - start > LONGEST_DOUBT) break;
		from = start;
	}
	const full = saidIn(reading, text.slice(from, at + said.quote.length), turn);
	return full.quote.includes(said.quote) ? full : said;
}

function answerText(reading: Reading, answer: Utterance): string {
	const said = saidIn(reading, answer.text, answer);
	return citedOnly({ ...said, quote: shortened(said.quote, LONGEST_ANSWER) });
}

/**
 * Excellent: the buyer's next turn takes the answer as good, in words. Good: it goes along with it. Fair: it does not show
 * that the answer was enough, or the doubt is the reason of a no. Poor: nothing was answered.
 */
function handling(
	reading: Reading,
	doubt: Objection,
	answer: Utterance | undefined,
): 'Excellent' | 'Good' | 'Fair' | 'Poor' {
	if (answer === undefined) return 'Poor';
	const reply = reading.turns[reading.turns.indexOf(answer) + 1];
	const isOpen = stillOpen(reading).includes(doubt);
	if (isOpen) return reply !== undefined && APPRECIATES.pattern.test(reply.text) ? 'Fair' : 'Poor';
	if (answer === askedBack(reading, doubt.lines[0] ?? 0)) return 'Fair';
	if (reply === undefined || sideOf(reading, reply) !== 'buyer' || isReason(reading, doubt)) return 'Fair';
	const insists = INSISTS.pattern.test(reply.text) || overlap(stems(doubt.quote), stems(reply.text)) > 1;
	const near = wholeSentences(reply.text).slice(0, NEAR);
	const [first = ''] = near.filter((sentence) => sentence.split(' ').length > 1);
	if (accepts(first) || accepts(reply.text)) return 'Excellent';
	const isGoodbye = reading.turns.indexOf(reply) >= reading.turns.length - LAST;
	const agrees = near.some((one) => GOES_ALONG.pattern.test(one)) && !near.some((one) => one.includes('?'));
	const goesAlong = !isGoodbye && agrees && !insists;
	return goesAlong || acceptance(reading, doubt) !== undefined ? 'Good' : 'Fair';
}

/** In sentences: with which somebody takes an answer as good. */
const NEAR = 2;

/** In turns: a goodbye goes along with anything. */
const LAST = 3;
/** In turns: what is taken as good later is something else. */
const SOON = 6;

/** The turn soon after a doubt with which they take the answer as good; none after another doubt. */
export function acceptance(reading: Reading, { lines: [line = 0] }: Objection): Utterance | undefined {
	const doubted = new Set(reading.facts.objections.flatMap(({ lines }) => lines.slice(0, 1)));
	const turn = turnOf(reading, line);
	const index = turn === undefined ? -1 : reading.turns.indexOf(turn);
	if (index === -1) return undefined;
	const after = reading.turns.slice(index + 1, index + 1 + SOON);
	const end = after.findIndex(({ number }) => doubted.has(number));
	return (end === -1 ? after : after.slice(0, end)).find(
		(one) => sideOf(reading, one) === 'buyer' && accepts(one.text),
	);
}

/** Whether they said no because of it. */
function isReason(reading: Reading, { lines }: Objection): boolean {
	return reading.facts.outcome.kind === 'refused' && reasonOf(reading)?.turn.number === lines[0];
}

function categoryOf(turn: Utterance | undefined): string {
	return turn !== undefined && PRICE.test(turn.text) ? 'Price' : 'Doubt';
}
