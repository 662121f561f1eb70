/** What of the facts of a call is plain enough to be told to a reader; the others are there to be corrected. */

import type { Pattern } from '#language/pattern.ts';
import { wholeSentences } from '#language/sentences.ts';
import { type CallText, sideOf, turnOf } from '../call-text.ts';
import { NO } from '../cues.ts';
import type { CallFacts, Fact, Pain } from '../facts.ts';
import type { Utterance } from '../utterances.ts';
import { accepts, confirms } from './accepts.ts';
import { ACCEPTS, ASKS_FOR_FACTS, POLITE, REFUSAL } from './answer-cues.ts';
import { ASKS_FOR_DOUBTS } from './asked-cues.ts';
import { isAhead } from './commitment.ts';
import { isCount } from './counted.ts';
import { AHEAD, ASKS_FOR_A_GOAL, WANTS } from './cues.ts';
import { DECISION } from './decision-cues.ts';
import { DOUBTS, WORRIES } from './doubt-cues.ts';
import { NO_YES } from './ending-cues.ts';
import { AWAY } from './main-cues.ts';
import { meetingOf } from './meeting.ts';
import { decidesPlainly, isElsewhere, isSeller, isTried } from './names.ts';
import { toldPromises } from './promises.ts';
import { isEarlyComplaint, isSmallTalk } from './small-talk.ts';
import { saysSomething, standingWords } from './standing-words.ts';
import { type HowTold, toldSums } from './sums.ts';
import { SURE } from './sure.ts';
import { HURTS, IS_OVER } from './trouble-cues.ts';

export interface Told {
	facts: CallFacts;
	/** The fact as it is told, by the fact as it was read; none where it is not told. */
	of: ReadonlyMap<Fact, Fact>;
}

/**
 * A part of the facts, each in words that can be read alone. What the member or a model found is told as it is. Which
 * promises and meetings there are is read once more from the words.
 *
 * @param surely How likely a trouble has to be: what is offered to be chosen from may be less so.
 */
export function toldOf(call: CallText, surely: number = SURE.trouble): Told {
	const of = new Map<Fact, Fact>();
	const keep = <One extends Fact>(
		facts: readonly One[],
		isPlain: (words: string, turn: Utterance, fact: One) => boolean,
		{ least, holding, as = (fact) => fact }: HowTold<One> = {},
	) =>
		facts.flatMap((fact): One[] => {
			const turn = turnOf(call, fact.lines[0] ?? 0);
			const isRead = fact.by === 'weights' && turn !== undefined;
			const quote =
				isRead && !('amount' in fact) && !('name' in fact)
					? standingWords(turn.text, wordsWith(turn, fact, holding), least)
					: fact.quote;
			if (isRead && !isPlain(quote, turn, fact)) return [];
			const told = as(quote === fact.quote ? fact : { ...fact, quote });
			of.set(fact, told);
			return [told];
		});
	const { facts } = call;
	const { outcome } = facts;
	const meeting = meetingOf(call);
	const promises = toldPromises(call, outcome.kind === 'open' ? undefined : meeting);
	for (const { promise, from } of promises) if (from) of.set(from, promise);
	const isBuyers = (turn: Utterance) => sideOf(call, turn) === 'buyer';
	const isChat = (turn: Utterance) => isSmallTalk(call, turn);
	const isEnd = (turn: Utterance) => outcome.lines[0] === turn.number;
	// What is said of a day right after a promise is about that day.
	const isBesideAPromise = ({ number }: Utterance) =>
		promises.some(({ promise: { when, lines } }) => {
			const [line = number + 1] = when === null ? [] : lines;
			return number >= line && number - line <= BESIDE;
		});
	const told = {
		...facts,
		...toldSums(call, keep, isChat, outcome),
		deciders: keep(
			facts.deciders,
			(words, turn, one) =>
				one.confidence >= SURE.decider && !isSeller(call, one.who) && decidesPlainly(words, turn, one),
			{
				holding: DECISION,
			},
		),
		timing: keep(
			facts.timing,
			(words, turn, { confidence }) =>
				confidence >= SURE.date &&
				isBuyers(turn) &&
				!isEnd(turn) &&
				wholeSentences(words).some((one) => AHEAD.pattern.test(one) && namesADayAhead(turn, one)) &&
				!(facts.outcome.kind === 'refused' && NO.pattern.test(words)) &&
				!isBesideAPromise(turn) &&
				!AWAY.pattern.test(words) &&
				!facts.goals.some(({ lines }) => lines[0] === turn.number) &&
				turn !== meeting?.taken,
			{ least: LEAST_OF_A_DATE },
		),
		pains: withMain(
			keep(
				facts.pains,
				(words, turn, pain) =>
					pain.confidence >= surely &&
					isBuyers(turn) &&
					!isChat(turn) &&
					!isEarlyComplaint(call, turn, pain) &&
					(HURTS.pattern.test(words) || (pain.main && !isCount(before(call, turn)?.text ?? '', words))) &&
					!IS_OVER.pattern.test(words) &&
					saysSomething(words) &&
					!words.endsWith('?') &&
					![...facts.budget, ...facts.goals].some(({ lines }) => lines[0] === turn.number),
				{ least: LEAST_OF_A_TROUBLE },
			),
		),
		goals: keep(
			facts.goals,
			(words, turn, { confidence }) =>
				isBuyers(turn) &&
				!words.endsWith('?') &&
				!UNSURE.test(words) &&
				(ASKS_FOR_A_GOAL.pattern.test(before(call, turn)?.text ?? '') ||
					(confidence >= SURE.goal && WANTS.pattern.test(words) && !ACCEPTS.pattern.test(words))),
		),
		objections: keep(
			facts.objections,
			(words, turn, { confidence }) =>
				confidence >= SURE.doubt &&
				isBuyers(turn) &&
				!isChat(turn) &&
				!isEnd(turn) &&
				(words.includes('?') || isReplied(call, turn)) &&
				!(facts.outcome.kind === 'refused' && REFUSAL.pattern.test(words)) &&
				saysSomething(words) &&
				!(asksOnlyForFacts(before(call, turn)?.text ?? '') && !words.includes('?')) &&
				(ASKS_FOR_DOUBTS.pattern.test(before(call, turn)?.text ?? '') ||
					(DOUBTS.pattern.test(withoutApproval(words)) &&
						(WORRIES.pattern.test(words) ||
							(words.includes('?') ? !confirms(words) : !before(call, turn)?.text.endsWith('?'))))),
		),
		alternatives: keep(
			facts.alternatives,
			(words, turn, { name, confidence }) =>
				isBuyers(turn) &&
				!isChat(turn) &&
				confidence >= SURE.alternative &&
				isTried(turn.text, name) &&
				!facts.alternatives.some((other) => other.name !== name && other.name.startsWith(`${name} `)) &&
				!isElsewhere(words, name),
		),
		signals: keep(
			facts.signals,
			(words, turn, { confidence }) =>
				confidence >= SURE.signal &&
				isBuyers(turn) &&
				!isChat(turn) &&
				!isEnd(turn) &&
				saysSomething(words) &&
				wholeSentences(words).some((one) => accepts(one) && !POLITE.pattern.test(one)) &&
				!isTakenBackSoon(call, turn),
		),
		next: promises.map(({ promise }) => promise),
	};
	return { facts: { ...told, outcome }, of };
}

