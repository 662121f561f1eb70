/** How a call ended, as the last plain words of theirs leave no doubt. */

import { wholeSentences } from '#language/sentences.ts';
import { type CallText, sideOf, turnOf } from '../call-text.ts';
import type { CallFacts } from '../facts.ts';
import { nearWords } from '../near-words.ts';
import type { Utterance } from '../utterances.ts';
import { TAKES_A_PART } from './deal-cues.ts';
import { FIXES_NO_DAY, LEAVES_THE_REST, NOT_THEIRS, NOT_YET } from './ending-cues.ts';
import type { Meeting } from './meeting.ts';
import { LEAVES_OPEN, OPENS_WITH_NO, TURNS_DOWN, WILL_RING } from './plain-cues.ts';
import { isAfterASum, meansElse, plainWordOf, thanksBack, type Word } from './plain-word.ts';

type Outcome = CallFacts['outcome'];

/**
 * What they say last and plainly counts for more than what the weights read; else a refusal without a word that turns
 * anything down is told as open, as is a yes or a step of which it is said that it is none. What the member says stands.
 */
export function toldOutcome(call: CallText, meeting: Meeting | undefined): Outcome {
	const { outcome } = call.facts;
	if (outcome.by === 'member') return outcome;
	const words = lateTurns(call, MIDDLE).flatMap((turn) => {
		const word = wordOf(call, turn);
		return word === undefined ? [] : [{ turn, word }];
	});
	const said = words.at(-1);
	const yeses = words.flatMap(({ word, turn }) => (word === 'agreed' ? turn : []));
	const shown = yeses.length > 0 ? yeses : outcome.lines.slice(0, 1).flatMap((line) => turnOf(call, line) ?? []);
	const isAgreed = said === undefined ? outcome.kind === 'agreed' : said.word === 'agreed';
	if (isAgreed && meeting && shown.every((turn) => isOfMeeting(call, turn, meeting))) {
		return { ...outcome, kind: 'next-step', lines: [meeting.taken.number] };
	}
	if (said?.word === 'agreed' || said?.word === 'refused') {
		if (said.word === outcome.kind && outcome.lines.includes(said.turn.number)) return outcome;
		const same = words.filter(({ word }) => word === said.word).map(({ turn }) => turn);
		return { ...outcome, kind: said.word, lines: plainestFirst(same).map(({ number }) => number) };
	}
	const isTakenBack = said !== undefined && words.some(({ word }) => word === 'agreed');
	const opens = said?.word === 'no refusal' ? 'refused' : 'agreed';
	if (said !== undefined && (isTakenBack || outcome.kind === opens)) {
		return { ...outcome, kind: meeting === undefined ? 'open' : 'next-step', lines: [said.turn.number] };
	}
	// Whoever settles a day to meet after what sounded like a no has not ended it.
	if (outcome.kind === 'refused' && meeting && outcome.lines.every((line) => line < meeting.offer.number)) {
		return { ...outcome, kind: 'next-step', lines: [meeting.taken.number] };
	}
	// Whoever settles day and hour to meet has not left everything open.
	if (outcome.kind === 'open' && meeting?.hasHour) {
		return { ...outcome, kind: 'next-step', lines: [meeting.taken.number] };
	}
	// A yes in no words or only on a condition, beside what is to be done first, is none yet.
	const saysYes = ({ text }: Utterance) => YES.test(nearWords(text)) && !HANGS_ON.test(nearWords(text));
	const isYes = outcome.confidence >= SURE && shown.some(saysYes);
	const isDated = call.facts.next.some(({ when }) => when !== null);
	if (said === undefined && outcome.kind === 'agreed' && isDated && !isYes) return { ...outcome, kind: 'next-step' };
	// Whoever says no at the beginning and takes nothing of it back has refused.
	const [early] = lateTurns(call, 0).filter(({ text }) =>
		wholeSentences(nearWords(text)).some((one) => NOT_GOING.test(one)),
	);
	if (
		(outcome.kind === 'open' || outcome.kind === 'refused') &&
		early &&
		!words.some(({ turn }) => turn.index > early.index)
	)
		return { ...outcome, kind: 'refused', lines: [early.number] };
	return isLeftOpen(call, lateTurns(call, END), meeting) ? { ...outcome, kind: 'open' } : outcome;
}

/** In how far the weights alone say that they agreed. */
const SURE = 0.6;

