/** What the words of a turn promise plainly, where the weights read nothing. */

import { datesIn } from '#language/dates/dates.ts';
import { wholeSentences } from '#language/sentences.ts';
import { type CallText, sideOf } from '../call-text.ts';
import { deedsIn } from '../candidates/deeds.ts';
import { NO } from '../cues.ts';
import type { Commitment } from '../facts.ts';
import { FARTHEST } from '../near-words.ts';
import { promiseIn } from '../promise.ts';
import type { Utterance } from '../utterances.ts';
import { asksOnlyAtTheEnd, commitment, dayIn } from './commitment.ts';
import { HAS_READY, INVITES, NAMED_COLLEAGUE_DOES } from './further-deed-cues.ts';
import { pointsBack, thingBefore } from './named-thing.ts';
import { WILL_NOT } from './no-promise-cues.ts';
import { TAKES_UP } from './promise-cues.ts';
import { FOR_THEM, NOT_SURE, SURE_DEED } from './sure-cues.ts';

/** In a share of the call: what is promised without a day is promised at the end. */
const CLOSING = 0.7;

/** What a turn says plainly that its speaker will do: with a day, or for the other side at the end of the call. */
export function ownDeeds(call: CallText, turn: Utterance): Commitment[] {
	const isClosing = turn.index >= call.turns.length * CLOSING;
	const isOwn = (one: string) =>
		!NOT_SURE.pattern.test(one) &&
		!WILL_NOT.pattern.test(one) &&
		((isSure(one) && dayIn(turn, one) !== null) ||
			isAnswered(call, turn, one) ||
			deedsIn(one).some(({ clause }) => isSoon(clause) || (isClosing && FOR_THEM.pattern.test(clause))));
	const sentences = wholeSentences(turn.text.slice(0, FARTHEST)).filter(
		(one) => (!one.endsWith('?') || asksOnlyAtTheEnd(one)) && isOwn(one),
	);
	if (sentences.length === 0 || turn.text.length > FARTHEST) return [];
	const told = commitment(turn, isOwn, 'words');
	return told.when !== null || sentences.some((one) => deedsIn(one).length > 0) ? [told] : [];
}

function isSure(sentence: string): boolean {
	return [SURE_DEED, HAS_READY, NAMED_COLLEAGUE_DOES, INVITES].some(({ pattern }) => pattern.test(sentence));
}

/** "I send you by Friday", where the turn before asked for it. */
export function isAnswered(call: CallText, turn: Utterance, sentence: string): boolean {
	return pointsBack(sentence) && dayIn(turn, sentence) !== null && thingBefore(call, turn, sentence) !== undefined;
}

/** Whether words name a day, not merely an hour or a season. */
function isSoon(words: string): boolean {
	return datesIn(words).some(
		({ when: { weekday, day, relative, offset = 0, in: count } }) =>
			weekday !== undefined ||
			day !== undefined ||
			((relative === 'day' || relative === 'week') && offset >= 0) ||
			(count !== undefined && count.count >= 0 && count.unit !== 'month' && count.unit !== 'year'),
	);
}

/** "That would be useful, if you could send me his name." */
const WISHES_FOR = /^(?:[\w' ]{1,40}, )?if you could /i;

/** What a turn asks of the other side, or offers it, where that says yes in the next. */
export function takenUpDeeds(call: CallText, turn: Utterance): Commitment[] {
	const reply = call.turns[turn.index + 1];
	if (reply === undefined || sideOf(call, reply) === sideOf(call, turn) || sideOf(call, reply) === 'other') return [];
	if (NO.pattern.test(reply.text.slice(0, AT_ONCE))) return [];
	const sentences = wholeSentences(turn.text.slice(0, FARTHEST));
	const day = dayIn(reply, wholeSentences(reply.text)[0] ?? '');
	const saysDay = day !== null && reply.text.indexOf(day) < AT_ONCE;
	if (!TAKES_UP.pattern.test(reply.text) && !saysDay) return [];
	return (['asked', 'offered'] as const).flatMap((manner): Commitment[] => {
		const quote = sentences.findLast((one) => deedsIn(one.replace(WISHES_FOR, 'could you '), manner).length > 0);
		if (quote === undefined) return [];
		const when = dayIn(turn, quote) ?? (saysDay && manner === 'asked' ? day : null);
		const owner = manner === 'asked' ? reply.speaker : turn.speaker;
		return [{ lines: [turn.number], confidence: 1, by: 'words', owner, quote, when, ...promiseIn(quote, when) }];
	});
}

/** In characters. */
const AT_ONCE = 40;
