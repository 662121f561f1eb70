import { cited, citedOnly, lastWord, type Said, saidIn, shortened, sideOf } from '#call-facts/call-text.ts';
import { LEAVE_ALONE, NO, PLAIN_NO } from '#call-facts/cues.ts';
import type { OutcomeKind } from '#call-facts/facts.ts';
import { FARTHEST, lengthOf } from '#call-facts/near-words.ts';
import { lastYes } from '#call-facts/told/ending.ts';
import { FIXES_NO_DAY } from '#call-facts/told/ending-cues.ts';
import { saidBefore } from '#call-facts/told/in-context.ts';
import { STAYS_OPEN } from '#call-facts/told/main-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import type { Pattern } from '#language/pattern.ts';
import { wholeSentences } from '#language/sentences.ts';
import * as phrases from '../phrases.ts';
import { type Reading, unscoredBecause } from '../reading.ts';
import { theirPrice } from './main-prices.ts';
import { stepInOutcome } from './step-ahead.ts';
import { stepText } from './step-words.ts';
import { KEEPS_IT_OPEN, NOT_NOW } from './summary-cues.ts';
import { saysYes, termsSaidBack } from './terms.ts';

/** How the call ended, with the words that show it. */
export function outcomeText(reading: Reading): string {
	const reason = unscoredBecause(reading);
	if (reason !== null) return phrases.notice(reason);
	const { kind } = reading.facts.outcome;
	if (kind === 'next-step') return withAgreedSoFar(reading, stepAgreed(reading));
	const part = kind === 'open' ? partSaid(reading) : undefined;
	const shown = endedBy(reading);
	const terms = kind === 'agreed' ? termsSaidBack(reading, shown) : undefined;
	const said = terms ?? (shown && saidIn(reading, endingWords(shown.text, kind), shown));
	if (part !== undefined) return phrases.agreedInPart(cited(part), said === undefined ? '' : cited(said));
	if (said === undefined) return `${phrases.OUTCOME[kind]}.`;
	// "The lid is jammed. Sorry. Go on."
	const isPlain = wholeSentences(said.quote).some(
		(one, index, all) => saysYes(one) && !one.endsWith('?') && !/^sorry\b/i.test(all[index - 1] ?? ''),
	);
	if (kind !== 'agreed' || said === terms || isPlain) return `${phrases.OUTCOME[kind]}: ${cited(said)}`;
	const yes = partSaid(reading);
	if (yes !== undefined) return `${phrases.OUTCOME.agreed}: ${cited(yes)}`;
	if (TAKES_IT.test(said.quote)) return `${phrases.OUTCOME.agreed}: ${cited(said)}`;
	const [price] = theirPrice(reading);
	return price === undefined
		? `${phrases.OUTCOME.agreed}.`
		: phrases.agreedFor(citedOnly(price.last?.said ?? price.said));
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

/** What both agreed to do on a day, else the words that agree to a step. */
function stepAgreed(reading: Reading): string {
	const step = stepInOutcome(reading);
	if (step !== undefined) return phrases.dayAgreed(stepText(reading, step));
	const last = lastWord(reading);
	const turn = last && sideOf(reading, last) === 'buyer' ? last : undefined;
	const said = turn && saidIn(reading, shortened(turn.text.slice(0, FARTHEST), LONGEST), turn);
	if (turn === undefined || said === undefined || said.quote === '')
		return last === undefined ? `${phrases.OUTCOME['next-step']}.` : phrases.stepAgreed(last.line);
	const words = lengthOf(said.quote) > FEW ? cited(said) : inExchange(reading, said, turn);
	return `${phrases.OUTCOME['next-step']}: ${words}`;
}

/** After what the seller said right before. */
function inExchange(reading: Reading, said: Said, turn: Utterance): string {
	const asked = saidBefore(reading, turn, true);
	return phrases.inAnswer(asked === undefined ? '' : citedOnly(asked), cited(said));
}

/** "Let's go with stage one" is agreed, though the whole is not. */
function withAgreedSoFar(reading: Reading, text: string): string {
	const said = partSaid(reading);
	return said === undefined ? text : `${text} ${phrases.agreedSoFar(cited(said))}`;
}

function partSaid(reading: Reading): Said | undefined {
	const yes = lastYes(reading);
	const said = yes && saidIn(reading, shortened(yes.text.slice(0, FARTHEST), LONGEST), yes);
	return said?.quote === '' ? undefined : said;
}

/** Of a call: where it shows how it ends. */
const END = 0.7;

/** The last turn of theirs that leaves everything open. */
export function leftOpenBy(reading: Reading): Utterance | undefined {
	const late = reading.turns.slice(Math.floor(reading.turns.length * END));
	const theirs = late.filter((turn) => sideOf(reading, turn) === 'buyer');
	const says = (sentence: string, cues: readonly Pattern[]) =>
		!sentence.endsWith('?') && cues.some(({ pattern }) => pattern.test(sentence));
	const lastWith = (...cues: Pattern[]) =>
		theirs.findLast(({ text }) => wholeSentences(text.slice(0, FARTHEST)).some((one) => says(one, cues)));
	return lastWith(STAYS_OPEN, NOT_NOW) ?? lastWith(KEEPS_IT_OPEN, FIXES_NO_DAY);
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