/** In any words. */
const YES = /\b(?:yes|yeah|yep|okay|ok|go on|go ahead|deal|done|agreed|fine|happy|let's)\b/i;

/** "If Kelly says it's good, I'll sign it." */
const HANGS_ON = /\bif (?:\w+ ){1,4}(?:says?|agrees?|likes?|signs?)\b/i;

/** Not "before May". */
const NOT_GOING = /\b(?:we|i)(?:'re| are|'m| am) not going (?:ahead|to do (?:it|this))[.!]?$/i;

/** "Let's do all three of us, Tuesday the fourteenth.": a yes to a day to meet alone is a step. */
function isOfMeeting(call: CallText, turn: Utterance, { offer, taken }: Meeting): boolean {
	return turn.number >= offer.number && turn.number <= taken.number && !isAfterASum(call, turn);
}

/** Where the weights alone say how it ended. */
function isLeftOpen(call: CallText, late: readonly Utterance[], meeting: Meeting | undefined): boolean {
	const { kind, lines } = call.facts.outcome;
	const leavesOpen = (turn: Utterance | undefined) => turn !== undefined && LEAVES_OPEN.pattern.test(turn.text);
	if (kind === 'agreed') return late.some(leavesOpen);
	if (kind === 'next-step') {
		const shownBy = lines.flatMap((line) => turnOf(call, line) ?? []);
		const isOurs = shownBy.every((turn) => sideOf(call, turn) === 'seller');
		const putsOff = ({ text }: Utterance) => FIXES_NO_DAY.pattern.test(text);
		return (
			meeting === undefined && (lines.some((line) => leavesOpen(turnOf(call, line))) || (isOurs && late.some(putsOff)))
		);
	}
	const shown = turnOf(call, lines[0] ?? 0);
	const turnsDown = ({ text }: Utterance) => TURNS_DOWN.pattern.test(text);
	const isNo = shown === undefined || (turnsDown(shown) && !meansElse(call, shown)) || saysNoLate(call, late);
	return kind === 'refused' && (!isNo || late.some((turn) => leavesOpen(turn) || WILL_RING.pattern.test(turn.text)));
}

/** The last plain word of a turn; none where a yes is not theirs to say. */
function wordOf(call: CallText, turn: Utterance): Word | undefined {
	const word = plainWordOf(call, turn);
	return word === 'agreed' && !mayDecide(call, turn) ? undefined : word;
}

/** The last yes of theirs to a part or right after a sum. */
export function lastYes(call: CallText): Utterance | undefined {
	return lateTurns(call, MIDDLE).findLast(
		(turn) => takesAPart(turn) || (isAfterASum(call, turn) && plainWordOf(call, turn) === 'agreed'),
	);
}

/** The last yes of theirs to a part, where they leave the rest for later. */
export function yesToAPart(call: CallText): Utterance | undefined {
	return lateTurns(call, MIDDLE).findLast(
		(turn) => takesAPart(turn) || (LEAVES_THE_REST.pattern.test(turn.text) && plainWordOf(call, turn) === 'agreed'),
	);
}

function takesAPart({ text }: Utterance): boolean {
	return wholeSentences(text).some(
		(one) => TAKES_A_PART.pattern.test(one) && !one.endsWith('?') && !NOT_YET.pattern.test(one),
	);
}

/** Whether the speaker never says that somebody else decides. */
function mayDecide({ turns }: CallText, { speaker }: Utterance): boolean {
	return !turns.some((turn) => turn.speaker === speaker && NOT_THEIRS.pattern.test(nearWords(turn.text)));
}

/** A yes that names the sums first, then the last one. */
function plainestFirst(turns: readonly Utterance[]): Utterance[] {
	const sums = ({ amounts }: Utterance) => amounts.filter(({ kind }) => kind === 'money' || kind === 'number').length;
	return turns
		.toReversed()
		.toSorted((a, b) => sums(b) - sums(a))
		.slice(0, MOST_LINES);
}

const MOST_LINES = 2;

/** Of a call: where it is decided, and where a plain word may decide it. */
const END = 0.6;
const MIDDLE = 0.5;

/** The turns of theirs in the last part of a call. */
function lateTurns(call: CallText, from: number): Utterance[] {
	return call.turns.slice(Math.floor(call.turns.length * from)).filter((turn) => sideOf(call, turn) === 'buyer');
}

function saysNoLate(call: CallText, late: readonly Utterance[]): boolean {
	return late.some((turn) => OPENS_WITH_NO.pattern.test(turn.text) && !thanksBack(call, turn));
}
