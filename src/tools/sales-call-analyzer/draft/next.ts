import {
	absentDeciders,
	calledByUs,
	cited,
	citedOnly,
	nameOf,
	promises,
	saidBy,
	saidIn,
	sideOf,
	turnOf,
} from '#call-facts/call-text.ts';
import { LEAVE_ALONE } from '#call-facts/cues.ts';
import type { Commitment, Objection, OutcomeKind } from '#call-facts/facts.ts';
import { FARTHEST, lengthOf } from '#call-facts/near-words.ts';
import { isNextToStart } from '#call-facts/told/in-context.ts';
import { FINDS_OUT } from '#call-facts/told/promise-cues.ts';
import { BOTH } from '#call-facts/told/promises.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { datesIn } from '#language/dates/dates.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { SalesCallAnswer } from '../contract.ts';
import * as phrases from '../phrases.ts';
import { type Reading, unscoredBecause } from '../reading.ts';
import { advice } from './advice/advice.ts';
import { stillOpen } from './no-doubt.ts';
import { NO_CHASING } from './plain-cues.ts';
import { isMeeting, meetingIn } from './step-ahead.ts';
import { daysText, whenOf } from './step-days.ts';

type Answer = SalesCallAnswer['callAnalysis'];

const MOST_QUESTIONS = 2;

export function nextSteps(reading: Reading, bant: Answer['qualificationAnalysis']['bantScore']): Answer['nextSteps'] {
	const { outcome } = reading.facts;
	const next = promises(reading).filter((promise) => saysWhat(reading, promise));
	const left = outcome.kind === 'refused' ? [] : stillOpen(reading);
	// Whoever promised to find out has the answer among the promises.
	const doubts = left
		.filter(({ lines: [line = 0] }) => !next.some((one) => findsOut(reading, one, line)))
		.map((doubt) => doubtToAnswer(reading, doubt, meetingIn(next)));
	const questions = Object.values(bant).map(({ nextQuestion }) => nextQuestion);
	return {
		immediateActions: [...actions(reading, next), ...doubts],
		followUpStrategy: {
			// The meeting stands among the actions.
			timing: '',
			method: '',
			agenda: questions
				.filter((question) => question !== '')
				.slice(0, MOST_QUESTIONS)
				.join(' '),
			// What was promised stands among the actions.
			materials: [],
		},
	};
}

/** In turns. */
const SOON = 6;

/** Whether a promise of the seller soon after a doubt is to find out about it. */
function findsOut({ facts }: Reading, { lines: [line = 0], quote, owner, kind }: Commitment, doubt: number): boolean {
	const isSoon = line > doubt && line <= doubt + SOON;
	return isSoon && facts.sides[owner] === 'seller' && (kind === 'ask' || FINDS_OUT.pattern.test(quote));
}

/** "I'll find one.": words that say neither what nor when. */
function saysWhat(reading: Reading, promise: Commitment): boolean {
	// "Three.": of a day that is none.
	if (lengthOf(promise.quote) < FEWEST_OF_A_DAY && datesIn(promise.quote).length === 0) return false;
	const isBare = promise.when === null && lengthOf(promise.quote) < FEWEST;
	return !isBare || promise.thing !== undefined || meantBefore(reading, promise).length > 0;
}

/** In words. */
const FEWEST = 5;
const FEWEST_OF_A_DAY = 2;

type Action = Answer['nextSteps']['immediateActions'][number];

/** What was promised; whoever asks not to be contacted is not contacted, with what the seller said to that. */
function actions(reading: Reading, next: readonly Commitment[]): Action[] {
	const theirs = reading.turns.filter((turn) => sideOf(reading, turn) === 'buyer');
	const off = theirs.find(({ text }) => LEAVE_ALONE.pattern.test(text));
	const asked = off ?? theirs.find(({ text }) => NO_CHASING.pattern.test(text));
	if (asked === undefined) return next.map((promise) => actionOf(reading, promise));
	const action = phrases.ACTION.leaveAlone(citedOnly(saidIn(reading, asked.text.slice(0, 300), asked)));
	const reply =
		off &&
		next.find(
			({ owner, lines: [line = 0] }) =>
				reading.facts.sides[owner] === 'seller' && line > off.number && line <= off.number + SOON,
		);
	const timeline = off === undefined ? phrases.ACTION.fromNow : phrases.ACTION.today;
	const first: Action = { priority: 'High', action, timeline, owner: sellerOf(reading) };
	const said = reply && actionOf(reading, reply);
	return [
		said === undefined ? first : { ...said, action: `${action} ${said.action}` },
		...next.filter((promise) => promise !== reply).map((promise) => actionOf(reading, promise)),
	];
}

