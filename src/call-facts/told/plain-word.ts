/** What a turn of theirs says plainly of the offer. */

import type { Amount } from '#language/amounts/amount.ts';
import type { Pattern } from '#language/pattern.ts';
import { wholeSentences } from '#language/sentences.ts';
import { type CallText, sideOf } from '../call-text.ts';
import { nearWords } from '../near-words.ts';
import type { Utterance } from '../utterances.ts';
import { ASKS_FOR_A_YES, DEALS, DONE, SAYS_SO } from './deal-cues.ts';
import { DENIES, LEAVES_THE_REST, NO_NO, NO_TO_A_PART, NO_YES, NOT_YET } from './ending-cues.ts';
import { CONDITION_ALONE } from './joint-cues.ts';
import { SAYS_NO, SAYS_YES } from './plain-cues.ts';
import { REFUSALS } from './refusal-cues.ts';

export type Word = 'agreed' | 'refused' | 'no refusal' | 'no yes';

/** The last plain word of a turn, whoever may say it. */
export function plainWordOf(call: CallText, turn: Utterance): Word | undefined {
	if (meansElse(call, turn)) return undefined;
	const text = nearWords(turn.text);
	if (NO_TO_A_PART.pattern.test(text)) return undefined;
	const sentences = wholeSentences(text);
	const words = sentences.flatMap((sentence, index): Word[] => {
		if (isANo(sentence)) return ['refused'];
		if (LEAVES_THE_REST.pattern.test(sentence)) return [];
		// "Hang on. Sorry. Go on."
		if (/^go on\b/i.test(sentence) && /^sorry\b/i.test(sentences[index - 1] ?? '')) return [];
		if (NO_NO.pattern.test(sentence)) return ['no refusal'];
		if (NO_YES.pattern.test(sentence)) return ['no yes'];
		if (hangsOnMore(sentence, sentences[index + 1] ?? '')) return [];
		if (saysPlainly(sentence, [SAYS_NO, ...REFUSALS])) return ['refused'];
		const isYes =
			saysPlainly(sentence, [SAYS_YES, ...DEALS]) || (DONE.pattern.test(sentence) && isAfterASum(call, turn));
		return isYes ? ['agreed'] : [];
	});
	return words.at(-1) ?? (repliesYes(call, turn) ? 'agreed' : undefined);
}

/** "So it's a no, and it's not a no for now." */
function isANo(sentence: string): boolean {
	const at = sentence.search(IS_A_NO);
	return at !== -1 && !/\b(?:if|when|unless|guess)\b/i.test(sentence.slice(0, at)) && !sentence.endsWith('?');
}

const IS_A_NO =
	/\b(?:it's|it is|that's|answer's|answer is) (?:still )?a (?:\w+ )?no(?=[,.;!]|$| (?:for|from|and|i'm)\b)/i;

/** Whether a condition stands with it or, short and alone, behind it: "We have a deal. If my brother agrees." */
function hangsOnMore(sentence: string, next: string): boolean {
	return CONDITION_ALONE.pattern.test(next) || NOT_YET.pattern.test(sentence);
}

function saysPlainly(sentence: string, cues: readonly Pattern[]): boolean {
	return cues.some(({ pattern }) => {
		const at = sentence.search(pattern);
		if (at === -1 || DENIES.pattern.test(sentence.slice(0, at)) || OR_ELSE.test(sentence.slice(0, at))) return false;
		return !sentence.endsWith('?') || /^where do/i.test(sentence.slice(at));
	});
}

/** "I will call you, or I say no." */
const OR_ELSE = /\bor\s+$/i;

/** In turns. */
const JUST_BEFORE = 4;

/** Whether money was named in the turn or just before it. */
export function isAfterASum({ turns }: CallText, turn: Utterance): boolean {
	const { index } = turn;
	return turns.slice(Math.max(0, index - JUST_BEFORE), index + 1).some(({ amounts }) => amounts.some(isASum));
}

/** Less is seldom a sum where no currency is said. */
const LEAST_BARE = 100;

function isASum({ kind, value }: Amount): boolean {
	return kind === 'money' || (kind === 'number' && (value ?? 0) >= LEAST_BARE);
}

/** "So are you happy to go ahead?" "I am." */
function repliesYes(call: CallText, turn: Utterance): boolean {
	const before = call.turns[turn.index - 1];
	const isAsked =
		before !== undefined && sideOf(call, before) === 'seller' && ASKS_FOR_A_YES.pattern.test(nearWords(before.text));
	return isAsked && SAYS_SO.pattern.test(nearWords(turn.text));
}

/** Whether a no of the turn is none to the offer. */
export function meansElse(call: CallText, turn: Utterance): boolean {
	return answersElse(call, turn) || thanksBack(call, turn);
}

/** "May I ask who the other two are?" "No.": a no to that is none to the offer. */
function answersElse({ turns }: CallText, turn: Utterance | undefined): boolean {
	const before = turn && turns[turn.index - 1];
	const isBare = turn !== undefined && BARE_NO.test(turn.text.trim());
	return isBare && before !== undefined && ASKS_TO_KNOW.test(nearWords(before.text));
}

const BARE_NO = /^(?:no|nope|nah)[.!]?$/i;
const ASKS_TO_KNOW = /\b(?:(?:may|can|could) i ask|who|what|when|where|which|how|why)\b[^?]*\?$/i;

/** "Thanks so much." "No, thank you.": a thank-you, and no no. */
export function thanksBack({ turns }: CallText, turn: Utterance): boolean {
	return THANKS_BACK.test(nearWords(turn.text)) && THANKS.test(nearWords(turns[turn.index - 1]?.text ?? ''));
}

const THANKS = /\bthank(?:s| you)\b/i;
const THANKS_BACK = /^no[,.]? thank you\b/i;
