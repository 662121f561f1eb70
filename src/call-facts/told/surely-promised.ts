import { wholeSentences } from '#language/sentences.ts';
import { type CallText, turnOf } from '../call-text.ts';
import type { Commitment } from '../facts.ts';
import { FARTHEST } from '../near-words.ts';
import type { Utterance } from '../utterances.ts';
import { commitment, dayIn } from './commitment.ts';
import { AWAY } from './main-cues.ts';
import { thingBefore } from './named-thing.ts';
import { BANTER, ONLY_SEES, WILL_NOT } from './no-promise-cues.ts';
import { NAMES_NOTHING } from './plain-cues.ts';
import { SURE } from './sure.ts';

/** "I change it and send it through this afternoon.": promises that no words are known for. */

/**
 * What was read as a promise of one's own with a likelihood that makes it as good as certain, for a day, whatever its verb is;
 * each with the fact that it was read from.
 *
 * @param isOpen whether no promise of a turn is told yet
 */
export function surelyPromised(
	call: CallText,
	isOpen: (turn: Utterance) => boolean,
): { promise: Commitment; from: Commitment }[] {
	return call.facts.next.flatMap((fact) => {
		const turn = turnOf(call, fact.lines[0] ?? 0);
		const isSure = fact.by === 'weights' && fact.confidence >= SURE.promise && fact.owner === turn?.speaker;
		if (turn === undefined || !isSure || !isOpen(turn)) return [];
		const isOne = (sentence: string) =>
			OF_MINE.test(sentence) &&
			!sentence.endsWith('?') &&
			dayIn(turn, sentence) !== null &&
			!isNone(call, turn, sentence);
		const said = wholeSentences(turn.text.slice(0, FARTHEST)).find(isOne);
		return said === undefined ? [] : [{ promise: commitment(turn, (one) => one === said, fact.by, fact), from: fact }];
	});
}

const OF_MINE =
	/\b(?:I|we)(?:['’](?:ll|d|m|re))? (?!was\b|were\b|had\b|said\b|saw\b|got\b|did\b|have been\b|need\b|leave\b)\w+/i;

function isNone(call: CallText, turn: Utterance, sentence: string): boolean {
	const isOfNothing = NAMES_NOTHING.pattern.test(sentence) && thingBefore(call, turn, sentence) === undefined;
	return (
		isOfNothing ||
		HANGS_ON_IT.test(sentence) ||
		ONLY_SAYS.test(sentence) ||
		[BANTER, ONLY_SEES, WILL_NOT, AWAY].some(({ pattern }) => pattern.test(sentence))
	);
}

/** "It'd be tight if we haven't started by December." "Because I'm away on Friday." */
const HANGS_ON_IT = /\bif (?:I|we|you|it|they|s?he|that)\b|^because\b/i;
/** "January would be tight, I'll be honest." */
export const ONLY_SAYS = /\bI['’]ll (?:be honest|tell you|admit)\b/i;
