import { lastWord, type Said, saidIn, shortened, sideOf } from '#call-facts/call-text.ts';
import { LEAVE_ALONE, NO, PLAIN_NO } from '#call-facts/cues.ts';
import type { Commitment, OutcomeKind } from '#call-facts/facts.ts';
import { FARTHEST, lengthOf } from '#call-facts/near-words.ts';
import { lastYes, yesToAPart } from '#call-facts/told/ending.ts';
import { FIXES_NO_DAY, NO_NO, NO_YES } from '#call-facts/told/ending-cues.ts';
import { STAYS_OPEN } from '#call-facts/told/main-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import type { Pattern } from '#language/pattern.ts';
import { wholeSentences } from '#language/sentences.ts';
import * as phrases from '../phrases.ts';
import { type Reading, unscoredBecause } from '../reading.ts';
import { passage, passageText } from './passage.ts';
import { saysYes } from './says-yes.ts';
import { stepInOutcome } from './step-ahead.ts';
import { agreedStepText } from './step-words.ts';
import { ASKS_HOW_IT_IS_LEFT, KEEPS_IT_OPEN, NOT_NOW } from './summary-cues.ts';

/** How the call ended, with the words that show it. */
export function outcomeText(reading: Reading): string {
	const reason = unscoredBecause(reading);
	if (reason !== null) return phrases.notice(reason);
	const { kind } = reading.facts.outcome;
	const part = agreedPart(reading);
	if (part !== undefined) return phrases.agreedInPart(endingText(reading, part, 'agreed'));
	const step = toldStep(reading);
	if (step !== undefined) return agreedStepText(reading, step);
	const shown = endedBy(reading);
	const said = shown === undefined ? '' : endingText(reading, shown, kind);
	if (kind !== 'agreed' || (shown !== undefined && isYes(shown.text))) return phrases.outcome(kind, said);
	const yes = lastYes(reading);
	return phrases.outcome(kind, yes === undefined ? said : endingText(reading, yes, kind));
}

function agreedPart(reading: Reading): Utterance | undefined {
	return reading.facts.outcome.kind === 'refused' ? undefined : yesToAPart(reading);
}

/** The step with which the call is told to have ended. */
export function toldStep(reading: Reading): Commitment | undefined {
	return agreedPart(reading) === undefined ? stepInOutcome(reading) : undefined;
}

/** Whether words say yes: not "The lid is jammed. Sorry. Go on." */
function isYes(text: string): boolean {
	const isPlain = wholeSentences(text).some(
		(one, index, all) => saysYes(one) && !one.endsWith('?') && !/^sorry\b/i.test(all[index - 1] ?? ''),
	);
	return isPlain || TAKES_IT.test(text);
}

function endingText(reading: Reading, turn: Utterance, kind: OutcomeKind): string {
	return passageText(reading, passage(reading, turn, endingWords(turn.text, kind)));
}

/** "Three three for the council one. Go ahead." "Then yeah. Just the one, though." */
const TAKES_IT =
	/(?:^|[.!?,] )(?:(?:then|and|yeah|och),? )*(?:go (?:ahead|for it)|(?<!\bsorry[.,!] )go on|do (?:it|that|the lot))\b|\b(?:that['’]d do|just (?:that|the one)|correct)\b/i;

/** The turn that shows how the call ended. */
export function endedBy(reading: Reading): Utterance | undefined {
	const { kind, by } = reading.facts.outcome;
	if (kind === 'open') return leftOpenBy(reading);
	// Of what the member says, no words are known.
	return (
		(kind === 'refused' && by !== 'member' ? (plainNo(reading) ?? noBefore(reading)) : undefined) ?? lastWord(reading)
	);
}

/** "Take me off the list.": where they end with that, the no before it. */
function noBefore(reading: Reading): Utterance | undefined {
	const last = lastWord(reading);
	if (last === undefined || !LEAVE_ALONE.pattern.test(last.text)) return undefined;
	return reading.turns.findLast(
		(turn) =>
			turn.index < last.index &&
			sideOf(reading, turn) === 'buyer' &&
			lengthOf(turn.text) > FEW &&
			SAYS_NO.test(turn.text) &&
			!LEAVE_ALONE.pattern.test(turn.text),
	);
}

const SAYS_NO = /(?:^|[.!] )(?:but )?no(?:[.,]| to\b)/i;

/** The last turn of theirs that says a plain no to the offer, wherever it stands. */
function plainNo(reading: Reading): Utterance | undefined {
	return reading.turns.findLast((turn) => sideOf(reading, turn) === 'buyer' && PLAIN_NO.pattern.test(turn.text));
}

/** The words that show how the call ended. */
export function endingSaid(reading: Reading): Said | undefined {
	const turn = endedBy(reading);
	const said = turn && saidIn(reading, endingWords(turn.text, reading.facts.outcome.kind), turn);
	return said?.quote === '' ? undefined : said;
}

/** Of a call: where it shows how it ends. */
const END = 0.7;

/** What they answer to the question how it is left, else their last turn that leaves everything open. */
function leftOpenBy(reading: Reading): Utterance | undefined {
	const late = reading.turns.slice(Math.floor(reading.turns.length * END));
	const theirs = late.filter((turn) => sideOf(reading, turn) === 'buyer');
	const asked = theirs.findLast(({ index }) => ASKS_HOW_IT_IS_LEFT.pattern.test(reading.turns[index - 1]?.text ?? ''));
	if (asked !== undefined) return asked;
	const says = (sentence: string, cues: readonly Pattern[]) =>
		!sentence.endsWith('?') && cues.some(({ pattern }) => pattern.test(sentence));
	const lastWith = (...cues: Pattern[]) =>
		theirs.findLast(({ text }) => wholeSentences(text.slice(0, FARTHEST)).some((one) => says(one, cues)));
	return lastWith(NO_NO, NO_YES) ?? lastWith(STAYS_OPEN, NOT_NOW) ?? lastWith(KEEPS_IT_OPEN, FIXES_NO_DAY);
}

/** In words: more says by itself what is agreed. */
const FEW = 8;

const LONGEST = 260;

/** The words in which each ending is plainest. */
const PLAINEST: Record<OutcomeKind, RegExp> = {
	agreed: /\b(?:let's|deal|go ahead|yes|i'm in|we're in|do it|done|sign)\b/i,
	refused: new RegExp(`${PLAIN_NO.pattern.source}|${NO.pattern.source}|(?:^|\\s)No\\.`, 'i'),
	'next-step': /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|tomorrow|send|call|ring|show)\b/i,
	open: new RegExp([STAYS_OPEN, KEEPS_IT_OPEN, FIXES_NO_DAY].map(({ pattern }) => pattern.source).join('|'), 'i'),
};

/** A long turn from the sentence on that shows the ending, as far as it is quick to read. */
function endingWords(text: string, kind: OutcomeKind): string {
	const near = text.slice(0, FARTHEST);
	if (near.length <= LONGEST) return near;
	const first = wholeSentences(near).find((sentence) => PLAINEST[kind].test(sentence)) ?? '';
	return shortened(near.slice(near.indexOf(first)), LONGEST);
}