function doubtToAnswer(reading: Reading, doubt: Objection, meeting: Commitment | undefined): Action {
	return {
		priority: 'High',
		action: phrases.ACTION.answerDoubt(cited(saidBy(reading, doubt))),
		timeline: meeting === undefined ? phrases.ACTION.nextMessage : phrases.ACTION.onNextCall,
		owner: sellerOf(reading),
	};
}

function actionOf(reading: Reading, promise: Commitment): Action {
	const isOurs = reading.facts.sides[promise.owner] === 'seller';
	return {
		priority: isOurs ? 'High' : 'Medium',
		action: withItsThing(reading, promise),
		timeline: whenOf(reading, promise),
		owner: isMeeting(promise) ? nameOf(reading, promise.owner) : doerOf(reading, promise),
	};
}

/** Who does a step on which day, with the words of it. */
export function stepText(reading: Reading, step: Commitment): string {
	const who = isMeeting(step) ? phrases.BOTH_MEET : doerOf(reading, step);
	return phrases.step(phrases.milestone(who, daysText(reading, step) ?? ''), withItsThing(reading, step));
}

/** Whoever promised; nobody where they speak of somebody else, "She'll sign it tonight", or of a day alone. */
function doerOf(reading: Reading, { owner, quote, kind }: Commitment): string {
	const isDay = owner === BOTH && kind === 'meet';
	return isDay || OF_SOMEBODY.test(wholeSentences(quote).at(-1) ?? '') ? '' : nameOf(reading, owner);
}