/** "I don't know if I want him there." */
const UNSURE = /\b(?:don['’]t|do not) know (?:if|whether)\b|\bnot sure\b/i;

/** A call with the troubles and prices alone whose words are plain enough to be offered. */
export function withPlainWords(call: CallText): CallText {
	const { pains, prices } = toldOf(call, 0).facts;
	return { ...call, facts: { ...call.facts, pains, prices } };
}

/** In turns. */
const BESIDE = 2;

/** In words. */
const LEAST_OF_A_TROUBLE = 22;
const LEAST_OF_A_DATE = 8;

/** Whether the seller speaks right after it, or after one more of the buyers. */
function isReplied(call: CallText, turn: Utterance): boolean {
	const { index } = turn;
	return call.turns
		.slice(index + 1, index + 3)
		.some((next) => sideOf(call, next) === 'seller' && next.words.length > 3);
}

/** The words of a fact, or the sentence of its turn that says it where they do not. */
function wordsWith({ text }: Utterance, { quote }: Fact, holding: Pattern | undefined): string {
	if (holding === undefined || holding.pattern.test(quote)) return quote;
	return wholeSentences(text.slice(0, 4000)).find((one) => holding.pattern.test(one)) ?? quote;
}

export function namesADayAhead({ dates }: Utterance, words: string): boolean {
	return dates.some(({ text, when }) => words.includes(text) && isAhead(when) && isADate(when));
}

function isADate({
	weekday,
	day,
	month,
	season,
	feast,
	quarter,
	relative,
	part,
	in: count,
}: Utterance['dates'][number]['when']) {
	return (
		[weekday, day, month, season, feast, quarter, part, count].some((one) => one !== undefined) ||
		relative === 'year' ||
		relative === 'month'
	);
}

/** Where none of the main troubles is told, the likeliest of the others is the main one. */
function withMain(pains: readonly Pain[]): Pain[] {
	if (pains.some(({ main }) => main)) return [...pains];
	const [first] = pains.toSorted((a, b) => b.confidence - a.confidence);
	return pains.map((one) => (one === first ? { ...one, main: true } : one));
}

/** "That's better than I figured." "I said fair, I didn't say yes." */
function isTakenBackSoon({ turns }: CallText, turn: Utterance): boolean {
	const { index } = turn;
	const after = turns.slice(index + 1, index + 1 + BESIDE);
	return after.some(({ speaker, text }) => speaker === turn.speaker && NO_YES.pattern.test(text));
}

function before({ turns }: CallText, turn: Utterance): Utterance | undefined {
	return turns[turn.index - 1];
}

/** "What would she worry about?" asks for a doubt. */
function asksOnlyForFacts(words: string): boolean {
	return ASKS_FOR_FACTS.pattern.test(words) && !ASKS_FOR_DOUBTS.pattern.test(words);
}

function withoutApproval(words: string): string {
	return words.replace(new RegExp(ACCEPTS.pattern.source, 'gi'), '');
}