const OF_SOMEBODY = /^(?:(?:and|so|then|but|no|yes|yeah|okay),? )*(?:s?he|they)(?:['’]ll| will| can)\b/i;

/** The words of a promise with those that say what it is of. */
export function withItsThing(reading: Reading, promise: Commitment): string {
	const words = [...thingOf(reading, promise), ...meantBefore(reading, promise), citedInTurn(reading, promise)];
	const isTold = (text: string, index: number) =>
		words.some((other, at) => at !== index && quoteIn(other).includes(quoteIn(text)) && (other !== text || at < index));
	return words.filter((text, index) => !isTold(text, index)).join(' ');
}

function quoteIn(text: string): string {
	return text.split('“')[1]?.split('”')[0] ?? text;
}

/** In words: a promise that says so little is read with the sentence before it. */
const LITTLE = 14;
const SHORT = 3;
const LONGEST = 30;

/** "Put something in writing for Kelvin." "I'll send it this afternoon.": what was said right before, where a promise leans on it. */
function meantBefore(reading: Reading, promise: Commitment): string[] {
	const turn = turnOf(reading, promise.lines[0] ?? 0);
	const before = turn && reading.turns[turn.index - 1];
	const promised = turn === undefined ? '' : inItsTurn(reading, promise, turn);
	if (before === undefined || promised !== promise.quote || lengthOf(promised) > LITTLE || !LEANS.test(promised))
		return [];
	if (!isNextToStart(turn?.text ?? '', promised)) return [];
	const near = before.text.slice(-FARTHEST);
	const sentences = wholeSentences(near);
	let from = near.length;
	let at = near.length;
	for (const sentence of sentences.toReversed()) {
		at = near.lastIndexOf(sentence, at - 1);
		if (lengthOf(near.slice(at)) > LONGEST) break;
		// "Brilliant. That's made my week.": nods before it are left out.
		if (lengthOf(sentence) > FEWEST || sentence.endsWith('?')) from = at;
	}
	const words = near.slice(from);
	if (lengthOf(words) < SHORT) return [];
	const said = saidIn(reading, words, before);
	return said.quote === '' ? [] : [cited(said)];
}

const LEANS =
	/\b(?:send|do|get|put|bring|give|e?mail|text|write|show|have|make|ask|ring|call|change|fix)\w* (?:\w+ )?(?:it|that|this|them|these|those|one|him|her)\b/i;

/** "They'll want the data sheets. I'll send these with the contract." */
export function citedInTurn(reading: Reading, promise: Commitment): string {
	const turn = turnOf(reading, promise.lines[0] ?? 0);
	return citedOnly(saidIn(reading, inItsTurn(reading, promise, turn), turn));
}

function inItsTurn(reading: Reading, { quote, thing }: Commitment, turn: Utterance | undefined): string {
	const text = turn?.text ?? '';
	const at = text.indexOf(quote);
	const before = wholeSentences(text.slice(0, Math.max(0, at))).at(-1) ?? '';
	const isTold = reading.facts.next.some((one) => one.quote.includes(before));
	const isLong = lengthOf(quote) > LITTLE || lengthOf(before) > LONGEST;
	if (thing !== undefined || isTold || isLong || lengthOf(before) < SHORT || before.endsWith('?')) return quote;
	return text.slice(text.lastIndexOf(before, at), at + quote.length);
}

/** The words that name what is promised, where those of the promise do not. */
function thingOf(reading: Reading, { thing }: Commitment): string[] {
	const said = thing && saidIn(reading, thing.quote, turnOf(reading, thing.turn));
	return said === undefined || said.quote === '' ? [] : [cited(said)];
}

function sellerOf({ call, roles }: Reading): string {
	return call.speakers.find((_, index) => roles.roles[index] === 'salesperson')?.name ?? '';
}

/** What to practise, and advice that rests on a fact. */
export function coaching(reading: Reading): Answer['coachingRecommendations'] {
	return {
		skillDevelopment: advice(reading)
			.slice(0, 2)
			.map(({ area, target, lines }) => ({
				skill: area,
				currentLevel: phrases.SKILL.here(lines),
				targetLevel: target,
				developmentActions: [],
				resources: [],
			})),
		strategicAdvice: [],
	};
}

export function progression(reading: Reading): Answer['dealProgression'] {
	const { outcome } = reading.facts;
	const next = promises(reading);
	if (unscoredBecause(reading) !== null) {
		return { currentStage: '', nextMilestone: '', closeRisk: '', accelerationOpportunities: [] };
	}
	const step = meetingIn(next) ?? next.find(({ when }) => when !== null);
	return {
		currentStage: phrases.STAGE[outcome.kind],
		nextMilestone:
			step === undefined ? withoutStep(outcome.kind) : phrases.milestone(nameOf(reading, step.owner), step.when ?? ''),
		closeRisk: closeRisk(reading),
		accelerationOpportunities: [],
	};
}

/** Where no dated step is told: a gap only in a call that has none. */
function withoutStep(ended: OutcomeKind): string {
	if (ended === 'refused') return phrases.NO_STEP_AFTER_NO;
	return ended === 'open' ? phrases.NEXT_STEP_GAP : '';
}

function closeRisk(reading: Reading): string {
	const { outcome } = reading.facts;
	const { next } = reading.whole.facts;
	const open = stillOpen(reading).map((doubt) => saidBy(reading, doubt).line);
	if (outcome.kind === 'refused') return phrases.CLOSE_RISK.refused;
	if (next.length === 0 && outcome.kind === 'open') return phrases.CLOSE_RISK.noStep;
	if (open.length > 1) return phrases.CLOSE_RISK.high(open);
	if (open.length === 1) return phrases.CLOSE_RISK.medium(open);
	if (outcome.kind === 'agreed') return phrases.CLOSE_RISK.agreed;
	const [absent] = absentDeciders(reading);
	return absent ? phrases.CLOSE_RISK.absent(calledByUs(reading, absent)) : phrases.CLOSE_RISK.nextStep;
}
